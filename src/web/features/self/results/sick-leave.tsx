import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** What the profile can and cannot say about somebody who has not worked for the time it asks about. */
export function SickLeave({ old }: { readonly old: boolean }) {
  const t = useText('result')
  return (
    <section aria-labelledby="sjukskriven">
      <Notice>
        <h2 id="sjukskriven" className="help-now-title">
          {t(old ? 'past.sickLeave.title' : 'sickLeave.title')}
        </h2>
        <p>{t(old ? 'past.sickLeave.can' : 'sickLeave.can')}</p>
        {!old && (
          <>
            <p>{t('sickLeave.talk')}</p>
            {/* Fetched ahead, they would tell the server what stays in this browser. */}
            <p className="actions no-print">
              <PageLink to="/sjukskrivning" prefetch="none">
                {t('sickLeave.about')}
              </PageLink>
              <PageLink to="/aterhamtningsprogram" prefetch="none">
                {t('sickLeave.recovery')}
              </PageLink>
            </p>
          </>
        )}
        <p className="small quiet">{t('sickLeave.kept')}</p>
      </Notice>
    </section>
  )
}

/** In place of the three steps, for somebody whose total is low on sick leave. Nothing is fetched ahead here either. */
export function RestFirst() {
  const t = useText('result')
  return (
    <p className="no-print">
      <PageButton to="/aterhamtningsprogram" prefetch="none">
        {t('sickLeave.recovery.do')}
      </PageButton>
    </p>
  )
}
