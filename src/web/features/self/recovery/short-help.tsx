import { helpNumbers, telOf } from '#web/lib/safety/help-numbers.ts'
import { useText } from '#web/lib/use-text.ts'

/** Above everything, every day, in one line. The whole block is at the check-in, and first when the programme stops. */
export function ShortHelp() {
  const t = useText('recoveryProgramme')
  return (
    <p className="recovery-help no-print">
      <span id="hjalp-nu">{t('recovery.help')}</span>
      <span className="recovery-numbers">
        {[helpNumbers.emergency, helpNumbers.suicide, helpNumbers.advice].map((number) => (
          <a key={number} href={telOf(number)}>
            {t('recovery.help.call', { number })}
          </a>
        ))}
      </span>
    </p>
  )
}
