import { useText } from '../use-text.ts'
import { CallButtons } from './call-buttons.tsx'
import { LinkedNumbers } from './linked-numbers.tsx'
import { SafetySentence } from './safety-text.tsx'

const others = ['body', 'advice', 'companion', 'priest'] as const

/**
 * First on every page where a person may be in danger: a sentence, two numbers, the rest folded. With two on a page one sets
 * an id.
 */
export function SafetyBlock({ id = 'hjalp-nu' }: { readonly id?: string }) {
  const t = useText('safety')
  return (
    <section aria-labelledby={id} className="safety">
      <h2 id={id} className="hidden-text">
        {t('safety.title')}
      </h2>
      <SafetySentence />
      <CallButtons compact />
      <MoreNumbers />
    </section>
  )
}

/** The other help lines, and what is a matter for 112 at once, folded. */
export function MoreNumbers() {
  const t = useText('safety')
  return (
    <details className="safety-more">
      <summary>{t('safety.more')}</summary>
      <ul>
        {others.map((line) => (
          <li key={line}>
            <LinkedNumbers text={t(`safety.${line}`)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
