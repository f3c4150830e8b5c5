import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** What the profile can and cannot say about a person who has not worked in the period of its questions. */
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
            <p className="actions no-print">
              <PageLink to="/sjukskrivning">{t('sickLeave.about')}</PageLink>
              <PageLink to="/aterhamtningsprogram">{t('sickLeave.recovery')}</PageLink>
            </p>
          </>
        )}
        <p className="small quiet">{t('sickLeave.kept')}</p>
      </Notice>
    </section>
  )
}

/** Replaces the three steps for a person on sick leave with a low total. */
export function RestFirst() {
  const t = useText('result')
  return (
    <p className="no-print">
      <PageButton to="/aterhamtningsprogram">{t('sickLeave.recovery.do')}</PageButton>
    </p>
  )
}
