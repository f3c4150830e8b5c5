import type { Me } from '#contract/identity/me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** For sessions that do not open own results: signed in with the work address beside a private one, or through the employer. */
export function ClosedHere({ me }: { readonly me: Me }) {
  const t = useText('privateAddress')
  const organisation = me.signedInThrough
  if (organisation !== null) {
    return (
      <Notice title={t('private.signOn.title')}>
        <p>{t('private.signOn.text', { organisation })}</p>
      </Notice>
    )
  }
  return (
    <Notice title={t('private.closed.title')}>
      <p>{t('private.closed.text', { email: me.person.email })}</p>
    </Notice>
  )
}
