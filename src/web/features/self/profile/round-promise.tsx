import { useText } from '#web/lib/use-text.ts'
import type { Purpose } from './invitation.ts'
import { ListPromise } from './list-promise.tsx'
import { numberInWords, unitsInWords } from './units-in-words.ts'

type RoundPromiseProps = {
  readonly purpose: Extract<Purpose, { kind: 'round' }>
  /** Address of the account that is signed in; null: none is. */
  readonly account: string | null
}

/** What is promised to anyone who answers in a round. Only they fetch it. */
export function RoundPromise({ purpose: { invitation }, account }: RoundPromiseProps) {
  const t = useText('profile')
  const promised = useText('promise')
  const { round, units } = invitation
  const number = numberInWords(t, round.smallestGroup)
  return (
    <>
      <p className="lead">
        {t('promise.round.lead', { round: round.name, organisation: round.organisation })}
      </p>
      <h2>{t('promise.units.title')}</h2>
      <p>{unitsInWords(t, units, round.smallestGroup)}</p>
      <p>{t('promise.units.none', { number })}</p>
      {/* A tab that was opened before lists were shown has kept an invitation without one. */}
      {invitation.list && <ListPromise list={invitation.list} />}
      <h2>{t('promise.mixed.title')}</h2>
      <p>
        {promised('promise.mixed')}
        {'\n'}
        {promised('promise.upward')}
      </p>
      <p>{promised('promise.refresh')}</p>
      <p>{promised('promise.helpers')}</p>
      <p>{promised('promise.able')}</p>
      <h2>{t('promise.never.title')}</h2>
      <ul>
        <li>{t('promise.never.1')}</li>
        <li>{t('promise.never.2')}</li>
        <li>{t('promise.never.3')}</li>
      </ul>
      <p>{t('promise.never.4')}</p>
      <h2>{t('promise.own.title')}</h2>
      <p>{account === null ? t('promise.own.browser') : t('promise.own.account', { email: account })}</p>
      <h2>{t('promise.final.title')}</h2>
      <p>{t('promise.final.text')}</p>
    </>
  )
}
