import { expect, test } from 'vitest'
import type { RoleList } from '#contract/people/roles.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { provider as scimProvider } from '#test/scim/scim-client.ts'
import { changeRoleAsProvider } from './change-role-as-provider.ts'

const server = await testApp()
const { database, deps } = server

async function company() {
  const place = await makeOrganisation(server, { name: 'Färghandeln' })
  const person = async (...roles: ('owner' | 'hr' | 'safety_representative')[]) => {
    const member = await makeMember(server, { in: place, roles })
    return { ...member, browser: await signedIn(server, { email: member.email }) }
  }
  const [owner, sol, mo] = [
    await person('owner'),
    await person('safety_representative'),
    await person('safety_representative'),
  ]
  const params = { organisationId: place.organisationId }
  const give = (email: string, role: string, gives = true) =>
    owner.browser.call('changeRole', { params, body: { email, role, gives } })
  const requests = async (browser: Browser) =>
    ((await browser.call('listRoles', { params })).body as RoleList).requests
  const decide = (browser: Browser, requestId: string, confirms: boolean) =>
    browser.call('decideRoleRequest', { params: { ...params, requestId }, body: { confirms } })
  return { place, params, owner, sol, mo, person, give, requests, decide }
}

const rolesOf = async (memberId: string) => {
  const rows = await asSuperuser<{ role: string }>(
    database,
    'select role from role_assignment where member_id = $1 order by role',
    [memberId],
  )
  return rows.map(({ role }) => role)
}

async function newMail(): Promise<Map<string, string>> {
  server.mail.received.length = 0
  await server.runJobs()
  return new Map(server.mail.received.map(({ recipients, text }) => [recipients[0] ?? '', text]))
}

test('a safety representative becomes HR by their own word alone, and says no as easily', async () => {
  const { sol, mo, owner, give, requests, decide } = await company()
  await newMail()
  expect((await give(sol.email, 'hr')).body).toEqual({ became: 'asked' })
  const mails = await newMail()
  expect(mails.get(sol.email)).toContain('Därför ändras ingenting förrän')
  expect(mails.get(sol.email)).toContain('Logga in och bekräfta eller säg nej.')
  expect(mails.get(mo.email)).not.toContain('Logga in och bekräfta')
  expect(mails.has('hej@andrum.example')).toBe(false)
  const [request] = await requests(sol.browser)
  expect(request).toMatchObject({ role: 'hr', gives: true, mayDecide: true })
  expect(await requests(mo.browser)).toMatchObject([{ mayDecide: false }])
  for (const { browser } of [mo, owner])
    expect(await decide(browser, request?.id ?? '', true)).toMatchObject({ status: 403 })
  expect((await decide(sol.browser, request?.id ?? '', false)).status).toBe(200)
  expect(await rolesOf(sol.memberId)).toEqual(['safety_representative'])
  expect((await newMail()).get(owner.email)).toContain('har inte godkänt att')

  await give(sol.email, 'hr')
  const [again] = await requests(sol.browser)
  expect((await decide(sol.browser, again?.id ?? '', true)).status).toBe(200)
  expect(await rolesOf(sol.memberId)).toEqual(['hr', 'safety_representative'])
})

test('both roles are asked for side by side, and neither twice', async () => {
  const { sol, give, requests } = await company()
  expect((await give(sol.email, 'hr')).body).toEqual({ became: 'asked' })
  expect((await give(sol.email, 'owner')).body).toEqual({ became: 'asked' })
  expect((await give(sol.email, 'hr')).body).toEqual({ became: 'unchanged' })
  expect((await give(sol.email, 'safety_representative', false)).body).toEqual({ became: 'asked' })
  expect((await requests(sol.browser)).map(({ role }) => role).sort()).toEqual([
    'hr',
    'owner',
    'safety_representative',
  ])
})

test('whose office has ended is asked for nothing any more, and gets the role at once', async () => {
  const { sol, place, give, requests, owner } = await company()
  await give(sol.email, 'hr')
  const asked = { organisationId: place.organisationId, email: sol.email, gives: false }
  await changeRoleAsProvider(deps, { ...asked, role: 'safety_representative' })
  expect(await requests(owner.browser)).toEqual([])
  expect((await give(sol.email, 'hr')).body).toEqual({ became: 'changed' })
})

test('somebody who is HR or owner too appoints nobody: that is for a representative who is not, or the provider', async () => {
  const { place, params, person, give, sol, mo, requests, decide } = await company()
  const anna = await person()
  for (const { email } of [sol, mo])
    await asSuperuser(
      database,
      `insert into role_assignment (organisation_id, member_id, role)
       select organisation_id, id, 'hr' from member where organisation_id = $1 and email = $2`,
      [params.organisationId, email],
    )
  await newMail()
  await give(anna.email, 'safety_representative')
  expect((await newMail()).get('hej@andrum.example')).toContain('vill att')
  const [request] = await requests(sol.browser)
  expect(request).toMatchObject({ mayDecide: false })
  expect(await decide(sol.browser, request?.id ?? '', true)).toMatchObject({ status: 403 })
  const asked = { organisationId: place.organisationId, email: anna.email, gives: true }
  expect(await changeRoleAsProvider(deps, { ...asked, role: 'safety_representative' })).toBe('changed')
})

test('an identity provider neither ends a representative by SCIM nor moves their address', async () => {
  const { place, ask, list } = await scimProvider(server)
  const sol = await makeMember(server, { in: place, roles: ['safety_representative'] })
  const active = (value: boolean) => ({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value }],
  })
  const address = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'agare@annat.example' }],
  }
  await ask('PATCH', `/Users/${sol.memberId}`, active(false))
  await ask('PATCH', `/Users/${sol.memberId}`, address)
  await ask('DELETE', `/Users/${sol.memberId}`)
  expect((await list()).find(({ id }) => id === sol.memberId)).toMatchObject({ email: sol.email, here: true })
  expect(await rolesOf(sol.memberId)).toEqual(['safety_representative'])
  const waiting = await asSuperuser(database, 'select 1 from identity_change where member_id = $1', [
    sol.memberId,
  ])
  expect(waiting).toEqual([])
})

test('nobody leaves the organisation, or the office, for a representative', async () => {
  const { params, sol } = await company()
  expect(await sol.browser.call('leaveOrganisation', { params })).toMatchObject({
    status: 409,
    body: { code: 'role-held' },
  })
  expect(await rolesOf(sol.memberId)).toEqual(['safety_representative'])
})
