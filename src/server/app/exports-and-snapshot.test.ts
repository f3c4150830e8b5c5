import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { uncertaintyOf } from '@andrum/release/disclosure/uncertainty.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Overview } from '#contract/rounds/overview.ts'
import { findInstrument } from '#core/instrument/shipped.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { testApp } from '#test/app/test-app.ts'
import { expectedCells, texts } from '#test/data-exits/expected-cells.ts'
import { readXlsx } from '#test/data-exits/read-xlsx.ts'
import { snapshotRows } from '#test/data-exits/snapshot-rows.ts'
import { signedIn } from '#test/factories/people.ts'

/** Every file and answer with figures, held against the rows of the snapshot, read past the product's own code. */

const server = await testApp({ config: { demo: true } })
await seedDemo(server.deps)

const snapshot = await snapshotRows(server.database)
const { organisationId, rounds, tree, scoresIn, causesIn, sharedIn, shownIn } = snapshot

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
      const expected = expectedCells(
        snapshot,
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
