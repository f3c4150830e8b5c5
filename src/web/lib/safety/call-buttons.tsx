import { useText } from '../use-text.ts'
import { helpNumbers, telOf } from './help-numbers.ts'

/** The two numbers to press when there is no time to read. */
export function CallButtons() {
  const t = useText('safety')
  return (
    <p className="call-buttons">
      <Call number={helpNumbers.emergency} why={t('danger.call.emergency')} />
      <Call number={helpNumbers.suicide} why={t('danger.call.suicide')} />
    </p>
  )
}

function Call({ number, why }: { readonly number: string; readonly why: string }) {
  const t = useText('safety')
  return (
    <a href={telOf(number)} className="button button-primary call-button">
      <strong>{t('danger.call', { number })}</strong> <span>{why}</span>
    </a>
  )
}
