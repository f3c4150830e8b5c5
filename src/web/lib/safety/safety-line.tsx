import { useText } from '../use-text.ts'
import { helpNumbers, telOf } from './help-numbers.ts'

/** Help in one line, above a page that a person returns to. The whole block is on the page that first mentions danger. */
export function SafetyLine() {
  const t = useText('safety')
  return (
    <p className="safety-line no-print">
      <span id="hjalp-nu">{t('safety.line')}</span>
      <span className="safety-line-numbers">
        {[helpNumbers.emergency, helpNumbers.suicide, helpNumbers.advice].map((number) => (
          <a key={number} href={telOf(number)}>
            {t('danger.call', { number })}
          </a>
        ))}
      </span>
    </p>
  )
}
