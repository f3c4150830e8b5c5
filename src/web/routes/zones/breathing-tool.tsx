import type { ReactNode } from 'react'
import type { breathing } from '#text/sv/breathing.ts'
import { useText } from '#web/lib/use-text.ts'

/** The pacer with what to know before, also for whoever has no JavaScript. */
export function BreathingTool({ children }: { readonly children: ReactNode }) {
  const t = useText<keyof typeof breathing>()
  return (
    <>
      <p>{t('breath.how')}</p>
      <noscript>
        <p>{t('breath.noScript')}</p>
      </noscript>
      {children}
      <p className="small quiet">{t('breath.stop')}</p>
    </>
  )
}
