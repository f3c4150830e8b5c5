import { describe, expect, test } from 'vitest'
import type { RoleList } from '#contract/people/roles.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn, type TestMember } from '#test/factories/people.ts'
import { changeRoleAsProvider } from './change-role-as-provider.ts'

const server = await testApp()
const { database, deps } = server

/** An organisation with an owner, HR, a sitting safety representative and somebody without a role. */
async function company() {
  const place = await makeOrganisation(server, { name: 'Färghandeln' })
  const person = async (...roles: ('owner' | 'hr' | 'safety_representative')[]) => {
    const member = await makeMember(server, { in: place, roles })
    return { ...member, browser: await signedIn(server, { email: member.email }) }
  }
  const [owner, hr, sitting, anna] = [
    await person('owner'),
    await person('hr'),
    await person('safety_representative'),
    await person(),
  ]
  return { place, params: { organisationId: place.organisationId }, owner, hr, sitting, anna, person }
}

type Company = Awaited<ReturnType<typeof company>>
type Role = 'manager' | 'hr' | 'safety_representative' | 'owner'

const change = (browser: Browser, { params }: Company, who: TestMember, role: Role, gives: boolean) =>
  browser.call('changeRole', { params, body: { email: who.email, role, gives } })

async function rolesOf({ organisationId, memberId }: TestMember): Promise<string[]> {
  const rows = await asSuperuser<{ role: string }>(
    database,
    'select role from role_assignment where organisation_id = $1 and member_id = $2 order by role',
    [organisationId, memberId],
  )
  return rows.map(({ role }) => role)
}

const listed = async (browser: Browser, { params }: Company) =>
  (await browser.call('listRoles', { params })).body as RoleList

const decide = (browser: Browser, { params }: Company, requestId: string, confirms: boolean) =>
  browser.call('decideRoleRequest', { params: { ...params, requestId }, body: { confirms } })

/** Recipients of new mail since the last call, with its text. */
async function newMail(): Promise<Map<string, string>> {
  server.mail.received.length = 0
  await server.runJobs()
  return new Map(server.mail.received.map(({ recipients, text }) => [recipients[0] ?? '', text]))
}

describe('an owner', () => {
  test.each(['hr', 'owner', 'manager'] as const)('gives and ends the role %s', async (role) => {
    const here = await company()
    const { owner, anna } = here
    expect((await change(owner.browser, here, anna, role, true)).body).toEqual({ became: 'changed' })
    expect(await rolesOf(anna)).toEqual([role])
    expect((await change(owner.browser, here, anna, role, true)).body).toEqual({ became: 'unchanged' })
    const { holders } = await listed(owner.browser, here)
    expect(holders).toContainEqual(expect.objectContaining({ email: anna.email, role }))
    expect((await change(owner.browser, here, anna, role, false)).body).toEqual({ became: 'changed' })
    expect(await rolesOf(anna)).toEqual([])
  })

  test('leaves a trace, and mail to the person, to all with roles and to the safety representative', async () => {
    const here = await company()
    const { owner, hr, sitting, anna } = here
    await newMail()
    await change(owner.browser, here, anna, 'hr', true)
    const mails = await newMail()
    expect([...mails.keys()].sort()).toEqual([owner.email, hr.email, sitting.email, anna.email].sort())
    expect(mails.get(sitting.email)).toContain(`${anna.email} har fått rollen HR hos Färghandeln.`)
    await change(owner.browser, here, anna, 'hr', false)
    const after = await newMail()
    expect(after.get(anna.email)).toContain(`${anna.email} har inte längre rollen HR`)
    expect(after.size).toBe(4)
    const entries = await asSuperuser<{ action: string; details: object; person_id: string | null }>(
      database,
      "select action, details, person_id from audit_entry where organisation_id = $1 and action like 'role-%' order by action",
      [here.place.organisationId],
    )
    expect(entries).toMatchObject([
      { action: 'role-ended', details: { memberId: anna.memberId, role: 'hr', by: 'owner' } },
      { action: 'role-given', details: { memberId: anna.memberId, role: 'hr', by: 'owner' } },
    ])
    expect(entries.every(({ person_id }) => person_id !== null)).toBe(true)
  })

  test('who is the last one stays', async () => {
    const here = await company()
    const { owner, anna } = here
    expect(await change(owner.browser, here, owner, 'owner', false)).toMatchObject({
      status: 409,
      body: { code: 'last-owner' },
    })
    await change(owner.browser, here, anna, 'owner', true)
    expect((await change(owner.browser, here, owner, 'owner', false)).status).toBe(200)
    expect(await change(owner.browser, here, anna, 'owner', false)).toMatchObject({ status: 403 })
    expect(await rolesOf(owner)).toEqual([])
  })

  test('of two who end each other at the same time, one stays', async () => {
    const here = await company()
    const { owner } = here
    const other = await here.person('owner')
    const ended = await Promise.all([
      change(owner.browser, here, other, 'owner', false),
      change(other.browser, here, owner, 'owner', false),
    ])
    expect(ended.map(({ status }) => status).sort()).not.toEqual([200, 200])
    const left = [...(await rolesOf(owner)), ...(await rolesOf(other))]
    expect(left).toEqual(['owner'])
  })

  test('gives nothing to somebody who is not in the list', async () => {
    const here = await company()
    const stranger = await makeMember(server)
    expect(await change(here.owner.browser, here, stranger, 'hr', true)).toMatchObject({
      status: 422,
      body: { code: 'member-unknown' },
    })
  })
})

describe('HR', () => {
  test('gives itself nothing', async () => {
    const here = await company()
    for (const role of ['owner', 'hr', 'safety_representative', 'manager'] as const) {
      expect(await change(here.hr.browser, here, here.hr, role, true)).toMatchObject({ status: 403 })
    }
    expect(await rolesOf(here.hr)).toEqual(['hr'])
  })

  test('nor does the role that imports run in, whatever it is told to write', async () => {
    const here = await company()
    const { organisationId } = here.place
    const asImport = <T>(work: Parameters<typeof asHr<T>>[2]) =>
      asHr(deps.pools.app, { organisationId, personId: null }, work)
    await expect(
      asImport((tx) =>
        tx
          .insertInto('role_assignment')
          .values({
            organisationId,
            memberId: here.hr.memberId,
            role: 'owner',
            unitId: null,
          })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' })
    await asImport((tx) =>
      tx.deleteFrom('role_assignment').where('organisationId', '=', organisationId).execute(),
    )
    expect(await rolesOf(here.sitting)).toEqual(['safety_representative'])
  })
})

describe('a safety representative', () => {
  test('is appointed when a sitting one confirms it, and not before', async () => {
    const here = await company()
    const { owner, hr, sitting, anna } = here
    expect((await change(owner.browser, here, anna, 'safety_representative', true)).body).toEqual({
      became: 'asked',
    })
    expect(await rolesOf(anna)).toEqual([])
    const mails = await newMail()
    expect(mails.get(sitting.email)).toContain('Logga in och bekräfta eller säg nej.')
    expect(mails.get(hr.email)).not.toContain('Logga in och bekräfta')
    expect(mails.has('hej@andrum.example')).toBe(false)

    const [request] = (await listed(sitting.browser, here)).requests
    expect(request).toMatchObject({ email: anna.email, gives: true, mayDecide: true })
    expect((await listed(owner.browser, here)).requests).toMatchObject([{ mayDecide: false }])
    for (const { browser } of [owner, hr, anna]) {
      expect(await decide(browser, here, request?.id ?? '', true)).toMatchObject({ status: 403 })
    }
    expect((await decide(sitting.browser, here, request?.id ?? '', true)).status).toBe(200)
    expect(await rolesOf(anna)).toEqual(['safety_representative'])
    expect((await newMail()).get(anna.email)).toContain('har fått rollen skyddsombud')
    expect(await decide(sitting.browser, here, request?.id ?? '', true)).toMatchObject({ status: 404 })
  })

  test('is not removed without their own word, not even by another one', async () => {
    const here = await company()
    const { owner, sitting } = here
    const other = await here.person('safety_representative')
    expect((await change(owner.browser, here, sitting, 'safety_representative', false)).body).toEqual({
      became: 'asked',
    })
    const [request] = (await listed(other.browser, here)).requests
    expect(request).toMatchObject({ gives: false, mayDecide: false })
    expect(await decide(other.browser, here, request?.id ?? '', true)).toMatchObject({ status: 403 })
    expect(await rolesOf(sitting)).toEqual(['safety_representative'])

    await newMail()
    expect((await decide(sitting.browser, here, request?.id ?? '', false)).status).toBe(200)
    expect(await rolesOf(sitting)).toEqual(['safety_representative'])
    expect((await newMail()).get(owner.email)).toContain('har inte godkänt att')

    await change(owner.browser, here, sitting, 'safety_representative', false)
    const [again] = (await listed(sitting.browser, here)).requests
    await decide(sitting.browser, here, again?.id ?? '', true)
    expect(await rolesOf(sitting)).toEqual([])
  })

  test('where none sits, is asked of the provider, who confirms', async () => {
    const place = await makeOrganisation(server)
    const here = { ...(await company()), place, params: { organisationId: place.organisationId } }
    const owner = await makeMember(server, { in: place, roles: ['owner'] })
    const anna = await makeMember(server, { in: place })
    const browser = await signedIn(server, { email: owner.email })
    await change(browser, here, anna, 'safety_representative', true)
    expect((await newMail()).get('hej@andrum.example')).toContain('vill att')
    const asked = { organisationId: place.organisationId, email: anna.email.toUpperCase() }
    expect(await changeRoleAsProvider(deps, { ...asked, role: 'safety_representative', gives: true })).toBe(
      'changed',
    )
    expect(await rolesOf(anna)).toEqual(['safety_representative'])
    expect((await listed(browser, here)).requests).toEqual([])
    expect((await newMail()).get(owner.email)).toContain('Det gjordes av Andrum.')
  })
})

describe('the provider', () => {
  test('ends no last owner, and knows nobody who is not in the list', async () => {
    const here = await company()
    const ask = (email: string, gives: boolean) =>
      changeRoleAsProvider(deps, { ...here.params, email, role: 'owner', gives })
    await expect(ask(here.owner.email, false)).rejects.toMatchObject({ code: 'last-owner' })
    await expect(ask('nobody@example.com', true)).rejects.toMatchObject({ code: 'member-unknown' })
    expect(await ask(here.owner.email, true)).toBe('unchanged')
  })
})
