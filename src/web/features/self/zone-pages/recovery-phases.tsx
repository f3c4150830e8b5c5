import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'

/** In the order of recovery (seed, section 4). This model is our own, not an authority's. */
const phases = ['acute', 'stabilization', 'rebuild'] as const
const steps = ['1', '2', '3', '4'] as const

/** What to do in each phase, and when the next may begin. */
export function RecoveryPhases() {
  const t = useText('redZone')
  return (
    <div className="folds">
      {phases.map((phase, position) => (
        <Fold
          key={phase}
          id={`fas-${position + 1}`}
          title={t('red.phase', { number: position + 1, phase: t(`red.${phase}`).toLowerCase() })}
        >
          <p>{t(`red.${phase}.text`)}</p>
          <ul>
            {steps.map((step) => (
              <li key={step}>{t(`red.${phase}.${step}`)}</li>
            ))}
          </ul>
          <p className="quiet">{t(`red.${phase}.next`)}</p>
        </Fold>
      ))}
    </div>
  )
}
