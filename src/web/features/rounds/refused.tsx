import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#text/format.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

type RefusedProps = {
  readonly error: unknown
  /** What can be done about it at once, where the day is known from which it is possible. */
  readonly children?: (possibleFrom: Date) => ReactNode
}

/** Why something about a round is refused, and where that is known, from when on it is possible. Stands beside the button. */
export function Refused({ error, children }: RefusedProps) {
  const t = useText('rounds')
  const problemText = useProblemText()
  const { language } = useLanguage()
  const { code, possibleFrom } = error instanceof ApiError ? error : {}
  const from = possibleFrom === undefined ? null : new Date(possibleFrom)
  return (
    <div role="alert">
      <Notice kind="help" title={problemText(error)}>
        {from !== null && (
          <p>
            {t(code === 'round-overlaps' ? 'refused.earliest' : 'refused.from', {
              date: formatDate(from, language),
              time: formatTime(from, language),
            })}
          </p>
        )}
        {from !== null && code === 'round-too-soon' && children?.(from)}
      </Notice>
    </div>
  )
}
