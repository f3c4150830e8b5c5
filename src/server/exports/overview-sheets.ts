import type { DisclosedCauses, DisclosedScores } from '#core/disclosure/disclosed-figure.ts'
import { uncertaintyOf } from '#core/disclosure/uncertainty.ts'
import { zones } from '#core/zones/zone.ts'
import type { OverviewFacts, UnitFigures } from '#server/usecases/read-overview.ts'
import { overview as overviewEn } from '#text/en/overview.ts'
import { overviewExport as exportEn } from '#text/en/overview-export.ts'
import {
  answersWords,
  type FigureTexts,
  participationWords,
  scoreWords,
  shareWords,
} from '#text/figure-words.ts'
import { formatNumber, formatTableDate } from '#text/format.ts'
import type { Language } from '#text/language.ts'
import { translate } from '#text/messages.ts'
import { overview as overviewSv } from '#text/sv/overview.ts'
import { overviewExport as exportSv } from '#text/sv/overview-export.ts'
import { writeCsv } from './csv.ts'

const headings = { sv: exportSv, en: exportEn }
const figureTexts = { sv: overviewSv, en: overviewEn }

type Chosen = NonNullable<OverviewFacts['chosen']>
type Heading = keyof typeof exportSv

/** One column: its heading, and its cell for a unit. */
type Column = readonly [heading: string, cell: (unit: UnitFigures) => string]

export type OverviewFile = { readonly name: string; readonly content: string }

/** The overview as a file: a row a unit, each figure exactly as released, in the words of the page. */
export function overviewCsv(facts: OverviewFacts, language: Language): OverviewFile {
  const { chosen } = facts
  const columns = chosen === null ? [] : columnsOf(facts, chosen, language)
  const rows = chosen?.units.map((unit) => columns.map(([, cell]) => cell(unit))) ?? []
  const day = chosen === null ? '' : `-${formatTableDate(chosen.round.closedAt)}`
  return {
    name: `${headings[language].fileName}${day}.csv`,
    content: writeCsv([columns.map(([heading]) => heading), ...rows], language === 'sv' ? ';' : ','),
  }
}

function columnsOf(facts: OverviewFacts, chosen: Chosen, language: Language): Column[] {
  const say = (key: Heading, params?: Record<string, string>) => translate(headings[language], key, params)
  const words: FigureTexts = {
    language,
    t: (key, params) => translate(figureTexts[language], key, params),
  }
  const { organisation, rounds } = facts
  const { instrument, round, units } = chosen
  const organisationName = organisation.simulated
    ? say('simulated', { name: organisation.name })
    : organisation.name
  const unitNames = new Map(units.map(({ id, name }) => [id, name]))
  const roundOf = (roundId: string) => rounds.find(({ id }) => id === roundId)

  const ofScores = (show: (figure: DisclosedScores) => string) => (unit: UnitFigures) => {
    const figure = unit.scores ?? unit.lastScores?.figure
    return figure === undefined ? say('hidden') : show(figure)
  }
  const ofCauses = (show: (figure: DisclosedCauses) => string) => (unit: UnitFigures) => {
    const figure = unit.causes ?? unit.lastCauses?.figure
    return figure === undefined ? say('hidden') : show(figure)
  }
  const answers = ({ answers: { lo } }: DisclosedScores | DisclosedCauses) =>
    answersWords(words, lo, round.smallestGroup)

  const causes = instrument.causes ?? []
  const causeColumns: Column[] = [
    [say('causesRound'), ofCauses((figure) => roundOf(figure.round)?.name ?? '')],
    [say('causesAnswers'), ofCauses(answers)],
    ...causes.map(
      ({ id, title }): Column => [
        say('cause', { title: title[language] }),
        ofCauses((figure) => scoreOf(words, figure.causes[id])),
      ],
    ),
  ]
  return [
    [say('organisation'), () => organisationName],
    [say('unit'), ({ name }) => name],
    [say('parent'), ({ parentId }) => (parentId === null ? '' : (unitNames.get(parentId) ?? ''))],
    [say('round'), ofScores((figure) => roundOf(figure.round)?.name ?? '')],
    [say('closed'), ofScores((figure) => formatTableDate(roundOf(figure.round)?.closedAt ?? round.closedAt))],
    [say('questions'), ofScores(() => `${instrument.title[language]} ${instrument.version}`)],
    [say('answers'), ofScores(answers)],
    [say('participation'), ofScores((figure) => participationWords(words, figure.participation))],
    [say('total'), ofScores((figure) => scoreWords(words, figure.total))],
    [
      say('uncertainty'),
      ofScores((figure) =>
        formatNumber(uncertaintyOf(figure.answers, instrument.referenceSpread), language, 2),
      ),
    ],
    ...instrument.categories.map(
      ({ id, title }): Column => [
        title[language],
        ofScores((figure) => scoreOf(words, figure.categories[id])),
      ],
    ),
    ...zones.map(
      (zone): Column => [say(`zone.${zone}`), ofScores((figure) => shareWords(words, figure.zones[zone]))],
    ),
    ...(causes.length > 0 ? causeColumns : []),
  ]
}

const scoreOf = (words: FigureTexts, score: DisclosedScores['total'] | undefined): string =>
  score === undefined ? '' : scoreWords(words, score)
