import { useText } from '#web/lib/use-text.ts'

const steps = ['1', '2', '3', '4'] as const

/** What happens, in order. */
export function HomeSteps() {
  const t = useText('home')
  return (
    <section className="page home-section" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('steps.title')}</h2>
      <ol className="home-steps">
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p className="quiet">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
