import { PageLink } from '#web/lib/page-link.tsx'
import { ReadingSwitch } from '#web/lib/readings/reading-switch.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { invitationStore } from './invitation.ts'
import type { PurposeState } from './use-purpose.ts'

type InvitationPageProps = {
  readonly state: Exclude<PurposeState, { status: 'ready' | 'settling' }>
  readonly onAnswerAlone: () => void
}

/** An invitation that cannot be answered: why, and what to do. */
export function InvitationPage({ state, onAnswerAlone }: InvitationPageProps) {
  const t = useText('profile')
  const { status } = state
  const round = 'invitation' in state ? state.invitation.round.name : ''
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1>{t(`invitation.${status}.heading`)}</h1>
        <p className="lead">{t(`invitation.${status}.text`, { round })}</p>
        <p className="actions">
          {status === 'used' && <PageLink to="/mina-resultat">{t('invitation.results')}</PageLink>}
          {'invitation' in state && (
            <PageLink
              to="/min-inbjudan"
              onClick={() => invitationStore.write({ token: state.token, invitation: state.invitation })}
            >
              {t('promise.list.proof')}
            </PageLink>
          )}
          <Button kind="quiet" onClick={onAnswerAlone}>
            {t('welcome.roundOffer.self')}
          </Button>
        </p>
        <ReadingSwitch noQuestions />
      </div>
    </div>
  )
}
