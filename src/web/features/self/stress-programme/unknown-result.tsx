import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** It is unknown whether the latest result is red: shows the advice for red to everybody, and locks nothing. */
export function UnknownResult() {
  const t = useText('stressProgramme')
  return (
    <Notice live title={t('red.title')}>
      <p>{t('red.unknown')}</p>
      <p>
        <PageLink to="/aterhamtningsprogram">{t('recovery.link')}</PageLink>
      </p>
    </Notice>
  )
}
