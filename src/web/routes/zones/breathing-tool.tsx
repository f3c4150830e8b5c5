import { onSight } from '#web/lib/on-sight.tsx'
import { useText } from '#web/lib/use-text.ts'

const Pacer = onSight(() => import('#web/features/breathing/pacer.tsx').then((part) => part.Pacer))

/** The pacer with what to know before, also for readers without JavaScript. */
export function BreathingTool({ onDone }: { readonly onDone?: () => void }) {
  const t = useText('breathing')
  return (
    <>
      <p>{t('breath.how')}</p>
      <noscript>
        <p>{t('breath.noScript')}</p>
      </noscript>
      <Pacer {...(onDone === undefined ? {} : { onDone })} />
      <p className="small quiet">{t('breath.stop')}</p>
    </>
  )
}
