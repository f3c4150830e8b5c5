import type { GuidedAnywhere } from '#web/features/self/exercises/guided.ts'
import { GuidedExercise } from '#web/features/self/exercises/guided-exercise.tsx'
import { useText } from '#web/lib/use-text.ts'

type BreathingToolProps = {
  /** A longer exercise beside the minute. */
  readonly longer: GuidedAnywhere
  readonly onDone?: () => void
}

/** A minute of breathing or a longer exercise, with cautions before it; also without JavaScript. */
export function BreathingTool({ longer, onDone }: BreathingToolProps) {
  const t = useText('player')
  return (
    <>
      <p>{t('breath.how')}</p>
      <noscript>
        <p>{t('breath.noScript')}</p>
      </noscript>
      <GuidedExercise ids={['andas', longer]} {...(onDone === undefined ? {} : { onDone })} />
      <p className="small quiet">{t('player.stop')}</p>
    </>
  )
}
