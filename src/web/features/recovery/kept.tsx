import type { recoveryProgramme } from '#text/sv/recovery-programme.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { programmePath } from './recovery-paths.ts'
import type { Recovery } from './use-recovery.ts'

/** Where it lies, and who can read it. What is news is read aloud. */
export function Kept({ recovery: { kept, state, moved } }: { readonly recovery: Recovery }) {
  const t = useText<keyof typeof recoveryProgramme>()
  const news = !kept ? 'not' : state === 'offline' || state === 'refused' ? state : moved ? 'moved' : null
  return (
    <div className="no-print">
      <div role="status">{news !== null && <Notice>{t(`kept.${news}`)}</Notice>}</div>
      {news === null && (
        <p className="small quiet">
          {t(state === 'browser' ? 'kept.browser' : 'kept.account')}{' '}
          {state === 'browser' && (
            <PageLink to={`/logga-in?to=${encodeURIComponent(programmePath)}`}>{t('kept.signIn')}</PageLink>
          )}
        </p>
      )}
    </div>
  )
}
