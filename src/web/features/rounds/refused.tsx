import { formatDate, formatTime } from '#text/format.ts'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Why something about a round is refused, and where that is known, from when on it is possible. */
export function Refused({ error }: { readonly error: unknown }) {
  const t = useText('rounds')
  const problemText = useProblemText()
  const { language } = useLanguage()
  const from = error instanceof ApiError ? error.possibleFrom : undefined
  return (
    <Notice live title={problemText(error)}>
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
