import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** What the profile can and cannot say about somebody who has not worked for the time it asks about. */
export function SickLeave() {
  const t = useText('result')
  return (
    <section aria-labelledby="sjukskriven">
      <Notice>
        <h2 id="sjukskriven" className="help-now-title">
          {t('sickLeave.title')}
        </h2>
        <p>{t('sickLeave.can')}</p>
        <p>{t('sickLeave.talk')}</p>
        <p className="small quiet">{t('sickLeave.kept')}</p>
      </Notice>
    </section>
  )
}
