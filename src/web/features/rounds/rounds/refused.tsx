import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#text/format.ts'
import { ApiError } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'

type RefusedProps = {
  readonly error: unknown
  /** A remedy, where the refusal names the first possible day. */
  readonly children?: (possibleFrom: Date) => ReactNode
}

/** Why the server refuses something about a round and, if known, from when it is possible. It is beside the button. */
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
  // From midnight means the whole day.
  return /^00.00$/.test(time) ? 'refused.fromDay' : 'refused.from'
}
