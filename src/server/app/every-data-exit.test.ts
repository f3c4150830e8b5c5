import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { RoundFile } from '@andrum/record-log/log/round-file.ts'
import type { DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { uncertaintyOf } from '@andrum/release/disclosure/show-answers.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import type { MeasureHistory, MeasurePlan } from '#contract/measures/measures.ts'
import type { Overview } from '#contract/rounds/overview.ts'
import type { ToldRounds } from '#contract/rounds/told-rounds.ts'
import { findInstrument } from '#core/instrument/shipped.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { operationsOf } from '#test/data-exits/document.ts'
import { expectedCells, texts } from '#test/data-exits/expected-cells.ts'
import { numberPlaces, numbersIn } from '#test/data-exits/numbers.ts'
import { readXlsx } from '#test/data-exits/read-xlsx.ts'
import { releasedFigures } from '#test/data-exits/released-figures.ts'
import { setUpNumbers } from '#test/data-exits/set-up-numbers.ts'
import { readSimulated } from '#test/data-exits/simulated.ts'
import { snapshotRows } from '#test/data-exits/snapshot-rows.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp({ config: { demo: true } })
await seedDemo(server.deps)

const simulated = await readSimulated(server.database)
const { read, rounds } = simulated
const { id: organisationId } = simulated.organisation
const { rows, withoutReleased, withoutCauses, withoutTold, withoutFile, checkCsv } =
  await releasedFigures(simulated)
// A unit of this organisation: the demo has another organisation, and the order of the rows is not defined.
const [{ id: anyUnit } = { id: '' }] = await read<{ id: string }>(
  'select id from unit where organisation_id = $1 and parent_id is null',
  [organisationId],
)

const people = {
  hr: 'hr@exempelbolaget.example',
  'safety representative': 'skyddsombud@exempelbolaget.example',
  manager: 'chef@exempelbolaget.example',
  owner: 'agare@exempelbolaget.example',
  employee: 'anna@exempelbolaget.example',
}

/** A request for every reading endpoint of the document, with every round and every import. */
async function callsOf(
  browser: Browser,
): Promise<{ name: EndpointName; answer: Awaited<ReturnType<Browser['send']>> }[]> {
  const reading = (await operationsOf(browser)).filter(({ method }) => method === 'get')
  const names = reading.map(({ operationId }) => operationId as EndpointName)
  const imports = await read<{ id: string }>('select id from member_import')
  const measures = await read<{ id: string }>('select id from measure')
  const calls = names
    .filter((name) => endpoints[name].egress === 'checked')
    .flatMap((name) => {
      const { path } = endpoints[name]
      const query = name === 'listListedPeople' ? { unitId: anyUnit } : {}
      if (path.includes(':roundId'))
        return rounds.map(({ id }) => ({ name, params: { organisationId, roundId: id }, query }))
      if (path.includes(':importId'))
        return imports.map(({ id }) => ({ name, params: { organisationId, importId: id }, query: {} }))
      if (path.includes(':measureId'))
        return measures.map(({ id }) => ({ name, params: { organisationId, measureId: id }, query: {} }))
      const asked = /overview/i.test(name) ? [{}, ...rounds.map(({ id }) => ({ round: id }))] : [{}]
      return asked.map((query) => ({ name, params: { organisationId }, query }))
    })
  const answers = []
  for (const { name, params, query } of calls)
    answers.push({ name, answer: await browser.call(name, { params, query }) })
  return answers
}

test.each(Object.entries(people))(
  'as %s, no answer of the API and no file has a number that is neither released nor set-up',
  { timeout: 300_000 },
  async (_, email) => {
    const allowed = await setUpNumbers(simulated)
    const browser = await signedIn(server, { email })
    let figures = 0
    for (const { name, answer } of await callsOf(browser)) {
      if (answer.status >= 400) continue
      if (name === 'exportOverview' || name === 'exportDemoOverview') {
        figures += checkCsv(answer.text)
        continue
      }
      const isOverview = name === 'readOverview' || name === 'readDemoOverview'
      if (isOverview) figures += numbersIn(answer.body).length
      const isOfPlan = name === 'readMeasurePlan' || name === 'readMeasure'
      const left = isOverview
        ? withoutReleased(answer.body as Overview)
        : isOfPlan
          ? withoutCauses(answer.body as MeasurePlan | MeasureHistory)
          : name === 'listToldRounds'
            ? withoutTold(answer.body as ToldRounds)
            : name === 'readRoundFile'
              ? withoutFile(answer.body as RoundFile)
              : answer.body
      for (const { path, value } of numbersIn(left)) {
        const rule = allowed[path]
        expect(rule?.(value) ?? false, `${name} ${path} = ${value}`).toBe(true)
      }
    }
    // The demo's own page is open to all of them.
    expect(figures).toBeGreaterThan(1000)
  },
)

test('hidden rows say nothing but that they are hidden, whatever the reason', () => {
  const hidden = rows.filter(({ figure }) => figure === null)
  expect(hidden.length).toBeGreaterThan(5)
  expect(new Set(hidden.map(({ within_id }) => within_id))).toEqual(new Set([null]))
})

test('what changes something for an organisation answers with set-up and no other number', async () => {
  const allowed = Object.keys(await setUpNumbers(simulated))
  for (const { operationId, responses } of await operationsOf(server.browser())) {
    if (endpoints[operationId as EndpointName].egress !== 'changes') continue
    for (const [status, { content = {} }] of Object.entries(responses)) {
      if (!status.startsWith('2')) continue
      const places = Object.values(content).flatMap(({ schema }) => numberPlaces(schema))
      const unknown = places.filter((place) => !allowed.includes(place))
      expect(unknown, `${operationId} says how many where nobody has judged it`).toEqual([])
    }
  }
})

/** Files and answers with figures are also compared with the rows of the snapshot, read by SQL and not by the product. */
const snapshot = await snapshotRows(server.database)
const { rounds: releasedRounds, tree, scoresIn, causesIn, sharedIn, shownIn } = snapshot

const hr = await signedIn(server, { email: 'hr@exempelbolaget.example' })
const visitor = server.browser()

const csvRows = (text: string, delimiter: string): string[][] => parse(text, { bom: true, delimiter })

const asked = releasedRounds.flatMap((round) =>
  (['sv', 'en'] as const).flatMap((language) =>
    (['the organisation', 'the demo'] as const).map((from) => ({ from, round, language })),
  ),
)

test.each(asked.map((one) => [`${one.from}, ${one.round.name}, ${one.language}`, one] as const))(
  'CSV and Excel files have each figure of the snapshot and no other: %s',
  async (_, { from, round, language }) => {
    const file = (format: string) => {
      const query = { round: round.id, lang: language, format }
      return from === 'the demo'
        ? visitor.call('exportDemoOverview', { query })
        : hr.call('exportOverview', { params: { organisationId }, query })
    }
    const units = tree.filter(({ round_id }) => round_id === round.id)
    const csv = await file('csv')
    const xlsx = await file('xlsx')
    expect([csv.status, xlsx.status]).toEqual([200, 200])
    expect(xlsx.headers['content-disposition']).toMatch(/filename="[a-z]+-\d{4}-\d\d-\d\d\.xlsx"$/)
    const [head = [], ...lines] = csvRows(csv.text, language === 'sv' ? ';' : ',')
    const sheets = readXlsx(xlsx.bytes)
    const [headXlsx = [], ...rowsXlsx] = sheets.get(texts[language]['sheet.figures']) ?? []
    expect(headXlsx).toEqual(head.map((text) => ({ text })))
    expect([lines.length, rowsXlsx.length]).toEqual([units.length, units.length])

    const named = head.indexOf(texts[language].unit)
    const ofNames = ['organisation', 'unit', 'parent', 'questions'] as const
    let compared = 0
    lines.forEach((line, at) => {
      const unit = units.find(({ name }) => name === line[named])
      if (unit === undefined) throw new Error(`no unit ${line[named]}`)
      const expected = expectedCells(
        snapshot,
        round,
        unit.unit_id,
        language,
        lines.map((line) => line[named] ?? ''),
      )
      // The file has no column that this test does not know.
      const known = [...expected.keys(), ...ofNames.map((name) => texts[language][name])]
      expect(head.toSorted()).toEqual(known.toSorted())
      for (const [heading, { csv, xlsx }] of expected) {
        const column = head.indexOf(heading)
        expect(line[column], `${unit.name}, ${heading}`).toBe(csv)
        expect(rowsXlsx[at]?.[column] ?? null, `${unit.name}, ${heading}`).toEqual(xlsx)
        compared += 1
      }
    })
    expect(compared).toBeGreaterThan(units.length * 10)
    // The explaining sheet has facts about the round and no figure of a unit.
    const guide = sheets.get(texts[language]['sheet.guide']) ?? []
    expect(guide).toContainEqual([{ text: texts[language].round }, { text: round.name }])
  },
)

test('a file of the demo is written once, however many ask for it', async () => {
  let processes = 0
  const count = () => {
    processes += 1
  }
  const query = { round: releasedRounds[0]?.id ?? '', lang: 'en', format: 'xlsx' }
  const first = await visitor.call('exportDemoOverview', { query })
  subscribe('child_process', count)
  const again = await Promise.all([
    visitor.call('exportDemoOverview', { query }),
    visitor.call('exportDemoOverview', { query }),
  ])
  unsubscribe('child_process', count)
  for (const { status, headers, bytes } of again) {
    expect([status, headers['content-type']]).toEqual([200, first.headers['content-type']])
    expect(bytes.equals(first.bytes)).toBe(true)
  }
  expect(processes).toBe(0)
})

test.each(releasedRounds.map((round) => [round.name, round] as const))(
  'the overview that pages are drawn from has each figure of the snapshot and no other: %s',
  async (_, round) => {
    const query = { round: round.id }
    const answers = [
      await hr.call('readOverview', { params: { organisationId }, query }),
      await visitor.call('readDemoOverview', { query }),
    ]
    const spread = findInstrument(round.instrument_id, round.instrument_version)?.referenceSpread ?? 0
    for (const { body } of answers) {
      const { units } = body as Overview
      expect(units).toHaveLength(tree.filter(({ round_id }) => round_id === round.id).length)
      for (const { id, name, figure, together, lastShown, causes, trend } of units) {
        const scores = scoresIn(round.id, id)
        expect(figure, name).toEqual(scores && scoresView(scores, spread))
        const shared = sharedIn(round.id, id)
        expect(together && together.figure, name).toEqual(shared && scoresView(shared, spread))
        expect(together?.units.map((unit) => unit.id).toSorted(), name).toEqual(shared?.together?.toSorted())
        const last = scores === null ? shownIn(round, id, scoresIn) : null
        expect(lastShown, name).toEqual(
          last && { roundId: last.from.id, figure: scoresView(last.figure, spread) },
        )
        const released = causesIn(round.id, id)
        expect(causes, name).toEqual(
          released && {
            n: released.answers.lo,
            participation: released.participation,
            causes: released.causes,
          },
        )
        for (const step of trend) {
          const then = scoresIn(step.roundId, id)
          const view = then && scoresView(then, spread)
          expect(step.figure, name).toEqual(
            view && { n: view.n, mean: view.mean, uncertainty: view.uncertainty },
          )
        }
      }
    }
  },
)

const scoresView = (figure: DisclosedScores, spread: number) => ({
  n: figure.answers.lo,
  participation: figure.participation,
  mean: figure.total,
  dims: figure.categories,
  zones: figure.zones,
  uncertainty: uncertaintyOf(figure.answers, spread),
})
