import { PageLink } from '#web/lib/page-link.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { FlowPage } from './flow-page.tsx'
import type { Purpose } from './invitation.ts'
import { LoadingNotice } from './loading-page.tsx'

const loadRoundPromise = () => import('./round-promise.tsx')

type PromisePageProps = {
  readonly purpose: Purpose
  /** Address of the account that is signed in; null: none is. */
  readonly account: string | null
  /** What the person has said about being on sick leave. */
  readonly sickLeave: boolean
  readonly onSickLeave: (on: boolean) => void
  readonly onPrevious: () => void
  readonly onStart: () => void
}

/** "Vem ser vad": what is promised before the first question. The progress line calls it the HR overview. */
export function PromisePage(props: PromisePageProps) {
  const { purpose, account, onPrevious, onStart } = props
  const t = useText('profile')
  const round = useLazyModule(purpose.kind === 'round', loadRoundPromise)
  const progress = { current: 1, step: 1 }
  // Nobody starts without having been told.
  if (purpose.kind === 'round' && !round) {
    return (
      <FlowPage progress={progress} onPrevious={onPrevious}>
        <LoadingNotice lost={round === null} />
      </FlowPage>
    )
  }
  return (
    <FlowPage progress={progress} onPrevious={onPrevious}>
      <div className="flow">
        <h1>{t('promise.heading')}</h1>
        {purpose.kind === 'round' && round ? (
          <round.RoundPromise purpose={purpose} account={account} />
        ) : (
          <OwnPromise account={account} />
        )}
        <p className="actions">
          <PageLink to="/vem-ser-vad">{t('promise.try')}</PageLink>
          <PageLink to="/integritetspolicy">{t('promise.privacy')}</PageLink>
        </p>
        <h2>{t('onSickLeave.title')}</h2>
        <Checkbox
          id="sjukskriven"
          label={t('onSickLeave.label')}
          hint={t('onSickLeave.hint')}
          checked={props.sickLeave}
          onChange={(event) => props.onSickLeave(event.target.checked)}
        />
        <p className="actions">
          <Button onClick={onStart}>{t('promise.start')}</Button>
        </p>
      </div>
    </FlowPage>
  )
}

function OwnPromise({ account }: Pick<PromisePageProps, 'account'>) {
  const t = useText('profile')
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
