import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { DisclosedCauses, DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { uncertaintyOf } from '@andrum/release/disclosure/uncertainty.ts'
import { zones } from '@andrum/release/zone.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Overview } from '#contract/rounds/overview.ts'
import { findInstrument } from '#core/instrument/shipped.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { testApp } from '#test/app/test-app.ts'
import { readXlsx, type XlsxCell } from '#test/data-exits/read-xlsx.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { overview as overviewEn } from '#text/en/overview.ts'
import { overviewExport as exportEn } from '#text/en/overview-export.ts'
import {
  answersWords,
  type FigureTexts,
  groupWords,
  participationWords,
  scoreWords,
  shareWords,
} from '#text/figure-words.ts'
import { formatNumber, isoDay } from '#text/format.ts'
import { translate } from '#text/messages.ts'
import { overview as overviewSv } from '#text/sv/overview.ts'
import { overviewExport as exportSv } from '#text/sv/overview-export.ts'

/** Every file and answer with figures, held against the rows of the snapshot, read past the product's own code. */

const server = await testApp({ config: { demo: true } })
await seedDemo(server.deps)

const read = <Row extends object>(sql: string) => asSuperuser<Row>(server.database, sql)
type Stored = {
  readonly round_id: string
  readonly unit_id: string
  readonly run: string
  readonly figure: unknown
}
const rows = await read<Stored>('select round_id, unit_id, run, figure from snapshot_figure')
const stored = new Map(rows.map((row) => [`${row.run} ${row.round_id} ${row.unit_id}`, row.figure]))
const rounds = await read<{
  id: string
  name: string
  instrument_id: string
  instrument_version: string
  smallest_group: number
  closed_at: Date
}>(
  `select id, name, instrument_id, instrument_version, smallest_group, closed_at from round
   where state = 'released' order by closed_at desc`,
)
const tree = await read<{ round_id: string; unit_id: string; parent_id: string | null; name: string }>(
  'select round_id, unit_id, parent_id, name from round_unit',
)
const [organisation] = await read<{ id: string }>('select id from organisation')
const organisationId = organisation?.id ?? ''

function storedFigure<Figure extends DisclosedScores | DisclosedCauses>(key: string, shared: boolean) {
  const figure = (stored.get(key) ?? null) as Figure | null
  return (figure?.together !== undefined) === shared ? figure : null
}
const scoresIn = (roundId: string, unitId: string) =>
  storedFigure<DisclosedScores>(`scores ${roundId} ${unitId}`, false)
const causesIn = (roundId: string, unitId: string) =>
  storedFigure<DisclosedCauses>(`causes ${roundId} ${unitId}`, false)
/** The figure that a unit shares with others. */
const sharedIn = (roundId: string, unitId: string) =>
  storedFigure<DisclosedScores>(`scores ${roundId} ${unitId}`, true)

type Round = (typeof rounds)[number]

/** What a unit may show of a round: its own figure, else its last before of the same questions. */
function shownIn<Figure>(
  round: Round,
  unitId: string,
  find: (roundId: string, unitId: string) => Figure | null,
) {
  const sameQuestions = rounds
    .slice(rounds.indexOf(round))
    .filter(
      (one) =>
        one.instrument_id === round.instrument_id && one.instrument_version === round.instrument_version,
    )
  for (const one of sameQuestions) {
    const figure = find(one.id, unitId)
    if (figure !== null) return { figure, from: one }
  }
  return null
}

const texts = { sv: exportSv, en: exportEn }
const figureTexts = { sv: overviewSv, en: overviewEn }
type Language = keyof typeof texts

/** A cell as CSV has it, and as Excel has it. */
type Expected = { readonly csv: string; readonly xlsx: XlsxCell }

/**
 * The cells of a unit by their heading, made from the stored rows alone.
 * @param order names of all units, as the file has them
 */
function expectedOf(
  round: Round,
  unitId: string,
  language: Language,
  order: readonly string[],
): ReadonlyMap<string, Expected> {
  const t = texts[language]
  const words: FigureTexts = {
    language,
    t: (key, params) => translate(figureTexts[language], key, language, params),
  }
  const instrument = findInstrument(round.instrument_id, round.instrument_version)
  if (instrument === undefined) throw new Error('the instrument is gone')
  const said = (text: string): Expected => ({ csv: text, xlsx: text === '' ? null : { text } })
  const number = (value: number, decimals: number): Expected => ({
    csv: formatNumber(value, language, decimals),
    xlsx: { number: value, format: `0.${'0'.repeat(decimals)}` },
  })
  const score = (shown: DisclosedScores['total'] | undefined): Expected => {
    if (shown === undefined) return said('')
    return shown.end === undefined ? number(shown.at, 1) : said(scoreWords(words, shown))
  }
  const shared = sharedIn(round.id, unitId)
  const scores = shared === null ? shownIn(round, unitId, scoresIn) : { figure: shared, from: round }
  const others = shared?.together?.filter((id) => id !== unitId) ?? []
  const causes = shownIn(round, unitId, causesIn)
  const hidden = said(t.hidden)
  const ofScores = (show: (figure: DisclosedScores, from: Round) => Expected) =>
    scores === null ? hidden : show(scores.figure, scores.from)
  const ofCauses = (show: (figure: DisclosedCauses, from: Round) => Expected) =>
    causes === null ? hidden : show(causes.figure, causes.from)
  const answers = ({ answers: { lo } }: DisclosedScores | DisclosedCauses) =>
    said(answersWords(words, lo, round.smallest_group))
  return new Map<string, Expected>([
    [t.together, said(groupWords(words, namedIn(round, others, order)))],
    [t.round, ofScores((_, { name }) => said(name))],
    [
      t.closed,
      ofScores((_, { closed_at }) => {
        const day = isoDay(closed_at)
        return { csv: day, xlsx: { number: excelDay(day), format: 'yyyy-mm-dd' } }
      }),
    ],
    [t.answers, ofScores(answers)],
    [t.participation, ofScores(({ participation }) => said(participationWords(words, participation)))],
    [t.total, ofScores(({ total }) => score(total))],
    [
      t.uncertainty,
      ofScores((figure) => number(uncertaintyOf(figure.answers, instrument.referenceSpread), 2)),
    ],
    ...instrument.categories.map(
      ({ id, title }) => [title[language], ofScores(({ categories }) => score(categories[id]))] as const,
    ),
    ...zones.map(
      (zone) =>
        [t[`zone.${zone}`], ofScores((figure) => said(shareWords(words, figure.zones[zone])))] as const,
    ),
    ...((instrument.causes ?? []).length === 0
      ? []
      : ([
          [t.causesRound, ofCauses((_, { name }) => said(name))],
          [t.causesAnswers, ofCauses(answers)],
        ] as const)),
    ...(instrument.causes ?? []).map(
      ({ id, title }) =>
        [
          translate(t, 'cause', language, { title: title[language] }),
          ofCauses((figure) => score(figure.causes[id])),
        ] as const,
    ),
  ])
}

/** Units in the order of the file, as they are named where only those directly in them are meant. */
const namedIn = (round: Round, ids: readonly string[], order: readonly string[]) =>
  tree
    .filter(({ round_id, unit_id }) => round_id === round.id && ids.includes(unit_id))
    .map(({ unit_id, name }) => ({
      id: unit_id,
      name,
      direct: tree.some(({ round_id, parent_id }) => round_id === round.id && parent_id === unit_id),
    }))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))

/** Excel counts days from the last of 1899. */
const excelDay = (day: string) => Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000)

const hr = await signedIn(server, { email: 'hr@exempelbolaget.example' })
const visitor = server.browser()

const csvRows = (text: string, delimiter: string): string[][] => parse(text, { bom: true, delimiter })

const asked = rounds.flatMap((round) =>
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
      const expected = expectedOf(
        round,
        unit.unit_id,
        language,
        lines.map((line) => line[named] ?? ''),
      )
      // Nothing stands in the file that this test does not know.
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
    // What explains the file has the facts of the round and no figure of a unit.
    const guide = sheets.get(texts[language]['sheet.guide']) ?? []
    expect(guide).toContainEqual([{ text: texts[language].round }, { text: round.name }])
  },
)

test('a file of the demo is written once, however many ask for it', async () => {
  let processes = 0
  const count = () => {
    processes += 1
  }
  const query = { round: rounds[0]?.id ?? '', lang: 'en', format: 'xlsx' }
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

test.each(rounds.map((round) => [round.name, round] as const))(
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
