import type { RoundFile } from '@andrum/record-log/log/round-file.ts'
import { uncertaintyOf } from '@andrum/release/disclosure/show-answers.ts'
import { expect } from 'vitest'
import type { MeasureHistory, MeasurePlan, RiskView } from '#contract/measures/measures.ts'
import type { Overview } from '#contract/rounds/overview.ts'
import type { ToldRounds } from '#contract/rounds/told-rounds.ts'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { overviewExport as exportTexts } from '#text/sv/exported-files.ts'
import { numbersIn, numbersInText } from './numbers.ts'
import type { Simulated } from './simulated.ts'

/** Compares the released figures in an answer with the rows in the database, and removes them from the answer. */
export async function releasedFigures({ read, rounds }: Simulated) {
  /** The released rows in the database, read without the product's own code. */
  const rows = await read<{
    round_id: string
    run: string
    unit_id: string
    figure: unknown
    within_id: string | null
  }>('select round_id, run, unit_id, figure, within_id from snapshot_figure')
  const stored = new Map(rows.map((row) => [`${row.run} ${row.round_id} ${row.unit_id}`, row.figure]))

  const unitNames = new Map(
    (await read<{ unit_id: string; name: string }>('select distinct unit_id, name from round_unit')).map(
      ({ unit_id, name }) => [unit_id, name],
    ),
  )

  const valuesOf = (figure: unknown) => numbersIn(figure).map(({ value }) => value)

  const spreadOf = (roundId: string) => {
    const id = rounds.find((round) => round.id === roundId)?.instrument_id
    return shippedInstruments.find((instrument) => instrument.id === id)?.referenceSpread ?? Number.NaN
  }

  /** The figures of a row, and the ± that follows from the shown number of answers only. */
  function allowedBy(run: 'scores' | 'causes', roundId: string, unitId: string): number[] {
    const figure = stored.get(`${run} ${roundId} ${unitId}`)
    if (figure === null || figure === undefined) return []
    const { answers } = figure as { answers: Parameters<typeof uncertaintyOf>[0] }
    return [...valuesOf(figure), uncertaintyOf(answers, spreadOf(roundId))]
  }

  /** The rest of an answer without the figures of snapshots, each of which is compared with its own row. */
  function withoutReleased(overview: Overview): unknown {
    const chosen = overview.round?.id ?? ''
    for (const unit of overview.units) {
      const { figure, together, causes, lastShown, lastShownCauses, trend, otherTrend } = unit
      const held = [
        { shown: figure ?? together?.figure, allowed: allowedBy('scores', chosen, unit.id) },
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
        ({ figure, together, causes, lastShown, lastShownCauses, trend, otherTrend, ...rest }) => ({
          ...rest,
          together: together?.units,
        }),
      ),
    }
  }

  /** The rest of the plan or of a measure without the figures of causes, each of which is compared with its own row. */
  function withoutCauses(body: MeasurePlan | MeasureHistory): unknown {
    const held = (risk: Omit<RiskView, 'measures'>) => {
      const { result, unit } = risk
      const allowed = result === null ? [] : allowedBy('causes', result.round.id, result.unit.id)
      for (const { path, value } of numbersIn(result)) {
        expect(allowed, `${unit.name} ${path} = ${value}`).toContain(value)
      }
      return { ...risk, result: null }
    }
    return 'risks' in body ? { ...body, risks: body.risks.map(held) } : { ...body, risk: held(body.risk) }
  }

  /** The rest of what employees may read without the figures of units, each of which is compared with its own row. */
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

  /** The rest of a round's file without its figures, each of which must equal its row: hidden units stay hidden. */
  function withoutFile({ figures, ...rest }: RoundFile): unknown {
    for (const { run, unit, figure } of figures) {
      expect(figure).toEqual(stored.get(`${run} ${rest.round} ${unit}`))
      const recorded = rest.released?.record.units.find((one) => one.run === run && one.unit === unit)
      expect(recorded?.figure === null).toBe(figure === null)
    }
    return rest
  }

  /** The numbers that words may contain about a unit's released figures: shares as per cent, and the middle of an interval. */
  function inWordsOf(unit: string): number[] {
    return [...stored].flatMap(([key, figure]) => {
      const [run = '', roundId = '', unitId = ''] = key.split(' ')
      if (figure === null || unitNames.get(unitId) !== unit) return []
      const { participation } = figure as { participation: { lo: number; hi: number } }
      const middle = Math.round(50 * (participation.lo + participation.hi))
      // "minst 90 %" and "högst 30 %" are the words for the coded ends.
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
    // The figures begin here; before them are names, round and date.
    const first = head.indexOf(exportTexts.answers)
    expect(first).toBeGreaterThan(0)
    let checked = 0
    for (const cells of lines) {
      for (const cell of cells.slice(first)) {
        for (const number of numbersInText(cell)) {
          // The names of rounds are beside the causes.
          if (number >= 2000) continue
          expect(inWordsOf(cells[1] ?? ''), `${cells[1]}: ${cell}`).toContain(number)
          checked += 1
        }
      }
    }
    return checked
  }

  return { rows, withoutReleased, withoutCauses, withoutTold, withoutFile, checkCsv }
}
