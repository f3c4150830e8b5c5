import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AuditLog } from '#contract/people/audit-log.ts'
import { removeSecondFactors } from '#server/identity/factors/remove-second-factors.ts'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator, appOf, signInWithApp } from '#test/app/authenticator.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { withKey } from '#test/factories/api-key.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '#test/factories/people.ts'

const server = await testApp()
const minute = 60 * 1000
const later = (milliseconds = minute) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}

type Role = 'owner' | 'hr' | 'safety_representative' | 'manager'

/** A person with these roles, in a new organisation or in `place`, and its log. */
async function someone(roles: readonly Role[], place?: TestPlace) {
  const member = await makeMember(server, { in: place ?? (await makeOrganisation(server)), roles })
  return { ...member, params: { organisationId: member.organisationId } }
}

type Place = Pick<TestPlace, 'organisationId'>

/** The log's entries about access, read by a safety representative appointed for this test; their own reading is left out. */
async function accessIn({ organisationId }: Place): Promise<AuditLog['entries']> {
  const [unit] = await asSuperuser<{ id: string }>(
    server.database,
    'select id from unit where organisation_id = $1 limit 1',
    [organisationId],
  )
  const place = { organisationId, unitId: unit?.id ?? '' }
  const reader = await makeMember(server, { in: place, roles: ['safety_representative'] })
  await asSuperuser(server.database, "update member set name = 'Läsaren' where id = $1", [reader.memberId])
  const { body } = await (await signedIn(server, reader)).call('listAuditEntries', {
    params: { organisationId },
    query: { about: 'access', limit: '100' },
  })
  return (body as AuditLog).entries.filter(({ by }) => by.name !== 'Läsaren')
}

const kindsIn = async (place: Place) => (await accessIn(place)).map(({ kind }) => kind)

describe('a sign-in stands in the log', () => {
  test.each([
    ['owner', 'listRoles'],
    ['hr', 'readOverview'],
    ['safety_representative', 'listRoles'],
    ['manager', 'readMeasurePlan'],
  ] as const)('when %s works as that, once a session', async (role, endpoint) => {
    const place = await someone([role])
    const first = await signedIn(server, place)
    expect(await accessIn(place)).toEqual([])
    for (const browser of [first, first, await signedIn(server, place)]) {
      later()
      expect((await browser.call(endpoint, { params: place.params })).status).toBe(200)
    }
    expect(await kindsIn(place)).toEqual(['signed-in', 'signed-in'])
    const [entry] = await accessIn(place)
    expect(entry).toMatchObject({ by: { who: 'person', email: place.email }, member: null })
  })

  test('and not when the same person is there for themselves', async () => {
    const place = await someone(['manager'])
    const browser = await signedIn(server, place)
    for (const endpoint of [
      'readMe',
      'listMyResults',
      'readMyPlan',
      'listMyInvitations',
      'exportMe',
    ] as const)
      expect((await browser.call(endpoint)).status).toBe(200)
    for (const endpoint of ['listToldRounds', 'listToldMeasures'] as const)
      expect((await browser.call(endpoint, { params: place.params })).status).toBe(200)
    expect(await accessIn(place)).toEqual([])
  })

  test('never of an employee, whatever they ask for', async () => {
    const place = await someone([])
    const browser = await signInByMail(server, place.email)
    for (const endpoint of ['listToldRounds', 'readOverview', 'listRoles', 'listAuditEntries'] as const)
      await browser.call(endpoint, { params: place.params })
    expect((await browser.call('endMyOtherSessions')).status).toBe(204)
    await addAuthenticator(server, browser)
    expect(await accessIn(place)).toEqual([])
  })

  test('never where a second factor is missing, nor in another organisation', async () => {
    const [place, other] = [await someone(['hr']), await someone(['hr'])]
    const halfway = await signedIn(server, { email: place.email, mailedCodeAlone: true })
    expect((await halfway.call('readOverview', { params: place.params })).status).toBe(403)
    const browser = await signedIn(server, other)
    expect((await browser.call('readOverview', { params: place.params })).status).toBe(403)
    expect(await accessIn(place)).toEqual([])
  })
})

const wrong = (code: string) => (code === '11111111' ? '22222222' : '11111111')

/** Requests a code and gives a wrong one. */
async function guess(email: string) {
  const browser = server.browser()
  const { code } = await askForCode(server, email, { browser })
  return browser.call('signIn', { body: { email, code: wrong(code) } })
}

describe('a wrong code', () => {
  test.each(['owner', 'hr', 'safety_representative'] as const)(
    'for %s stands in the log, once an hour, by nobody known',
    async (role) => {
      const place = await someone([role])
      for (let n = 0; n < 3; n += 1) {
        expect((await guess(place.email)).status).toBe(401)
        await server.runJobs()
        later()
      }
      const entries = await accessIn(place)
      expect(entries).toMatchObject([
        { kind: 'sign-in-failed', by: { who: 'unknown', email: null }, member: { email: place.email } },
      ])
      later(61 * minute)
      await guess(place.email)
      await server.runJobs()
      expect(await kindsIn(place)).toEqual(['sign-in-failed', 'sign-in-failed'])
    },
  )

  test('for an employee or a manager stands nowhere', async () => {
    for (const roles of [[], ['manager']] as const) {
      const place = await someone(roles)
      await guess(place.email)
      await server.runJobs()
      expect(await accessIn(place)).toEqual([])
    }
  })

  test('is answered alike, and makes the same work, whoever has the address or nobody', async () => {
    const owner = await someone(['owner'])
    const employee = await someone([])
    const seen: unknown[] = []
    for (const email of [owner.email, employee.email, `${randomUUID()}@example.com`]) {
      const { status, text } = await guess(email)
      const jobs = (await server.runJobs()).map(({ name, data }) => [name, Object.keys(data).toSorted()])
      seen.push([status, text, jobs])
    }
    expect(seen[0]).toEqual([401, expect.any(String), [['note-failed-sign-in', ['at', 'codeId']]]])
    // Nor does the answer show whether a code was requested: somebody may be signing in just then.
    const body = { email: `${randomUUID()}@example.com`, code: '11111111' }
    const { status, text } = await server.browser().call('signIn', { body })
    const jobs = (await server.runJobs()).map(({ name, data }) => [name, Object.keys(data).toSorted()])
    seen.push([status, text, jobs])
    for (const one of seen.slice(1)) expect(one).toEqual(seen[0])
  })

  test('mailed to a private address stands nowhere: nobody can try whose it is', async () => {
    const place = await someone(['hr'])
    const own = `${randomUUID()}@example.net`
    await addPrivateAddress(server, await signInByMail(server, place.email), own)
    await guess(own)
    await server.runJobs()
    expect(await accessIn(place)).toEqual([])
  })

  test('of the second factor is one too', async () => {
    const place = await someone(['hr'])
    const browser = await signInByMail(server, place.email)
    const { key } = await addAuthenticator(server, browser)
    const right = appOf(key).generate({ timestamp: server.time.now.getTime() })
    const code = right === '111111' ? '222222' : '111111'
    later()
    expect((await browser.call('showSecondFactor', { body: { by: 'authenticator', code } })).status).toBe(401)
    expect(await kindsIn(place)).toEqual(['sign-in-failed', 'authenticator-added'])
  })

  test('of the second factor in a session of the private address stands nowhere', async () => {
    const place = await someone(['hr'])
    const browser = await signInByMail(server, place.email)
    await addPrivateAddress(server, browser, `${randomUUID()}@example.net`)
    await addAuthenticator(server, browser)
    later()
    const body = { by: 'recovery-code', code: 'aaaa-bbbb-cccc-dddd-eeee-ffff' }
    expect((await browser.call('showSecondFactor', { body })).status).toBe(401)
    expect(await kindsIn(place)).toEqual(['authenticator-added'])
  })
})

test('what becomes of the ways in of an owner stands in the log, by whom', async () => {
  const place = await someone(['owner'])
  const first = await signInByMail(server, place.email)
  const { key, recoveryCodes } = await addAuthenticator(server, first)
  later()
  const second = await signInWithApp(server, place.email, key)
  await second.call('showSecondFactor', { body: { by: 'recovery-code', code: recoveryCodes[0] } })
  later()
  await second.call('endMyOtherSessions')
  later()
  await second.call('makeRecoveryCodes')
  later()
  await second.call('removeAuthenticator')
  later()
  await addAuthenticator(server, second)
  later()
  expect(await removeSecondFactors(server.deps, place.email)).toBe(true)
  const entries = await accessIn(place)
  expect(entries.map(({ kind, by, member }) => [kind, by.who, by.email, member?.email])).toEqual([
    ['factors-removed', 'provider', null, place.email],
    ['authenticator-added', 'person', place.email, undefined],
    ['authenticator-removed', 'person', place.email, undefined],
    ['recovery-codes-made', 'person', place.email, undefined],
    ['sessions-ended', 'person', place.email, undefined],
    ['recovery-code-used', 'person', place.email, undefined],
    ['authenticator-added', 'person', place.email, undefined],
  ])
})

describe('what leaves the product', () => {
  const deps = answeringDeps(server.database)

  async function released() {
    const company = await organise(server.database, [{ name: 'Bolaget', members: 9 }])
    await releasedRound(server.database, deps, company, () => ({ value: 3 }), { name: 'Våren' })
    const place = { organisationId: company.organisationId, unitId: company.unitIds.get('Bolaget') ?? '' }
    const hr = await someone(['hr'], place)
    return { ...hr, browser: await signedIn(server, hr) }
  }

  test('figures and plan, by whom; reading them on a page does not', async () => {
    const { browser, params, email } = await released()
    await browser.call('readOverview', { params })
    await browser.call('readMeasurePlan', { params })
    for (const format of ['csv', 'xlsx']) {
      later()
      const file = await browser.call('exportOverview', { params, query: { format } })
      expect(file.status).toBe(200)
    }
    later()
    expect((await browser.call('exportMeasurePlan', { params })).status).toBe(200)
    const entries = await accessIn(params)
    expect(entries.map(({ kind, round, by }) => [kind, round, by.email])).toEqual([
      ['plan-exported', null, email],
      ['figures-exported', 'Våren', email],
      ['figures-exported', 'Våren', email],
      ['signed-in', null, email],
    ])
  })

  test('a program takes figures as a file or as JSON: by the name of its key, once a day', async () => {
    const { params } = await released()
    const program = await withKey(server, params, ['figures'])
    for (const endpoint of ['readOverview', 'exportOverview', 'exportOverview'] as const)
      expect((await program.call(endpoint, { params })).status).toBe(200)
    later(24 * 60 * minute)
    await program.call('readOverview', { params })
    const entries = await accessIn(params)
    expect(entries.map(({ kind, called, round, by }) => [kind, called, round, by.who])).toEqual([
      ['figures-exported', 'Personalsystemet', 'Våren', 'product'],
      ['figures-exported', 'Personalsystemet', 'Våren', 'product'],
    ])
  })

  test('that HR opens the page of support requests, by the day, whether there are any or not', async () => {
    const place = await someone(['hr'])
    const browser = await signedIn(server, place)
    await browser.call('listReceivedRequests')
    later(60 * minute)
    await browser.call('listReceivedRequests')
    expect(await accessIn(place)).toMatchObject([
      { kind: 'support-read', at: null, by: { email: place.email }, member: null },
    ])
    const manager = await someone(['manager'])
    await (await signedIn(server, manager)).call('listReceivedRequests')
    expect(await accessIn(manager)).toEqual([])
  })
})
