import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type UnsentProps = { readonly unsent: boolean; readonly busy: boolean; readonly onSignOut: () => void }

/** Asks before signing out, which would lose changes that have not reached the account. */
export function Unsent({ unsent, busy, onSignOut }: UnsentProps) {
  const t = useText('ownDocument')
  return (
    <div role="status">
      {unsent && (
        <Notice title={t('unsent.title')}>
          <p>{t('unsent.text')}</p>
          <p>
            <Button kind="plain" busy={busy} onClick={onSignOut}>
              {t('unsent.signOut')}
            </Button>
          </p>
        </Notice>
      )}
    </div>
  )
}
