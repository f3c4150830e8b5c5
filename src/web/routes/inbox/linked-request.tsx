import { LinkedRequest } from '#web/features/support/inbox/linked-request.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'

export const loader = pageTexts('problems', 'inbox')
export const meta = pageMeta('inbox', 'link.title', 'link.description')

/** The target of the link in the e-mail to occupational health. */
export default function LinkedRequestPage() {
  const t = useText('inbox')
  return (
    <>
      <div className="page page-main">
        <div className="column flow">
          <h1 tabIndex={-1}>{t('link.heading')}</h1>
          <noscript>
            <p>{t('link.noScript')}</p>
          </noscript>
          <LinkedRequest />
        </div>
      </div>
      <Water level={0.15} />
    </>
  )
}
