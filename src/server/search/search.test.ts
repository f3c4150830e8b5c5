import { describe, expect, onTestFinished, test } from 'vitest'
import type { SearchHits } from '#contract/search/endpoints.ts'
import { serveMetrics } from '#server/platform/metrics/serve-metrics.ts'
import type { Browser } from '#test/app/browser.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { measureDesk } from '#test/organisation/measure-desk.ts'

const desk = await measureDesk()
const { addMeasure, addRisk, employee, hr, leader, organisationId, params, representative, server } = desk

const shop = desk.risk('Butik').unitId

/** Puts somebody on the list in Butik, by name. */
async function listed(name: string, email: string) {
  const { memberId } = await makeMember(server, { in: { organisationId, unitId: shop }, email })
  await asSuperuser(server.database, 'update member set name = $1 where id = $2', [name, memberId])
}

await listed('Anna Butiksdotter', 'anna.b@example.com')
await listed('Åsa ÖBERG', 'asa.o@example.com')
const owner = await somebodyElse('owner')
await addMeasure(await addRisk('Butik'), { title: 'Butiken stänger tidigare' })
await addMeasure(await addRisk('Ekonomi'), { title: 'Ekonomi utan möten på fredagar' })
await addMeasure(await addRisk('Butik'), {
  title: 'Butikens schema',
  owner: { memberId: leader.memberId },
})

async function somebodyElse(...roles: ('owner' | 'hr')[]) {
  const member = await makeMember(server, { in: { organisationId, unitId: shop }, roles })
  return { ...member, browser: await signedIn(server, member) }
}

const search = (browser: Browser, words: string) =>
  browser.call('searchOrganisation', { params, body: { words } })

/** A person's hits, by kind and name. */
async function hits(browser: Browser, words: string) {
  const answer = await search(browser, words)
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  const { units, people, rounds, measures } = answer.body as SearchHits
  return {
    units: units.map(({ name }) => name),
    people: people.map(({ name }) => name),
    rounds: rounds.map(({ name }) => name),
    measures: measures.map(({ title }) => title),
  }
}

describe('each role finds what it may read, and nothing else', () => {
  test.each([
    ['HR', hr.browser, ['Butik'], ['Anna Butiksdotter'], ['Butiken stänger tidigare', 'Butikens schema']],
    ['the owner', owner.browser, ['Butik'], ['Anna Butiksdotter'], []],
    [
      'the safety representative',
      representative.browser,
      ['Butik'],
      [],
      ['Butiken stänger tidigare', 'Butikens schema'],
    ],
    // Leads only Kontor, and owns one measure elsewhere.
    ['a manager', leader.browser, [], [], ['Butikens schema']],
  ] as const)('%s', async (_, browser, units, people, measures) => {
    expect(await hits(browser, 'butik')).toEqual({ units, people, rounds: [], measures: expect.any(Array) })
    expect((await hits(browser, 'butik')).measures.toSorted()).toEqual([...measures])
  })

  test('a manager finds the units led with what is below them, and the round that asked them', async () => {
    expect((await hits(leader.browser, 'ekonomi')).units).toEqual(['Ekonomi'])
    expect((await hits(leader.browser, 'bolaget')).units).toEqual([])
    expect((await hits(leader.browser, 'hösten')).rounds).toEqual(['Hösten'])
  })

  test.each([
    ['HR', hr.browser],
    ['the owner', owner.browser],
    ['the safety representative', representative.browser],
  ])('%s finds a round', async (_, browser) => {
    expect((await hits(browser, 'hösten')).rounds).toEqual(['Hösten'])
  })

  test('a unit leads to the round that shows it, for those who read figures alone', async () => {
    const unitFor = async (browser: Browser) =>
      ((await search(browser, 'ekonomi')).body as SearchHits).units[0]?.roundId
    expect(await unitFor(hr.browser)).toBe(desk.round.roundId)
    expect(await unitFor(owner.browser)).toBeNull()
  })

  test('an employee without a role is refused, and somebody of another organisation learns nothing', async () => {
    expect(await search(employee.browser, 'butik')).toMatchObject({ status: 403 })
    const place = await makeOrganisation(server)
    const stranger = await signedIn(server, await makeMember(server, { in: place, roles: ['hr', 'owner'] }))
    expect(await search(stranger, 'butik')).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    const there = await stranger.call('searchOrganisation', {
      params: { organisationId: place.organisationId },
      body: { words: 'butik' },
    })
    expect(there.body).toEqual({ units: [], people: [], rounds: [], measures: [], more: false })
  })
})

describe('what is typed', () => {
  test('words are found in any order, in the name, the address or the number', async () => {
    expect((await hits(hr.browser, 'butiksdotter ANNA')).people).toEqual(['Anna Butiksdotter'])
    expect((await hits(hr.browser, 'anna.b@')).people).toEqual(['Anna Butiksdotter'])
    for (const words of ['åsa öberg', 'ÅSA', 'öberg', 'Öberg å'])
      expect((await hits(hr.browser, words)).people).toEqual(['Åsa ÖBERG'])
    expect((await hits(hr.browser, 'butiksdotter bertil')).people).toEqual([])
  })

  test('somebody who has left is not found', async () => {
    await listed('Lena Lämnat', 'lena@example.com')
    expect((await hits(hr.browser, 'lena')).people).toEqual(['Lena Lämnat'])
    await asSuperuser(server.database, "update member set left_at = now() where email = 'lena@example.com'")
    expect((await hits(hr.browser, 'lena')).people).toEqual([])
  })

  test('a name of two parts is found by small letters, wherever its capitals are', async () => {
    await listed('Anna-Karin ÅHLÉN-Öst', 'ak@example.com')
    for (const words of ['anna-karin', 'KARIN', 'åhlén', 'ÖST', 'karin åhlén-'])
      expect([words, (await hits(hr.browser, words)).people]).toEqual([words, ['Anna-Karin ÅHLÉN-Öst']])
  })

  test.each(['%%', '__', '\\\\', "o'ne --", '" or 1=1', '🙂🙂'])('%s is taken literally', async (words) => {
    expect(await hits(hr.browser, words)).toEqual({ units: [], people: [], rounds: [], measures: [] })
  })

  test.each(['', ' ', 'a', 'a '.repeat(60), 'å'.repeat(101)])(
    '“%s” is too short or too long',
    async (words) => {
      expect(await search(hr.browser, words)).toMatchObject({ status: 400 })
    },
  )

  test('at most six of a kind are shown, and it is said that there are more', async () => {
    for (let at = 0; at < 8; at += 1) await listed(`Vikarie ${at}`, `vikarie${at}@example.com`)
    const { people, more } = (await search(hr.browser, 'vikarie')).body as SearchHits
    expect([people.map(({ name }) => name), more]).toEqual([
      [0, 1, 2, 3, 4, 5].map((at) => `Vikarie ${at}`),
      true,
    ])
  })
})

test('no log, no audit entry, no metric and no row of the database has what was searched for', async () => {
  server.log.length = 0
  const words = ['Hemligasson', 'hemligasson@example.com']
  for (const one of words) expect((await search(hr.browser, one)).status).toBe(200)
  expect((await search(hr.browser, `${'hemligasson '.repeat(20)}`)).status).toBe(400)
  await hr.browser.send({
    method: 'POST',
    url: `/api/v1/organisations/${organisationId}/searches`,
    payload: '{"words":"hemligasson',
    headers: { 'content-type': 'application/json' },
  })
  expect(server.log.length).toBeGreaterThan(3)
  const tables = await asSuperuser<{ name: string }>(
    server.database,
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(50)
  for (const { name } of tables) {
    const text = `select 1 as there from ${name} one where one::text ilike '%hemligasson%' limit 1`
    expect([name, await asSuperuser(server.database, text)]).toEqual([name, []])
  }
  expect(JSON.stringify(server.log).toLowerCase()).not.toContain('hemligasson')
  const { port, close } = await serveMetrics(server.deps, { host: '127.0.0.1', port: 0 })
  onTestFinished(close)
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toContain('/searches')
  expect(metrics.toLowerCase()).not.toContain('hemligasson')
})
