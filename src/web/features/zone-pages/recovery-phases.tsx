import { useText } from '#web/lib/use-text.ts'

/** In the order of the way back. A way of thinking of our own, no authority's model. */
const phases = ['acute', 'stabilization', 'rebuild'] as const
const steps = ['1', '2', '3', '4'] as const

/** The three phases in a line each. */
export function PhasesInShort() {
  const t = useText('redZone')
  return (
    <ol className="phases">
      {phases.map((phase) => (
        <li key={phase}>
          <strong>{t(`red.${phase}`)}</strong>
          <span>{t(`red.${phase}.text`)}</span>
        </li>
      ))}
    </ol>
  )
}

/** What to do in each, and when the next may begin. */
export function PhasesInFull() {
  const t = useText('redZone')
  return phases.map((phase, position) => (
    <section key={phase} className="flow phase">
      <h3>{t('red.phase', { number: position + 1, phase: t(`red.${phase}`).toLowerCase() })}</h3>
      <p>{t(`red.${phase}.text`)}</p>
      <ul>
        {steps.map((step) => (
          <li key={step}>{t(`red.${phase}.${step}`)}</li>
        ))}
      </ul>
      <p className="quiet">{t(`red.${phase}.next`)}</p>
    </section>
  ))
}
