import { mailChoices as en } from '#text/en/mail-choices.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { mailChoices as sv } from '#text/sv/mail-choices.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { UnsubscribePage } from '#web/features/mail-choices/unsubscribe-page.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'

export const loader = pageTexts({ sv: problemsSv, en: problemsEn }, { sv, en })
export const meta = pageMeta('title', 'description')

export default function UnsubscribeRoute() {
  return (
    <div className="page page-main">
      <div className="column">
        <UnsubscribePage />
      </div>
    </div>
  )
}
