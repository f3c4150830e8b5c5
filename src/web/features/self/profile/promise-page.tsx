import { PageLink } from '#web/lib/page-link.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { FlowPage } from './flow-page.tsx'
import type { Purpose } from './invitation.ts'
import { LoadingNotice } from './loading-page.tsx'

const loadRoundPromise = () => import('./round-promise.tsx')

type PromisePageProps = {
  readonly purpose: Purpose
  /** Address of the signed-in account; null: none. */
  readonly account: string | null
  /** Whether the person has said that they are fully on sick leave. */
  readonly sickLeave: boolean
  readonly onSickLeave: (on: boolean) => void
  readonly onPrevious: () => void
  readonly onStart: () => void
}

/**
 * "Vem ser vad": three sentences and a button before the first question; the rest is folded. The progress line calls the
 * page the HR overview.
 */
export function PromisePage(props: PromisePageProps) {
  const { purpose, account, onPrevious, onStart } = props
  const t = useText('profile')
  const round = useLazyModule(purpose.kind === 'round', loadRoundPromise)
  const progress = { current: 1, step: 1 }
  // Nobody may start without the promise.
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
          <round.RoundPromise purpose={purpose} />
        ) : (
          <OwnPromise account={account} />
        )}
        <p className="actions">
          <Button onClick={onStart}>{t('promise.start')}</Button>
        </p>
        <p className="small quiet">{t('question.advance.notice')}</p>
        <div className="folds">
          <Fold id="vem-ser-vad" title={t('promise.more')} level={2}>
            {purpose.kind === 'round' && round && (
              <round.WholeRoundPromise purpose={purpose} account={account} />
            )}
            {purpose.kind === 'self' && account === null && <p>{t('promise.visitor.4')}</p>}
            <p className="actions">
              <PageLink to="/vem-ser-vad">{t('promise.try')}</PageLink>
              <PageLink to="/integritetspolicy">{t('promise.privacy')}</PageLink>
            </p>
          </Fold>
          <Fold id="sjukskrivning" title={t('onSickLeave.title')} level={2} open={props.sickLeave}>
            <Checkbox
              id="sjukskriven"
              label={t('onSickLeave.label')}
              hint={t('onSickLeave.hint')}
              checked={props.sickLeave}
              onChange={(event) => props.onSickLeave(event.target.checked)}
            />
          </Fold>
        </div>
      </div>
    </FlowPage>
  )
}

function OwnPromise({ account }: Pick<PromisePageProps, 'account'>) {
  const t = useText('profile')
  const sentences =
    account === null
      ? (['promise.visitor.1', 'promise.visitor.2', 'promise.visitor.3'] as const)
      : (['promise.signedIn.1', 'promise.signedIn.2', 'promise.signedIn.3'] as const)
  return (
    <ul className="promise-lines">
      {sentences.map((sentence) => (
        <li key={sentence}>{t(sentence, { email: account ?? '' })}</li>
      ))}
    </ul>
  )
}
