import { UnsubscribePage } from '#web/features/self/mail-choices/unsubscribe-page.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { Water } from '#web/ui/water/water.tsx'

export const loader = pageTexts('problems', 'mailChoices')
export const meta = pageMeta('mailChoices', 'title', 'description')

export default function UnsubscribeRoute() {
  return (
    <>
      <div className="page page-main">
        <div className="column">
          <UnsubscribePage />
        </div>
      </div>
      <Water level={0.15} />
    </>
  )
}
