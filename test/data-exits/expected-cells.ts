import type { DisclosedCauses, DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { uncertaintyOf } from '@andrum/release/disclosure/show-answers.ts'
import { zones } from '@andrum/release/zone.ts'
import { findInstrument } from '#core/instrument/shipped.ts'
import { overviewExport as exportEn } from '#text/en/exported-files.ts'
import { overview as overviewEn } from '#text/en/overview.ts'
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
import { overviewExport as exportSv } from '#text/sv/exported-files.ts'
import { overview as overviewSv } from '#text/sv/overview.ts'
import type { XlsxCell } from './read-xlsx.ts'
import type { SnapshotRound, SnapshotRows } from './snapshot-rows.ts'

export const texts = { sv: exportSv, en: exportEn }
const figureTexts = { sv: overviewSv, en: overviewEn }
type Language = keyof typeof texts

/** The expected cell in CSV and in Excel. */
type Expected = { readonly csv: string; readonly xlsx: XlsxCell }

/**
 * A unit's cells by heading, computed from the stored rows alone.
 * @param order names of all units, in the order of the file
 */
export function expectedCells(
  { tree, scoresIn, causesIn, sharedIn, shownIn }: SnapshotRows,
  round: SnapshotRound,
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
  const said = (shown: string): Expected => {
    const text = shown.replaceAll('\u2060', '')
    return { csv: text, xlsx: text === '' ? null : { text } }
  }
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
  const ofScores = (show: (figure: DisclosedScores, from: SnapshotRound) => Expected) =>
    scores === null ? hidden : show(scores.figure, scores.from)
  const ofCauses = (show: (figure: DisclosedCauses, from: SnapshotRound) => Expected) =>
    causes === null ? hidden : show(causes.figure, causes.from)
  const answers = ({ answers: { lo } }: DisclosedScores | DisclosedCauses) =>
    said(answersWords(words, lo, round.smallest_group))
  return new Map<string, Expected>([
    [t.together, said(groupWords(words, namedIn(tree, round, others, order)))],
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

/** Units in the order of the file, with the names for people directly in them. */
const namedIn = (
  tree: SnapshotRows['tree'],
  round: SnapshotRound,
  ids: readonly string[],
  order: readonly string[],
) =>
  tree
    .filter(({ round_id, unit_id }) => round_id === round.id && ids.includes(unit_id))
    .map(({ unit_id, name }) => ({
      id: unit_id,
      name,
      direct: tree.some(({ round_id, parent_id }) => round_id === round.id && parent_id === unit_id),
    }))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))

/** Excel counts days from 30 December 1899. */
const excelDay = (day: string) => Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000)
