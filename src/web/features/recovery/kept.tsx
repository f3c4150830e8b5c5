import type { recoveryProgramme } from '#text/sv/recovery-programme.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSignedInMark } from '#web/lib/signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { programmePath } from './recovery-paths.ts'
import type { Recovery } from './use-recovery.ts'

/** Where it lies, and who can read it. */
export function Kept({ recovery }: { readonly recovery: Recovery }) {
  const t = useText<keyof typeof recoveryProgramme>()
  const signedIn = useSignedInMark()
  if (!recovery.kept) return null
  return (
    <p className="small quiet no-print">
      {t(signedIn ? 'kept.account' : 'kept.browser')}{' '}
      {!signedIn && (
        <PageLink to={`/logga-in?to=${encodeURIComponent(programmePath)}`}>{t('kept.signIn')}</PageLink>
      )}
    </p>
  )
}
