import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Signed in with the work address beside a private one. */
export function ClosedHere({ email }: { readonly email: string }) {
  const t = useText('privateAddress')
  return (
    <Notice title={t('private.closed.title')}>
      <p>{t('private.closed.text', { email })}</p>
    </Notice>
  )
}
