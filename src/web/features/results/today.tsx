import type { Result } from '#core/scoring/evaluate.ts'
import { headingOf, type ResultHeading } from '#core/scoring/result-heading.ts'
import { useText } from '#web/lib/use-text.ts'

const steps = ['1', '2', '3'] as const

/** Three things small enough for today. The first follows what is raised, where the zone does not say it. */
export function Today({ taken }: { readonly taken: Result }) {
  const t = useText('result')
  const heading = headingOf(taken)
  const first = firstStep(heading)
  return (
    <section className="flow">
      <h2>{t('today.title')}</h2>
      <ol className="today">
        {steps.map((step) => (
          <li key={step}>{t(step === '1' && first !== null ? first : `today.${heading.zone}.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}

function firstStep(heading: ResultHeading) {
  if (heading.kind === 'plain') return null
  return `today.first.${heading.kind === 'categories' ? heading.ids[0] : heading.kind}` as const
}
