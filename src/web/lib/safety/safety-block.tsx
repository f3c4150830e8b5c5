import { useText } from '../use-text.ts'
import { CallButtons } from './call-buttons.tsx'
import { LinkedNumbers } from './linked-numbers.tsx'
import { SafetySentence } from './safety-text.tsx'

const others = ['body', 'advice', 'companion', 'priest'] as const

/** Above everything else wherever somebody may be in danger: a sentence, two numbers to press, the rest folded. */
export function SafetyBlock() {
  const t = useText('safety')
  return (
    <section aria-labelledby="hjalp-nu" className="safety">
      <h2 id="hjalp-nu" className="hidden-text">
        {t('safety.title')}
      </h2>
      <SafetySentence />
      <CallButtons compact />
      <details>
        <summary>{t('safety.more')}</summary>
        <ul>
          {others.map((line) => (
            <li key={line}>
              <LinkedNumbers text={t(`safety.${line}`)} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
