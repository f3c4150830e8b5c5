import type { InvitationView } from '#contract/identity/me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { Purpose } from './invitation.ts'
import { ListCheck, ListPromise } from './list-promise.tsx'
import { numberInWords, unitsInWords } from './units-in-words.ts'

type RoundPromiseProps = {
  readonly purpose: Extract<Purpose, { kind: 'round' }>
  /** Address of the signed-in account; null: none. */
  readonly account: string | null
}

/** Who sees what of an answer in a round, in three sentences; above them anything unusual about the list. Fetched for rounds only. */
export function RoundPromise({ purpose: { invitation } }: Pick<RoundPromiseProps, 'purpose'>) {
  const t = useText('profile')
  const { round, units, list } = invitation
  return (
    <>
      <ul className="promise-lines">
        <li>{t('promise.short.seen', { units: unitsInWords(t, units, round.smallestGroup) })}</li>
        <li>{t('promise.short.never')}</li>
        <li>{t('promise.short.voluntary', { round: round.name, organisation: round.organisation })}</li>
      </ul>
      {list && isUnusual(list) && (
        <Notice>
          <ListCheck list={list} />
        </Notice>
      )}
    </>
  )
}

/** The whole promise, for a person who answers in a round. */
export function WholeRoundPromise({ purpose: { invitation }, account }: RoundPromiseProps) {
  const t = useText('profile')
  const promised = useText('promise')
  const number = numberInWords(t, invitation.round.smallestGroup)
  return (
    <>
      <h3>{t('promise.mixed.title')}</h3>
      <p>
        {promised('promise.mixed')}
        {'\n'}
        {promised('promise.upward')}
        {'\n'}
        {t('promise.units.none', { number })}
      </p>
      <p>{promised('promise.refresh')}</p>
      <p>{promised('promise.helpers')}</p>
      <p>{promised('promise.able')}</p>
      {/* A tab from before lists were shown has stored an invitation without one. */}
      {invitation.list && (
        <ListPromise list={invitation.list}>
          {!isUnusual(invitation.list) && <ListCheck list={invitation.list} />}
        </ListPromise>
      )}
      <h3>{t('promise.never.title')}</h3>
      <ul>
        <li>{t('promise.never.1')}</li>
        <li>{t('promise.never.2')}</li>
        <li>{t('promise.never.3')}</li>
      </ul>
      <p>{t('promise.never.4')}</p>
      <h3>{t('promise.own.title')}</h3>
      <p>{account === null ? t('promise.own.browser') : t('promise.own.account', { email: account })}</p>
      <h3>{t('promise.final.title')}</h3>
      <p>{t('promise.final.text')}</p>
    </>
  )
}

/** Whether the list of invited people is so unusual that a person should look at it before the first question. */
export function isUnusual({ group, all, seen }: NonNullable<InvitationView['list']>): boolean {
  const asksUnitAnew = group.joined === null && all.joined !== null
  return asksUnitAnew || (group.joined ?? 0) > 0 || seen === 'statement'
}
