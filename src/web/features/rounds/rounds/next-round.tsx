import { useQuery } from '@tanstack/react-query'
import type { RoundView } from '#contract/rounds/round.ts'
import { nextAfterWhole } from '#core/round/time-between.ts'
import { formatDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'

type NextRoundProps = { readonly organisationId: string; readonly rounds: readonly RoundView[] }

/**
 * Beside the button that prepares a round: the first day on which the next is possible, if the last round of the whole
 * organisation delays it. It is shown before anything is filled in; the server still validates the request.
 */
export function NextRound({ organisationId, rounds }: NextRoundProps) {
  const t = useText('rounds')
  const { language } = useLanguage()
  const units = useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi('listUnits', { params: { organisationId }, signal }),
  })
  const tops = units.data?.units.filter(({ parentId }) => parentId === null) ?? []
  const whole = rounds.find(
    ({ unit, state }) => tops.length === 1 && unit.id === tops[0]?.id && state !== 'cancelled',
  )
  if (whole === undefined || whole.state === 'cancelled') return null
  const next = nextAfterWhole(
    {
      state: whole.state,
      openedAt: new Date(whole.openedAt),
      closesAt: new Date(whole.closesAt),
      releasedAt: whole.releasedAt === null ? null : new Date(whole.releasedAt),
    },
    new Date(),
  )
  if (next === null) return null
  const date = next.from === null ? '' : formatDate(next.from, language)
  return (
    <p className="column">
      {next.can === 'open-later'
        ? t('next.later', { date })
        : next.from === null
          ? t('next.review', { round: whole.name })
          : t('next.wait', { round: whole.name, date })}
    </p>
  )
}
