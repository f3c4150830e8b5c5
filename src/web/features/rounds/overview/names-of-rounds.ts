import type { Overview } from '#contract/rounds/overview.ts'
import type { FigureTexts } from '#text/figure-words.ts'
import { formatTableDate } from '#text/format.ts'
import type { ReportProps } from './overview-view.ts'

type NamedRound = Overview['rounds'][number]

export const closedWords = ({ t, language }: FigureTexts, { closedAt }: Pick<NamedRound, 'closedAt'>) =>
  `(${t('choose.closed', { date: formatTableDate(new Date(closedAt), language) })})`

/**
 * Rounds with names that tell them apart. The month is the name that is suggested to HR, so two rounds of two departments
 * easily have the same: each then also has the part of the organisation that it asked, or else the day on which it closed.
 */
export function nameApart(words: FigureTexts, rounds: readonly NamedRound[]): NamedRound[] {
  const byName = Map.groupBy(rounds, ({ name }) => name)
  return rounds.map((round) => {
    const alike = byName.get(round.name) ?? []
    if (alike.length < 2) return round
    if (new Set(alike.map(({ scope }) => scope)).size < alike.length)
      return { ...round, name: `${round.name} ${closedWords(words, round)}` }
    return round.scope === null ? round : { ...round, name: `${round.name}, ${round.scope}` }
  })
}

/** The props of a report whose rounds have names that tell them apart, also those that it is compared with. */
export function withNamesApart(props: ReportProps): ReportProps {
  const { words, overview, rounds } = props
  const named = (one: Overview): Overview => ({ ...one, rounds: nameApart(words, one.rounds) })
  return {
    ...props,
    overview: named(overview),
    rounds: { ...rounds, read: async (...asked) => named(await rounds.read(...asked)) },
  }
}
