import { formatDate, formatTime } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { problems } from '#text/sv/problems.ts'
import type { rounds as texts } from '#text/sv/rounds.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { problemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Why something about a round is refused, and where that is known, from when on it is possible. */
export function Refused({ error }: { readonly error: unknown }) {
  const t = useText<keyof typeof texts>()
  const problem = useText<keyof typeof problems>()
  const { language } = useLanguage()
  const from = error instanceof ApiError ? error.possibleFrom : undefined
  return (
    <Notice live title={problemText(problem as Translate, error)}>
      {from !== undefined && (
        <p>
          {t('refused.from', {
            date: formatDate(new Date(from), language),
            time: formatTime(new Date(from), language),
          })}
        </p>
      )}
    </Notice>
  )
}
