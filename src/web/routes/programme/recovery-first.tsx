import { whereIs } from '#core/programme/recovery.ts'
import { recoveryKind } from '#web/features/self/recovery/recovery-kind.ts'
import { programmePath } from '#web/features/self/recovery/recovery-paths.ts'
import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Tells a person in the recovery programme that recovery comes first. They may continue here all the same. */
export function RecoveryFirst() {
  const t = useText('stressProgramme')
  const { value } = useOwnDocument(recoveryKind)
  const today = useToday()
  if (today === null) return null
  const { state } = whereIs(value, today)
  if (state === 'not-started' || state === 'finished' || state === 'stop') return null
  return (
    <Notice>
      <p>
        {t('recovery.first')} <PageLink to={programmePath}>{t('recovery.link')}</PageLink>
      </p>
    </Notice>
  )
}
