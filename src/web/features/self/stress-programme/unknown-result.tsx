import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Nobody can tell whether the latest result is red: what holds in red is said to everybody, and nothing is locked. */
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
