import type { result } from '#text/sv/result.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Numbers and hours are checked again before going live (docs/before-going-live.md). */
const lines = [
  { dial: '112', number: '112', purpose: 'helpNow.112' },
  { dial: '1177', number: '1177', purpose: 'helpNow.1177' },
  { dial: '90101', number: '90101', purpose: 'helpNow.90101' },
  { dial: '90390', number: '90 390', purpose: 'helpNow.90390' },
  { dial: '087021680', number: '08-702 16 80', purpose: 'helpNow.companion' },
  { dial: '112', number: '112', purpose: 'helpNow.priest' },
] as const

/** Above everything else in red. */
export function HelpLines() {
  const t = useText<keyof typeof result>()
  return (
    <section aria-labelledby="hjalp-nu">
      <Notice kind="help">
        <h2 id="hjalp-nu" className="help-now-title">
          {t('helpNow.title')}
        </h2>
        <p>{t('helpNow.lead')}</p>
        <ul className="help-now">
          {lines.map(({ dial, number, purpose }) => (
            <li key={purpose}>
              <a href={`tel:${dial}`}>{number}</a> <span>{t(purpose)}</span>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  )
}
