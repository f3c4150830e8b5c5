import { identityChange as en } from '#text/en/identity-change.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { identityChange as sv } from '#text/sv/identity-change.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { StopChange } from '#web/features/identity-change/stop-change.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts({ sv: problemsSv, en: problemsEn }, { sv, en })
export const meta = pageMeta('title', 'description')

/** Where the link in the mail to the old address leads. */
export default function StopChangePage() {
  const t = useText<keyof typeof sv>()
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <StopChange />
      </div>
    </div>
  )
}
