import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#text/format.ts'
import { ApiError } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'

type RefusedProps = {
  readonly error: unknown
  /** What can be done about it at once, where the day is known from which it is possible. */
  readonly children?: (possibleFrom: Date) => ReactNode
}

/** Why something about a round is refused, and where that is known, from when on it is possible. Stands beside the button. */
export function Refused({ error, children }: RefusedProps) {
  const t = useText('rounds')
  const { language } = useLanguage()
  const { code, possibleFrom } = error instanceof ApiError ? error : {}
  const from = possibleFrom === undefined ? null : new Date(possibleFrom)
  const time = from === null ? '' : formatTime(from, language)
  return (
    <Failure error={error}>
      {from !== null && <p>{t(keyOf(code, time), { date: formatDate(from, language), time })}</p>}
      {from !== null && code === 'round-too-soon' && children?.(from)}
    </Failure>
  )
}

function keyOf(code: ApiError['code'] | undefined, time: string) {
  if (code === 'round-overlaps') return 'refused.earliest'
  // From midnight on is that day.
  return /^00.00$/.test(time) ? 'refused.fromDay' : 'refused.from'
}
