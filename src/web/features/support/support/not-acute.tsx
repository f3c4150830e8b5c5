import { usualPromise } from '#core/support/receiver.ts'
import { useText } from '#web/lib/use-text.ts'

/** Above everything that asks for support: how long an answer may take, so that nobody waits for it in an emergency. */
export function NotAcute({ days = usualPromise }: { readonly days?: number | undefined }) {
  const t = useText('support')
  return (
    <p>
      <strong>{t('ask.notAcute', { days })}</strong>
    </p>
  )
}
