import { Notice } from '../../ui/notice/notice.tsx'
import { useText } from '../use-text.ts'
import { LinkedNumbers } from './linked-numbers.tsx'
import { SafetyText } from './safety-text.tsx'

const others = ['advice', 'companion', 'priest'] as const

/** Above everything else wherever somebody may be in danger. The same everywhere. */
export function SafetyBlock() {
  const t = useText('safety')
  return (
    <section aria-labelledby="hjalp-nu" className="safety">
      <Notice kind="help">
        <h2 id="hjalp-nu" className="help-now-title">
          {t('safety.title')}
        </h2>
        <SafetyText />
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
      </Notice>
    </section>
  )
}
