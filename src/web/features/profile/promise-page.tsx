import type { profile } from '#text/sv/profile.ts'
import type { promise } from '#text/sv/promise.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FlowPage } from './flow-page.tsx'
import type { Purpose } from './invitation.ts'
import { numberInWords, unitsInWords } from './units-in-words.ts'

type PromisePageProps = {
  readonly purpose: Purpose
  /** Address of the account that is signed in; null: none is. */
  readonly account: string | null
  readonly onPrevious: () => void
  readonly onStart: () => void
}

/** "Vem ser vad": what is promised before the first question. The progress line calls it the HR overview. */
export function PromisePage({ purpose, account, onPrevious, onStart }: PromisePageProps) {
  const t = useText<keyof typeof profile>()
  return (
    <FlowPage progress={{ current: 1, step: 1 }} onPrevious={onPrevious}>
      <div className="flow">
        <h1>{t('promise.heading')}</h1>
        {purpose.kind === 'round' ? (
          <RoundPromise purpose={purpose} account={account} />
        ) : (
          <OwnPromise account={account} />
        )}
        <p className="actions">
          <PageLink to="/vem-ser-vad">{t('promise.try')}</PageLink>
          <PageLink to="/integritetspolicy">{t('promise.privacy')}</PageLink>
        </p>
        <p className="actions">
          <Button onClick={onStart}>{t('promise.start')}</Button>
        </p>
      </div>
    </FlowPage>
  )
}

function OwnPromise({ account }: Pick<PromisePageProps, 'account'>) {
  const t = useText<keyof typeof profile>()
  const sentences =
    account !== null
      ? (['promise.signedIn.1', 'promise.signedIn.2', 'promise.signedIn.3'] as const)
      : (['promise.visitor.1', 'promise.visitor.2', 'promise.visitor.3', 'promise.visitor.4'] as const)
  return sentences.map((sentence, position) => (
    <p key={sentence} className={position === 0 ? 'lead' : undefined}>
      {t(sentence, { email: account ?? '' })}
    </p>
  ))
}

type RoundPromiseProps = {
  readonly purpose: Extract<Purpose, { kind: 'round' }>
  readonly account: string | null
}

function RoundPromise({ purpose: { invitation }, account }: RoundPromiseProps) {
  const t = useText<keyof typeof profile>()
  const promised = useText<keyof typeof promise>()
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
      <h2>{t('promise.mixed.title')}</h2>
      <p>
        {promised('promise.mixed')} {promised('promise.upward')}
      </p>
      <p>{promised('promise.refresh')}</p>
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
