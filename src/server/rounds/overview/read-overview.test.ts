import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { overview as overviewContract } from '#contract/rounds/overview.ts'
import type { SeenUnits } from '#core/access/seen-units.ts'
import { djupanalys, findInstrument } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import { readDemoOverview } from '#server/demo/overview/read-demo-overview.ts'
import { asPerson, asRelease } from '#server/platform/db/transaction.ts'
import { readLogSize, storeCosignature } from '#server/rounds/record-log/record-log-repository.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise, type TestOrganisation } from '#test/factories/open-round.ts'
import { overviewFile } from './overview-sheets.ts'
import type { UnitFigures } from './overview-units.ts'
import { presentOverview } from './present-overview.ts'
import { type OverviewFacts, readOverview } from './read-overview.ts'

const database = await testDatabase()
const deps = answeringDeps(database)
const start = deps.time.now

beforeEach(() => {
  deps.time.now = start
})

const company = (options = {}) =>
  organise(
    database,
    [
      { name: 'Bolaget', members: 0 },
      { name: 'Butik', parent: 'Bolaget', members: 3 },
      { name: 'Kontor', parent: 'Bolaget', members: 10 },
      { name: 'Ekonomi', parent: 'Kontor', members: 9 },
      { name: '=Lager', parent: 'Bolaget', members: 12 },
    ],
    options,
  )

const read = (organisation: TestOrganisation, roundId?: string, sees: SeenUnits = 'all') =>
  readOverview(deps, { organisationId: organisation.organisationId, personId: null, sees }, roundId)

const csvOf = async (facts: OverviewFacts, language: Language) => {
  const { name, content } = await overviewFile(facts, language, 'csv')
  return { name, content: String(content) }
}

const unitNamed = (units: readonly UnitFigures[] | undefined, name: string): UnitFigures => {
  const found = units?.find((unit) => unit.name === name)
  if (found === undefined) throw new Error(`no unit ${name}`)
  return found
}

test('before the first release there is nothing to show, and no error', async () => {
  const organisation = await company()
  const facts = await read(organisation)
  expect(presentOverview(facts)).toMatchObject({ rounds: [], round: null, units: [] })
  expect((await csvOf(facts, 'sv')).content).toBe('\uFEFF\r\n')
})

test('HR sees every unit, each parent directly before its children, the small ones hidden', async () => {
  const organisation = await company()
  await releasedRound(database, deps, organisation, () => ({ value: 3 }))
  const { chosen } = await read(organisation)
  expect(chosen?.units.map(({ name, depth, scores }) => [name, depth, scores !== null])).toEqual([
    ['Bolaget', 0, true],
    ['=Lager', 1, true],
    ['Butik', 1, false],
    ['Kontor', 1, true],
    ['Ekonomi', 2, true],
  ])
})

test.each([
  ['has signed the log since the release', 0, 1, true],
  ['signed it two days ago', 0, 48, true],
  ['has been silent for longer', 0, 48.1, false],
  ['signed what came before it', -1, 1, false],
  ['has a clock that is ahead by hours', 0, -2, false],
])('a round is witnessed or not when its witness %s', async (_, records, hours, witnessed) => {
  const organisation = await company()
  await releasedRound(database, deps, organisation, () => ({ value: 3 }))
  const size = (await asPerson(database.pools.app, { personId: null }, readLogSize)) + records
  const at = new Date(deps.time.now.getTime() - hours * 3_600_000)
  const key = `skyddsombudet+${randomUUID()}`
  await asRelease(database.pools.release, {}, (tx) =>
    storeCosignature(tx, { size, key, note: '', line: '', at }),
  )
  const { round } = presentOverview(await read(organisation))
  expect(round?.witnessed).toBe(witnessed)
})

test('a round is witnessed when all that was recorded of it is, whatever was of another', async () => {
  const organisation = await company()
  const first = await releasedRound(database, deps, organisation, () => ({ value: 3 }))
  const size = await asPerson(database.pools.app, { personId: null }, readLogSize)
  const second = await releasedRound(database, deps, organisation, () => ({ value: 4 }))
  // The witness has signed the second round's opening, and not yet its release.
  await asSuperuser(
    database,
    `insert into round_record (organisation_id, round_id, kind, place, salt, record)
     values ($1, $2, 'round-opened', 0, decode(repeat('00', 32), 'hex'), '{}')`,
    [organisation.organisationId, second.roundId],
  )
  const cosignature = { size, key: `skyddsombudet+${randomUUID()}`, note: '', line: '', at: deps.time.now }
  await asRelease(database.pools.release, {}, (tx) => storeCosignature(tx, cosignature))
  const witnessed = async (roundId: string) =>
    presentOverview(await read(organisation, roundId)).round?.witnessed
  expect([await witnessed(first.roundId), await witnessed(second.roundId)]).toEqual([true, false])
})

test('what leaves is exactly what the contract says', async () => {
  const organisation = await company()
  await releasedRound(database, deps, organisation, () => ({ value: 3 }), { instrument: djupanalys })
  await releasedRound(database, deps, organisation, () => ({ value: 4, causes: true }), {
    instrument: djupanalys,
  })
  const shown = presentOverview(await read(organisation))
  expect(overviewContract.parse(shown)).toEqual(shown)
  expect(shown.round?.limits).toEqual({ yellow: 2.59, red: 3.02 })
  expect(shown.units[0]).toMatchObject({
    figure: { n: 30, mean: { at: 4 }, participation: { lo: 0.75, hi: 1 } },
    causes: { n: 30, causes: { demands: expect.anything() } },
  })
})

test('the newest round is shown unless another is asked for', async () => {
  const organisation = await company()
  const first = await releasedRound(database, deps, organisation, () => ({ value: 2 }))
  const second = await releasedRound(database, deps, organisation, () => ({ value: 4 }))
  const newest = await read(organisation)
  expect(newest.rounds.map(({ id }) => id)).toEqual([second.roundId, first.roundId])
  expect(newest.chosen?.round.id).toBe(second.roundId)
  expect((await read(organisation, first.roundId)).chosen?.round.id).toBe(first.roundId)
})

test('a certain change says since when and which way; the first round has none', async () => {
  const organisation = await company()
  const first = await releasedRound(database, deps, organisation, () => ({ value: 2 }))
  await releasedRound(database, deps, organisation, () => ({ value: 4 }))
  const { chosen } = await read(organisation)
  expect(unitNamed(chosen?.units, '=Lager')).toMatchObject({
    trend: [{ figure: { total: { at: 2 } } }, { figure: { total: { at: 4 } } }],
    change: { sinceRoundId: first.roundId, certain: true, direction: 'worse' },
  })
  expect(unitNamed(chosen?.units, 'Butik').change).toBeNull()
  expect(unitNamed((await read(organisation, first.roundId)).chosen?.units, '=Lager').change).toBeNull()
})

test('a unit without a new figure keeps its last one, with the round it is from', async () => {
  const organisation = await company()
  const first = await releasedRound(database, deps, organisation, () => ({ value: 2 }))
  await releasedRound(database, deps, organisation, ({ unit }) => (unit === '=Lager' ? null : { value: 2 }))
  const lager = unitNamed((await read(organisation)).chosen?.units, '=Lager')
  expect(lager).toMatchObject({
    scores: null,
    lastScores: { roundId: first.roundId, figure: { total: { at: 2 } } },
    change: null,
  })
})

test('rounds of different instruments are never put in one trend', async () => {
  const organisation = await company()
  await releasedRound(database, deps, organisation, () => ({ value: 2 }))
  const deep = await releasedRound(database, deps, organisation, () => ({ value: 4 }), {
    instrument: djupanalys,
  })
  const lager = unitNamed((await read(organisation)).chosen?.units, '=Lager')
  expect(lager.trend.map(({ roundId }) => roundId)).toEqual([deep.roundId])
  expect(lager.change).toBeNull()
})

test('rounds of two versions of one instrument are never put in one trend, and no change is said between them', async () => {
  const organisation = await company()
  const earlier = await releasedRound(database, deps, organisation, () => ({ value: 2, causes: true }), {
    instrument: findInstrument('djupanalys', '1.0') ?? djupanalys,
  })
  const later = await releasedRound(database, deps, organisation, () => ({ value: 4, causes: true }), {
    instrument: djupanalys,
  })
  const facts = await read(organisation)
  const lager = unitNamed(facts.chosen?.units, '=Lager')
  expect(lager.trend.map(({ roundId }) => roundId)).toEqual([later.roundId])
  expect(lager).toMatchObject({ change: null, lastCauses: null })
  expect(lager.otherScores.map(({ roundId }) => roundId)).toEqual([earlier.roundId])
  const rows = (await csvOf(facts, 'sv')).content.split('\r\n')
  expect(rows.find((row) => row.includes('Ekonomi'))).toContain(`Djupanalys ${djupanalys.version}`)
  const before = await read(organisation, earlier.roundId)
  expect((await csvOf(before, 'sv')).content).toContain('Djupanalys 1.0')
})

test('what another instrument showed stands beside the trend, each round with its own limits', async () => {
  const organisation = await company()
  const short = await releasedRound(database, deps, organisation, () => ({ value: 2 }))
  const deep = await releasedRound(database, deps, organisation, () => ({ value: 4, causes: true }), {
    instrument: djupanalys,
  })
  const shown = presentOverview(await read(organisation))
  expect(shown.rounds).toMatchObject([
    { id: deep.roundId, asksCauses: true, instrumentName: { sv: 'Djupanalys' }, limits: { yellow: 2.59 } },
    { id: short.roundId, asksCauses: false, limits: { yellow: 2.54, red: 2.96 } },
  ])
  expect(shown.units[0]?.otherTrend).toMatchObject([{ roundId: short.roundId, figure: { mean: { at: 2 } } }])
  expect(shown.units.find(({ name }) => name === 'Butik')?.otherTrend).toEqual([])
})

test('the causes of a round stand beside those last shown before it', async () => {
  const organisation = await company()
  const give = (value: number) => () => ({ value, causes: true })
  const first = await releasedRound(database, deps, organisation, give(2), { instrument: djupanalys })
  await releasedRound(database, deps, organisation, give(4), { instrument: djupanalys })
  const lager = unitNamed((await read(organisation)).chosen?.units, '=Lager')
  expect(lager.causes).not.toBeNull()
  expect(lager.lastCauses?.roundId).toBe(first.roundId)
})

test('a manager reads the units led and what lies below them, and no round that asked none of these', async () => {
  const organisation = await company()
  const round = await releasedRound(database, deps, organisation, () => ({ value: 3 }))
  const led = (name: string) => [organisation.unitIds.get(name) ?? '']
  const placed = async (name: string) =>
    (await read(organisation, undefined, led(name))).chosen?.units.map((unit) => [
      unit.name,
      unit.depth,
      unit.parentId,
    ])
  expect(await placed('Kontor')).toEqual([
    ['Kontor', 0, null],
    ['Ekonomi', 1, organisation.unitIds.get('Kontor')],
  ])
  expect(await placed('Butik')).toEqual([['Butik', 0, null]])
  const none = await read(organisation, undefined, [])
  expect(none).toMatchObject({ rounds: [], chosen: null })
  for (const sees of [[], [randomUUID()]]) {
    await expect(read(organisation, round.roundId, sees)).rejects.toMatchObject({ code: 'not-found' })
  }
})

test('a round of another organisation, and one that does not exist, are equally not found', async () => {
  const [mine, other] = [await company(), await company()]
  const theirs = await releasedRound(database, deps, other, () => ({ value: 3 }))
  await expect(read(mine, theirs.roundId)).rejects.toMatchObject({ code: 'not-found', details: {} })
  await expect(read(mine, randomUUID())).rejects.toMatchObject({ code: 'not-found', details: {} })
})

test('anybody sees the simulated organisation, and no other', async () => {
  await expect(readDemoOverview(deps)).rejects.toMatchObject({ code: 'not-found' })
  const real = await company()
  const round = await releasedRound(database, deps, real, () => ({ value: 3 }))
  const simulated = await company({ simulated: true, name: 'Exempel' })
  await releasedRound(database, deps, simulated, () => ({ value: 3 }))
  expect((await readDemoOverview(deps)).organisation).toMatchObject({ name: 'Exempel', simulated: true })
  await expect(readDemoOverview(deps, round.roundId)).rejects.toMatchObject({ code: 'not-found' })
})

test('the file has a row a unit, in the words of the page, and no cell that runs', async () => {
  const organisation = await company()
  await releasedRound(database, deps, organisation, ({ unit }) => ({ value: unit === '=Lager' ? 5 : 2 }))
  const facts = await read(organisation)
  const swedish = await csvOf(facts, 'sv')
  const rows = swedish.content.slice(1).trimEnd().split('\r\n')
  expect(swedish.name).toBe('oversikt-2026-03-02.csv')
  expect(rows).toHaveLength(6)
  expect(rows[0]).toContain('Enhet;Överordnad enhet;')
  expect(rows[2]).toContain(";'=Lager;Bolaget;")
  expect(rows[2]).toContain(';4,4 eller högre;')
  expect(rows[2]).toContain(';över 50\u00a0%')
  expect(rows[3]).toMatch(/;Butik;Bolaget;;(Visas inte;?)+$/)
  const english = (await csvOf(facts, 'en')).content
  expect(english).toContain('Unit,Parent unit,')
  expect(english).toContain(',4.4 or higher,')
})
