import type { DisclosedCauses, DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { uncertaintyOf } from '@andrum/release/disclosure/show-answers.ts'
import { zones } from '@andrum/release/zone.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { Language } from '#core/languages.ts'
import { type Cell, type Column, type Sheet, sheetOf } from '#server/platform/files/sheet.ts'
import { type ExportFile, type FileFormat, writeFile } from '#server/platform/files/write-file.ts'
import {
  answersWords,
  type FigureTexts,
  othersWords,
  participationWords,
  scoreWords,
  shareWords,
} from '#text/figure-words.ts'
import { translate } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { UnitFigures } from './overview-units.ts'
import type { OverviewFacts } from './read-overview.ts'

type Chosen = NonNullable<OverviewFacts['chosen']>
type Heading = keyof ReturnType<typeof headingsIn>

const headingsIn = (language: Language) => serverTexts[language].overviewExport

/** The overview as a file: a row a unit, each figure exactly as released, in the words of the page. */
export function overviewFile(
  facts: OverviewFacts,
  language: Language,
  format: FileFormat,
): Promise<ExportFile> {
  const { chosen } = facts
  const { fileName, 'sheet.figures': sheetName } = headingsIn(language)
  const columns = chosen === null ? [] : columnsOf(facts, chosen, language)
  const figures = sheetOf(sheetName, columns, chosen?.units ?? [])
  const guide = chosen === null ? [] : [guideOf(facts, chosen, language)]
  const day = chosen === null ? '' : `-${dayOf(chosen.round.closedAt)}`
  return writeFile(format, `${fileName}${day}`, [figures, ...guide], language)
}

const guideParts = ['can', 'cannot', 'uncertainty', 'hidden', 'compare', 'talk'] as const

/** Says whose figures these are and how to read them, for people who get only the file. */
function guideOf(
  { organisation, rounds }: OverviewFacts,
  { round, instrument }: Chosen,
  language: Language,
): Sheet {
  const texts = headingsIn(language)
  const { overviewGuide: guide, promise } = serverTexts[language]
  const rows: readonly (readonly [item: string, text: Cell])[] = [
    [texts.organisation, nameOf(organisation, language)],
    [texts.round, rounds.find(({ id }) => id === round.id)?.name ?? ''],
    [texts.closed, { day: dayOf(round.closedAt) }],
    [texts.released, { day: dayOf(round.releasedAt) }],
    [texts.questions, `${instrument.title[language]} ${instrument.version}`],
    [texts.smallest, translate(texts, 'smallest.answers', language, { count: round.smallestGroup })],
    ...guideParts.map((part) => [guide[`${part}.title`], guide[`${part}.text`]] as const),
    [texts.hiddenCells, promise['promise.hidden']],
    [
      texts.promise,
      [
        promise['promise.mixed'],
        promise['promise.upward'],
        promise['promise.refresh'],
        promise['promise.helpers'],
      ].join(' '),
    ],
  ]
  return sheetOf(
    texts['sheet.guide'],
    [
      [texts['guide.item'], ([item]) => item],
      [texts['guide.text'], ([, text]) => text],
    ],
    rows,
  )
}

const nameOf = ({ name, simulated }: OverviewFacts['organisation'], language: Language): string =>
  simulated ? translate(headingsIn(language), 'simulated', language, { name }) : name

function columnsOf(facts: OverviewFacts, chosen: Chosen, language: Language): Column<UnitFigures>[] {
  const say = (key: Heading, params?: Record<string, string>) =>
    translate(headingsIn(language), key, language, params)
  const words: FigureTexts = {
    language,
    t: (key, params) => translate(serverTexts[language].overview, key, language, params),
  }
  const { organisation, rounds } = facts
  const { instrument, round, units } = chosen
  const organisationName = nameOf(organisation, language)
  const unitNames = new Map(units.map(({ id, name }) => [id, name]))
  const roundOf = (roundId: string) => rounds.find(({ id }) => id === roundId)

  const ofScores = (show: (figure: DisclosedScores) => Cell) => (unit: UnitFigures) => {
    const figure = unit.scores ?? unit.together?.scores ?? unit.lastScores?.figure
    return figure === undefined ? say('hidden') : show(figure)
  }
  const ofCauses = (show: (figure: DisclosedCauses) => Cell) => (unit: UnitFigures) => {
    const figure = unit.causes ?? unit.lastCauses?.figure
    return figure === undefined ? say('hidden') : show(figure)
  }
  /** Own questions of the chosen round only: another round may have asked something else. */
  const ofOwn =
    (show: (figure: DisclosedCauses) => Cell) =>
    ({ causes }: UnitFigures) =>
      causes === null ? say('hidden') : show(causes)
  const answers = ({ answers: { lo } }: DisclosedScores | DisclosedCauses) =>
    answersWords(words, lo, round.smallestGroup)

  const causes = instrument.causes ?? []
  const causeColumns: Column<UnitFigures>[] = [
    [say('causesRound'), ofCauses((figure) => roundOf(figure.round)?.name ?? '')],
    [say('causesAnswers'), ofCauses(answers)],
    ...causes.map(
      ({ id, title }): Column<UnitFigures> => [
        say('cause', { title: title[language] }),
        ofCauses((figure) => scoreOf(words, figure.causes[id])),
      ],
    ),
  ]
  const ownColumns: Column<UnitFigures>[] = [
    [say('ownAnswers'), ofOwn(answers)],
    ...round.ownQuestions.map(
      ({ id, text }): Column<UnitFigures> => [
        say('own', { question: text[language] }),
        ofOwn((figure) => scoreOf(words, figure.causes[id])),
      ],
    ),
  ]
  return [
    [say('organisation'), () => organisationName],
    [say('unit'), ({ name }) => name],
    [say('parent'), ({ parentId }) => (parentId === null ? '' : (unitNames.get(parentId) ?? ''))],
    [say('together'), (unit) => othersWords(words, unit)],
    [say('round'), ofScores((figure) => roundOf(figure.round)?.name ?? '')],
    [
      say('closed'),
      ofScores((figure) => ({ day: dayOf(roundOf(figure.round)?.closedAt ?? round.closedAt) })),
    ],
    [say('questions'), ofScores(() => `${instrument.title[language]} ${instrument.version}`)],
    [say('answers'), ofScores(answers)],
    [say('participation'), ofScores((figure) => participationWords(words, figure.participation))],
    [say('total'), ofScores((figure) => scoreOf(words, figure.total))],
    [
      say('uncertainty'),
      ofScores((figure) => ({
        number: uncertaintyOf(figure.answers, instrument.referenceSpread),
        decimals: 2,
      })),
    ],
    ...instrument.categories.map(
      ({ id, title }): Column<UnitFigures> => [
        title[language],
        ofScores((figure) => scoreOf(words, figure.categories[id])),
      ],
    ),
    ...zones.map(
      (zone): Column<UnitFigures> => [
        say(`zone.${zone}`),
        ofScores((figure) => shareWords(words, figure.zones[zone])),
      ],
    ),
    ...(causes.length > 0 ? causeColumns : []),
    ...(round.ownQuestions.length > 0 ? ownColumns : []),
  ]
}

/** A number where the release has one. "1.6 or lower" stays text: nobody may calculate with it. */
function scoreOf(words: FigureTexts, score: DisclosedScores['total'] | undefined): Cell {
  if (score === undefined) return ''
  return score.end === undefined ? { number: score.at, decimals: 1 } : scoreWords(words, score)
}
