import type { recoveryProgramme } from '#text/sv/recovery-programme.ts'
import { useText } from '#web/lib/use-text.ts'

/** Above everything, every day, in one line; all numbers are in the footer, and first when the programme stops. */
export function ShortHelp() {
  const t = useText<keyof typeof recoveryProgramme>()
  return (
    <p className="recovery-help no-print">
      <span id="hjalp-nu">{t('recovery.help')}</span>
      <span className="recovery-numbers">
        {['1177', '90101', '112'].map((number) => (
          <a key={number} href={`tel:${number}`}>
            {t('recovery.help.call', { number })}
          </a>
        ))}
      </span>
    </p>
  )
}
