import { expect, test } from 'vitest'
import type { MeasureHistory, MeasurePlan, RiskView } from '#contract/measures.ts'
import type { Overview } from '#contract/overview.ts'
import { type EndpointName, paths } from '#contract/paths.ts'
import type { ToldRounds } from '#contract/told-rounds.ts'
import { uncertaintyOf } from '#core/disclosure/uncertainty.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { dataExits } from '#test/data-exits/data-exits.ts'
import { operationsOf } from '#test/data-exits/document.ts'
import { numberPlaces, numbersIn, numbersInText } from '#test/data-exits/numbers.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { overviewExport as exportTexts } from '#text/sv/overview-export.ts'

const server = await testApp({ config: { demo: true } })
await seedDemo(server.deps)

const read = <Row extends object>(sql: string, values: unknown[] = []) =>
  asSuperuser<Row>(server.database, sql, values)

const [organisation] = await read<{ id: string; members: string; units: string; smallest: number }>(
  `select id, smallest_group as smallest, (select count(*) from member where organisation_id = o.id and left_at is null) as members,
     (select count(*) from unit where organisation_id = o.id and closed_at is null) as units from organisation o`,
)
if (organisation === undefined) throw new Error('there is no simulated organisation')
const organisationId = organisation.id

const rounds = await read<{
  id: string
  state: string
  instrument_id: string
  invited: number
  smallest_group: number
}>('select id, state, instrument_id, invited, smallest_group from round order by opened_at')

/** The released rows as they are in the database, read past the product's own code. */
const rows = await read<{
  round_id: string
  run: string
  unit_id: string
  figure: unknown
  within_id: string | null
}>('select round_id, run, unit_id, figure, within_id from snapshot_figure')
const stored = new Map(rows.map((row) => [`${row.run} ${row.round_id} ${row.unit_id}`, row.figure]))

const valuesOf = (figure: unknown) => numbersIn(figure).map(({ value }) => value)

const spreadOf = (roundId: string) => {
  const id = rounds.find((round) => round.id === roundId)?.instrument_id
  return shippedInstruments.find((instrument) => instrument.id === id)?.referenceSpread ?? Number.NaN
}

/** The figures of a row, and the ± that follows from the shown number of answers and from nothing else. */
function allowedBy(run: 'scores' | 'causes', roundId: string, unitId: string): number[] {
  const figure = stored.get(`${run} ${roundId} ${unitId}`)
  if (figure === null || figure === undefined) return []
  const { answers } = figure as { answers: Parameters<typeof uncertaintyOf>[0] }
  return [...valuesOf(figure), uncertaintyOf(answers, spreadOf(roundId))]
}

/** What is left of an answer when all figures of snapshots, each held against its own row, are taken out. */
function withoutReleased(overview: Overview): unknown {
  const chosen = overview.round?.id ?? ''
  for (const unit of overview.units) {
    const { figure, causes, lastShown, lastShownCauses, trend, otherTrend } = unit
    const held = [
      { shown: figure, allowed: allowedBy('scores', chosen, unit.id) },
      { shown: causes, allowed: allowedBy('causes', chosen, unit.id) },
      { shown: lastShown?.figure, allowed: allowedBy('scores', lastShown?.roundId ?? '', unit.id) },
      {
        shown: lastShownCauses?.causes,
        allowed: allowedBy('causes', lastShownCauses?.roundId ?? '', unit.id),
      },
      ...[...trend, ...otherTrend].map((one) => ({
        shown: one.figure,
        allowed: allowedBy('scores', one.roundId, unit.id),
      })),
    ]
    for (const { shown, allowed } of held) {
      for (const { path, value } of numbersIn(shown)) {
        expect(allowed, `${unit.name} ${path} = ${value}`).toContain(value)
      }
    }
  }
  return {
    ...overview,
    units: overview.units.map(
      ({ figure, causes, lastShown, lastShownCauses, trend, otherTrend, ...rest }) => rest,
    ),
  }
}

/** What is left of the plan, or of one measure, when the figure of each cause is taken out, held against its own row. */
function withoutCauses(body: MeasurePlan | MeasureHistory): unknown {
  const held = (risk: Omit<RiskView, 'measures'>) => {
    const { result, unit } = risk
    const allowed = result === null ? [] : allowedBy('causes', result.round.id, unit.id)
    for (const { path, value } of numbersIn(result)) {
      expect(allowed, `${unit.name} ${path} = ${value}`).toContain(value)
    }
    return { ...risk, result: null }
  }
  return 'risks' in body ? { ...body, risks: body.risks.map(held) } : { ...body, risk: held(body.risk) }
}

/** What is left of what employees are told when the figure of each unit is taken out, held against its own row. */
function withoutTold({ rounds: told }: ToldRounds): unknown {
  return {
    rounds: told.map((round) => ({
      ...round,
      units: round.units.map(({ figure, ...unit }) => {
        const allowed = allowedBy('scores', round.id, unit.id)
        for (const { path, value } of numbersIn(figure)) {
          expect(allowed, `told of ${unit.name} ${path} = ${value}`).toContain(value)
        }
        return unit
      }),
    })),
  }
}

/**
 * Every other number that may leave, by its place: set-up, counted again from the tables. A new one has to be added here.
 */
async function setUp(): Promise<Record<string, (value: number) => boolean>> {
  const unitSizes = (
    await read<{ n: string }>(
      'select (select count(*) from member m where m.unit_id = u.id and m.left_at is null) as n from unit u',
    )
  ).map(({ n }) => Number(n))
  const lists = await read<Record<string, number | null>>(
    'select invited, joined, gone, brief from round_unit union all select invited, joined, gone, null from round',
  )
  // People on a list who have no address: all of a round, and of each unit.
  const withoutAddress = (
    await read<{ n: string }>(
      `select count(*) as n from invitation i join member m on m.id = i.member_id
       where m.email is null and m.left_at is null group by grouping sets ((i.round_id), (i.round_id, i.unit_id))`,
    )
  ).map(({ n }) => Number(n))
  const lackAddress = (value: number) => value === 0 || withoutAddress.includes(value)
  const inLists = (name: string) => (value: number) => lists.some((row) => row[name] === value)
  const limits = shippedInstruments.flatMap(({ limits: { total } }) => [total.yellow, total.red])
  const tenths = (value: number) => value % 10 === 0 && value >= 0 && value <= 100
  const anything = () => true
  return {
    '.rounds[].invited': (value) => rounds.some(({ invited }) => invited === value),
    '.invited': (value) => rounds.some(({ invited }) => invited === value),
    // Of the frozen list: who is asked, never who answered.
    ...Object.fromEntries(
      ['.rounds[].', '.', '.invitations[].list.all.', '.units[].', '.invitations[].list.group.'].flatMap(
        (place) => ['joined', 'gone', 'brief'].map((name) => [`${place}${name}`, inLists(name)]),
      ),
    ),
    '.invitations[].list.all.invited': (value) => rounds.some(({ invited }) => invited === value),
    '.invitations[].list.group.invited': inLists('invited'),
    '.units[].invited': inLists('invited'),
    '.units[].below': (value) => value <= Number(organisation?.members) + 100,
    '.unusualAddresses': (value) => value === 0,
    '.withoutAddress': lackAddress,
    '.units[].people': lackAddress,
    '.units[].printed.slips': lackAddress,
    '.printing.slips': lackAddress,
    '.round.smallestGroup': (value) => rounds.some((round) => round.smallest_group === value),
    '.rounds[].smallestGroup': (value) => rounds.some((round) => round.smallest_group === value),
    '.smallestGroup': (value) => value === organisation?.smallest,
    '.round.limits.yellow': (value) => limits.includes(value),
    '.round.limits.red': (value) => limits.includes(value),
    '.rounds[].limits.yellow': (value) => limits.includes(value),
    '.rounds[].limits.red': (value) => limits.includes(value),
    '.units[].depth': (value) => value < 10,
    '.units[].members': (value) => unitSizes.includes(value),
    '.members': (value) => value === Number(organisation?.members),
    // Of the employer's own list: addresses that take no mail. None in the demo.
    '.refusedAddresses': (value) => value === 0,
    '.units': (value) => value === Number(organisation?.units),
    '.total': (value) => value === Number(organisation?.members) || inLists('invited')(value),
    // Background jobs that staff had tried again or gave up.
    '.jobs': anything,
    // What the organisation has promised, in working days.
    '.health.workingDays': (value) => value === 2,
    // Within how many days a receiver promises to answer: set-up.
    '.receivers[].workingDays': (value) => value === 2,
    // Of the whole scope, in steps of ten.
    // What HR has judged, and how often it was changed.
    ...Object.fromEntries(
      ['.risks[].', '.risk.'].flatMap((of) =>
        ['likelihood', 'consequence'].map((name) => [`${of}${name}`, (value) => value >= 1 && value <= 5]),
      ),
    ),
    ...Object.fromEntries(
      ['.', '.measure.', '.risk.', '.risks[].', '.risks[].measures[].'].map((of) => [
        `${of}version`,
        (value) => value >= 1 && value < 10,
      ]),
    ),
    // What HR has chosen for the next round, before anybody is asked.
    '.plans[].version': (value) => value >= 1 && value < 10,
    '.plans[].everyMonths': (value) => value === 2 || value === 3,
    '.plans[].daysOpen': (value) => value <= 60,
    '.plans[].reminders[]': (value) => value <= 60,
    '.rounds[].participationStep': tenths,
    '.participationStep': tenths,
    '.rounds[].progress.percent': anything,
    '.progress.percent': anything,
    // Of the organisation's own files.
    ...Object.fromEntries(
      ['.imports[]', ''].flatMap((from) =>
        [
          'progress',
          'report.lines',
          'report.errorCount',
          'report.errors[].line',
          'report.warnings[].line',
          ...['added', 'changed', 'moved', 'removed', 'kept', 'identitiesChanged'].flatMap((what) => [
            `report.members.${what}`,
            `report.units.${what}`,
          ]),
          // Of the employer's own list, whoever answered.
          ...['peopleBefore', 'peopleAfter', 'newcomers'].map((what) => `report.unitChanges[].${what}`),
        ].map((name) => [`${from}.${name}`, anything]),
      ),
    ),
    // Of questions that everybody reads.
    '.answers[].score': (value) => value >= 1 && value <= 5,
    '.limits.yellow': (value) => limits.includes(value),
    '.limits.red': (value) => limits.includes(value),
    '.invitations[].round.smallestGroup': (value) => value >= 8,
  }
}

const people = {
  hr: 'hr@exempelbolaget.example',
  'safety representative': 'skyddsombud@exempelbolaget.example',
  manager: 'chef@exempelbolaget.example',
  owner: 'agare@exempelbolaget.example',
  employee: 'anna@exempelbolaget.example',
}

/** Every reading endpoint of the document, with every round and every import there is. */
async function callsOf(
  browser: Browser,
): Promise<{ name: EndpointName; answer: Awaited<ReturnType<Browser['send']>> }[]> {
  const reading = (await operationsOf(browser)).filter(({ method }) => method === 'get')
  const names = reading.map(({ operationId }) => operationId as EndpointName)
  const imports = await read<{ id: string }>('select id from member_import')
  const measures = await read<{ id: string }>('select id from measure')
  const calls = names
    .filter((name) => dataExits[name] === 'walked')
    .flatMap((name) => {
      const { path } = paths[name]
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

const [{ id: anyUnit } = { id: '' }] = await read<{ id: string }>('select id from unit limit 1')

const unitNames = new Map(
  (await read<{ unit_id: string; name: string }>('select distinct unit_id, name from round_unit')).map(
    ({ unit_id, name }) => [unit_id, name],
  ),
)

/** Every number that words may make of the released figures of a unit: shares as per cent, an interval by its middle. */
function inWordsOf(unit: string): number[] {
  return [...stored].flatMap(([key, figure]) => {
    const [run = '', roundId = '', unitId = ''] = key.split(' ')
    if (figure === null || unitNames.get(unitId) !== unit) return []
    const { participation } = figure as { participation: { lo: number; hi: number } }
    const middle = Math.round(50 * (participation.lo + participation.hi))
    // "minst 90 %" and "högst 30 %" are how the coded ends are said.
    const ends = [...(participation.hi === 1 ? [90] : []), ...(participation.lo === 0 ? [30] : [])]
    const shares = valuesOf(figure).map((value) => Math.round(value * 100))
    return [...allowedBy(run as 'scores' | 'causes', roundId, unitId), ...shares, middle, ...ends]
  })
}

function checkCsv(text: string): number {
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '')))
  // From here on figures; before it names, round and date.
  const first = head.indexOf(exportTexts.answers)
  expect(first).toBeGreaterThan(0)
  let checked = 0
  for (const cells of lines) {
    for (const cell of cells.slice(first)) {
      for (const number of numbersInText(cell)) {
        // Names of rounds are beside the causes.
        if (number >= 2000) continue
        expect(inWordsOf(cells[1] ?? ''), `${cells[1]}: ${cell}`).toContain(number)
        checked += 1
      }
    }
  }
  return checked
}

test.each(Object.entries(people))(
  'as %s, no answer of the API and no file has a number that is neither released nor set-up',
  { timeout: 300_000 },
  async (_, email) => {
    const allowed = await setUp()
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
  const allowed = Object.keys(await setUp())
  for (const { operationId, responses } of await operationsOf(server.browser())) {
    if (dataExits[operationId as EndpointName] !== 'changes') continue
    for (const [status, { content = {} }] of Object.entries(responses)) {
      if (!status.startsWith('2')) continue
      const places = Object.values(content).flatMap(({ schema }) => numberPlaces(schema))
      const unknown = places.filter((place) => !allowed.includes(place))
      expect(unknown, `${operationId} says how many where nobody has judged it`).toEqual([])
    }
  }
})
