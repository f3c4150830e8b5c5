import { StopChange } from '#web/features/people/identity-change/stop-change.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'

export const loader = pageTexts('problems', 'identityChange')
export const meta = pageMeta('identityChange', 'title', 'description')

/** The target of the link in the e-mail to the old address. */
export default function StopChangePage() {
  const t = useText('identityChange')
  return (
    <>
      <div className="page page-main">
        <div className="column flow">
          <h1 tabIndex={-1}>{t('title')}</h1>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <StopChange />
        </div>
      </div>
      <Water level={0.15} />
    </>
  )
}
