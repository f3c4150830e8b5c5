import { useText } from '../use-text.ts'
import { helpNumbers, telOf } from './help-numbers.ts'

/** The two numbers to press when there is no time to read. `compact`: beside each other, for a strip. */
export function CallButtons({ compact = false }: { readonly compact?: boolean }) {
  const t = useText('safety')
  const why = compact ? 'danger.call.short' : 'danger.call'
  return (
    <p className={compact ? 'call-buttons call-buttons-compact' : 'call-buttons'}>
      <Call number={helpNumbers.emergency} why={t(`${why}.emergency`)} />
      <Call number={helpNumbers.suicide} why={t(`${why}.suicide`)} />
    </p>
  )
}

function Call({ number, why }: { readonly number: string; readonly why: string }) {
  const t = useText('safety')
  return (
    <a href={telOf(number)} className="button button-quiet call-button">
      <strong>{t('danger.call', { number })}</strong> <span>{why}</span>
    </a>
  )
}
