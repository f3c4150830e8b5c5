import { usualPromise } from '#core/support/receiver.ts'
import { useText } from '#web/lib/use-text.ts'

/** Beside the button that asks for support: numbers that answer now, and how long an answer may take. */
export function NotAcute({ days = usualPromise }: { readonly days?: number | undefined }) {
  const t = useText('support')
  return (
    <p>
      <strong>{t('ask.notAcute', { days })}</strong>
    </p>
  )
}
