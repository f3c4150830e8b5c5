import { describe, expect, test } from 'vitest'
import type { ApiKeyView } from '#contract/integrations/api-key.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { withKey } from '#test/factories/api-key.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { organisationOf } from '#test/organisation/import-calls.ts'

const server = await testApp()

async function company() {
  const { place, browser } = await organisationOf(server, 'owner')
  const params = { organisationId: place.organisationId }
  const make = (scopes: readonly string[], name = 'Personalsystemet', headers = {}) =>
    browser.call('makeApiKey', { params, body: { name, scopes }, headers })
  const list = async () =>
    ((await browser.call('listApiKeys', { params })).body as { keys: ApiKeyView[] }).keys
  return { place, browser, params, make, list }
}

type Made = { readonly key: ApiKeyView; readonly secret: string }

const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } })

test('an owner makes a key, whose secret is told once and stored nowhere', async () => {
  const { make, list, params } = await company()
  const made = await make(['people', 'figures'])
  expect(made.status).toBe(201)
  const { key, secret } = made.body as Made
  expect(secret).toMatch(/^ak_[\w-]{43}$/)
  expect(key).toMatchObject({ name: 'Personalsystemet', scopes: ['people', 'figures'], usedOn: null })
  expect(await list()).toEqual([key])
  const stored = await asSuperuser(server.database, 'select * from api_key where organisation_id = $1', [
    params.organisationId,
  ])
  expect(JSON.stringify(stored)).not.toContain(secret.slice(3))
  expect(JSON.stringify(server.log)).not.toContain(secret)
})

test('a key opens what it was made for, in its own organisation, and the day is noted', async () => {
  const { make, list, params } = await company()
  const { secret } = (await make(['people'])).body as Made
  const asked = server.browser()
  expect((await asked.call('listMembers', { params, ...bearer(secret) })).status).toBe(200)
  expect((await asked.call('readOverview', { params, ...bearer(secret) })).status).toBe(403)
  const elsewhere = { organisationId: (await company()).params.organisationId }
  expect((await asked.call('listMembers', { params: elsewhere, ...bearer(secret) })).status).toBe(403)
  expect(await list()).toMatchObject([{ usedOn: '2026-03-02' }])
})

test('a key that has ended opens nothing from then on, and cannot be ended again', async () => {
  const { browser, make, list, params } = await company()
  const { key, secret } = (await make(['people'])).body as Made
  const asked = () => server.browser().call('listUnits', { params, ...bearer(secret) })
  expect((await asked()).status).toBe(200)
  const end = () => browser.call('endApiKey', { params: { ...params, keyId: key.id } })
  expect((await end()).status).toBe(204)
  const after = await asked()
  expect(after).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  expect(await list()).toEqual([])
  expect((await end()).status).toBe(404)
  // A key that never existed gets the same answer.
  const never = await server.browser().call('listUnits', { params, ...bearer(`ak_${'a'.repeat(43)}`) })
  expect([never.status, never.text]).toEqual([after.status, after.text])
})

describe('a form sent twice', () => {
  const headers = { 'idempotency-key': 'samma' }

  test('makes one key, with one secret, which opens', async () => {
    const { make, list, params } = await company()
    const send = () => make(['figures', 'people'], 'Personalsystemet', headers)
    // Two presses of the button at once, both waiting to write, and a retry because no answer came.
    const both = await whileHeld(server.database, { hold: 'lock table api_key in share mode' }, [send, send])
    const again = await send()
    for (const { status, body } of both) expect([status, body]).toEqual([201, again.body])
    const { key, secret } = again.body as Made
    expect(await list()).toEqual([key])
    expect((await server.browser().call('listUnits', { params, ...bearer(secret) })).status).toBe(200)
    const made = await asSuperuser(
      server.database,
      "select from audit_entry where action = 'api-key-made' and organisation_id = $1",
      [params.organisationId],
    )
    expect(made).toHaveLength(1)
  })

  test('is two keys in two organisations, and opens only its own', async () => {
    const [here, there] = [await company(), await company()]
    const [one, other] = [
      await here.make(['people'], 'A', headers),
      await there.make(['people'], 'A', headers),
    ]
    expect((one.body as Made).secret).not.toBe((other.body as Made).secret)
  })

  test('with something else, or for a key that has ended since, is refused', async () => {
    const { browser, make, list, params } = await company()
    const { key } = (await make(['people'], 'Kalendern', headers)).body as Made
    const conflict = { status: 409, body: { code: 'idempotency-conflict' } }
    expect(await make(['people'], 'Lönerna', headers)).toMatchObject(conflict)
    expect(await make(['people', 'rounds'], 'Kalendern', headers)).toMatchObject(conflict)
    await browser.call('endApiKey', { params: { ...params, keyId: key.id } })
    expect(await make(['people'], 'Kalendern', headers)).toMatchObject(conflict)
    expect(await list()).toEqual([])
  })
})

test('the session of a browser does not stand in for a key that is sent', async () => {
  const { browser, params } = await company()
  expect((await browser.call('listMembers', { params })).status).toBe(200)
  const answer = await browser.call('listMembers', { params, ...bearer(`ak_${'b'.repeat(43)}`) })
  expect(answer.status).toBe(401)
})

test('nobody else’s key can be ended, and a key needs a name and something it is for', async () => {
  const mine = await company()
  const other = await company()
  const { key } = (await other.make(['rounds'])).body as Made
  const params = { ...mine.params, keyId: key.id }
  expect((await mine.browser.call('endApiKey', { params })).status).toBe(404)
  expect((await mine.make([])).status).toBe(400)
  expect((await mine.make(['people'], '  ')).status).toBe(400)
  expect((await mine.make(['everything'])).status).toBe(400)
})

test('the log has who made and ended a key, and what it is called', async () => {
  const { browser, make, params } = await company()
  const { key } = (await make(['rounds'], 'Kalendern')).body as Made
  server.time.now = new Date(server.time.now.getTime() + 1000)
  await browser.call('endApiKey', { params: { ...params, keyId: key.id } })
  const query = { about: 'integrations' }
  const { entries } = (await browser.call('listAuditEntries', { params, query })).body as {
    entries: { kind: string; called: string | null; by: { who: string } }[]
  }
  expect(entries).toMatchObject([
    { kind: 'api-key-ended', called: 'Kalendern', by: { who: 'person' } },
    { kind: 'api-key-made', called: 'Kalendern', by: { who: 'person' } },
  ])
})

test('a key reads the released figures byte for byte as HR does', async () => {
  const { database, deps } = server
  const organisation = await organise(database, [
    { name: 'Bolaget', members: 10 },
    { name: 'Lager', parent: 'Bolaget', members: 12 },
  ])
  const round = await releasedRound(
    database,
    { ...answeringDeps(database), keys: deps.keys, clock: deps.clock, time: server.time },
    organisation,
    () => ({ value: 2 }),
  )
  const [unitId = ''] = organisation.unitIds.values()
  const member = await makeMember(server, { in: { ...organisation, unitId }, roles: ['hr'] })
  const hr = await signedIn(server, { email: member.email })
  const key = await withKey(server, round, ['figures'])
  const params = { organisationId: round.organisationId }
  for (const name of ['readOverview', 'exportOverview'] as const) {
    const [seen, read] = [await hr.call(name, { params }), await key.call(name, { params })]
    expect(seen.status).toBe(200)
    expect([read.status, read.text]).toEqual([seen.status, seen.text])
  }
})
