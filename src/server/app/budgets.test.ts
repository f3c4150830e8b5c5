import { expect, test } from 'vitest'
import type { EndpointRow } from '#contract/endpoint-row.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Me } from '#contract/identity/me.ts'
import type { KeyHolder, SignedIn } from '#core/access/actor.ts'
import { type Budget, budgets } from '#core/access/budgets.ts'
import { findKeyHolder } from '#server/identity/sessions/find-key-holder.ts'
import { consumeQuota } from '#server/platform/limits/within-limits.ts'
import { type Browser, openBrowser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { buildApp } from './app.ts'

const server = await testApp()
const place = await makeOrganisation(server)
const params = { organisationId: place.organisationId }

/** Uses up the hour's quota except `left`, without that many requests. */
async function useUp(budget: Budget, actor: SignedIn | KeyHolder | null, left: number): Promise<void> {
  if (actor === null) throw new Error('nobody is there')
  for (let n = left; n < budgets[budget]; n++) await consumeQuota(server.deps, actor, budget)
}

const actorOf = async (browser: Browser) =>
  ({
    kind: 'person',
    personId: ((await browser.call('readMe')).body as Me).person.id,
    opensOwn: true,
  }) as SignedIn

const somebodyWith = async (role: 'hr' | 'owner') => {
  const { email } = await makeMember(server, { in: place, roles: [role] })
  return signedIn(server, { email })
}

test('what has a budget an hour', () => {
  const rows = Object.entries<EndpointRow>(endpoints).filter(([, { budget }]) => budget !== undefined)
  const ofEach = Map.groupBy(rows, ([, { budget }]) => budget)
  expect(
    Object.fromEntries([...ofEach].map(([budget, group]) => [budget, group.map(([name]) => name).sort()])),
  ).toEqual({
    files: ['exportMe', 'exportMeasurePlan', 'exportMyFhir', 'exportOverview'],
    'list-changes': ['applyImport', 'readImportAgain', 'startImport', 'startListChange'],
    rounds: ['prepareRound'],
    mails: ['changeRole', 'foundCustomer'],
    outgoing: ['deliverAgain', 'makeWebhook', 'sendTestEvent', 'tryIntegration', 'writeSingleSignOn'],
  })
})

test('how much an hour has: enough for people, and an end for a stolen session (decision 621)', () => {
  expect(budgets).toEqual({ files: 100, 'list-changes': 400, rounds: 60, mails: 100, outgoing: 200 })
})

test('somebody who takes along file after file is stopped for the hour, on every instance, and nobody else is', async () => {
  const hr = await somebodyWith('hr')
  const take = (browser = hr) =>
    browser.call('exportMeasurePlan', { params, query: { lang: 'sv', format: 'csv' } })
  await useUp('files', await actorOf(hr), 2)
  expect((await take()).status).toBe(200)
  expect((await hr.call('exportMe')).status).toBe(200)
  const stopped = await take()
  expect(stopped).toMatchObject({ status: 429, body: { code: 'hour-used-up' } })
  const seconds = Number(stopped.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(3600)

  const instance = await buildApp(server.deps)
  const elsewhere = openBrowser(instance)
  for (const [name, value] of hr.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.call('exportMe')).body).toMatchObject({ code: 'hour-used-up' })
  await instance.close()

  expect((await take(await somebodyWith('hr'))).status).toBe(200)
  expect((await hr.call('readMeasurePlan', { params })).status).toBe(200)
  server.time.now = new Date(server.time.now.getTime() + 2 * 3_600_000)
  expect((await take()).status).toBe(200)
})

test('a program has the hour of its key', async () => {
  const [one, other] = [await withKey(server, place, ['figures']), await withKey(server, place, ['figures'])]
  const take = (browser: Browser) =>
    browser.call('exportOverview', { params, query: { lang: 'sv', format: 'csv' } })
  await useUp('files', await findKeyHolder(server.deps, one.secret), 1)
  expect((await take(one)).status).not.toBe(429)
  expect((await take(one)).status).toBe(429)
  expect((await take(other)).status).not.toBe(429)
})

test('a wrong request counts, and one that somebody may not make does not', async () => {
  const owner = await somebodyWith('owner')
  const employee = await signedIn(server, { email: (await makeMember(server, { in: place })).email })
  const wrong = { params, body: { email: 'nobody', role: 'king', gives: true } }
  await useUp('mails', await actorOf(employee), 0)
  expect((await employee.call('changeRole', wrong)).status).toBe(403)
  await useUp('mails', await actorOf(owner), 1)
  expect((await owner.call('changeRole', wrong)).status).toBe(400)
  expect((await owner.call('changeRole', wrong)).status).toBe(429)
})

test('somebody signed in who asks without end is slowed down, from whatever network, and others never notice', async () => {
  const somebody = await signedIn(server)
  const { person } = (await somebody.call('readMe')).body as Me
  for (let n = 0; n < 1197; n++) server.app.limitRequest('signed in', person.id)
  const ask = async (ip: string) => somebody.call('listMyMail', { ip })
  expect([(await ask('198.51.100.1')).status, (await ask('198.51.100.2')).status]).toEqual([200, 200])
  const refused = await ask('203.0.113.3')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(refused.headers['retry-after']).toBe('1')
  expect((await (await signedIn(server)).call('listMyMail')).status).toBe(200)
  server.time.now = new Date(server.time.now.getTime() + 1000)
  expect((await ask('198.51.100.1')).status).toBe(200)
})
