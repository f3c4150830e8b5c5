import type { ReactNode } from 'react'
import type { InvitationView } from '#contract/identity/me.ts'
import { ReadingSwitch } from '#web/lib/readings/reading-switch.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { FlowPage } from './flow-page.tsx'
import type { Form } from './form.ts'
import type { Purpose } from './invitation.ts'
import { useClosing } from './use-closing.ts'

type WelcomePageProps = {
  readonly form: Form
  readonly purpose: Purpose
  /** Open invitations of the signed-in person, while the purpose is their own answer. */
  readonly offers: readonly InvitationView[]
  readonly onAnswerRound: (invitation: InvitationView) => void
  readonly onAnswerAlone: () => void
  readonly onStart: () => void
  /** Answers in the outbox, and earlier results. */
  readonly children?: ReactNode
}

/** What the form is, how long it takes, and the start button. */
export function WelcomePage(props: WelcomePageProps) {
  const { form, purpose, offers, onAnswerRound, onAnswerAlone, onStart, children } = props
  const t = useText('profile')
  const closing = useClosing()
  const words = form.id === 'arbetsmiljo' || form.id === 'djupanalys' ? form.id : 'stressprofil'

  return (
    <FlowPage progress={{ current: 0, step: 1 }}>
      <div className="flow">
        {children}
        <h1>{t(`welcome.${words}.heading`)}</h1>
        <p className="lead">{t(`welcome.${words}.lead`)}</p>
        <ReadingSwitch />
        {purpose.kind === 'round' && <p>{t('welcome.round', closing(purpose.invitation))}</p>}
        {offers.map((invitation) => (
          <Notice
            key={invitation.round.id}
            title={t('welcome.roundOffer.title', { organisation: invitation.round.organisation })}
          >
            <p>{t('welcome.roundOffer.text', closing(invitation))}</p>
            <p>
              <Button onClick={() => onAnswerRound(invitation)}>{t('welcome.roundOffer.answer')}</Button>
            </p>
          </Notice>
        ))}
        <p>{t('welcome.noRight')}</p>
        <p>{t('welcome.pause')}</p>
        <noscript>
          <p>{t('welcome.noScript')}</p>
        </noscript>
        <p className="actions">
          <Button kind={offers.length > 0 ? 'quiet' : 'primary'} onClick={onStart}>
            {t(offers.length > 0 ? 'welcome.roundOffer.self' : 'welcome.start')}
          </Button>
          {purpose.kind === 'round' && (
            <Button kind="plain" onClick={onAnswerAlone}>
              {t('welcome.alone')}
            </Button>
          )}
        </p>
      </div>
    </FlowPage>
  )
}
