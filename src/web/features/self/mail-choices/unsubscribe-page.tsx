import { useEffect } from 'react'
import type { MailChoice } from '#contract/self/mail-choice.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { useUnsubscribe } from './use-unsubscribe.ts'

/** The target of the link at the foot of an e-mail: the kind of e-mail, one button, and how to undo it. */
export function UnsubscribePage() {
  const t = useText('mailChoices')
  const { state, busy, problem, change, retry } = useUnsubscribe()

  if (state.step === 'broken') {
    return (
      <div className="flow">
        <h1>{t('broken.heading')}</h1>
        <p className="lead">{t('broken.text')}</p>
        <p>{t('broken.help')}</p>
        <AllKinds />
      </div>
    )
  }
  return (
    <div className="flow">
      <h1>{t('heading')}</h1>
      {state.step === 'reading' && (
        <>
          <Waiting />
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
        </>
      )}
      {state.step === 'failed' && <LoadFailed error={state.problem} retry={retry} />}
      {state.step === 'known' && (
        <>
          <Known choice={state.choice} changed={state.changed} busy={busy} onChange={change} />
          <Failure error={problem} />
          <AllKinds />
        </>
      )}
    </div>
  )
}

type KnownProps = {
  readonly choice: MailChoice
  readonly changed: boolean
  readonly busy: boolean
  readonly onChange: (refused: boolean) => Promise<void>
}

function Known({ choice: { kind, refused }, changed, busy, onChange }: KnownProps) {
  const t = useText('mailChoices')
  const name = t(`kind.${kind}`)
  // The pressed button is gone, so a screen reader announces the outcome.
  useEffect(() => {
    if (changed) document.getElementById(refused ? 'avstangt' : 'pa-igen')?.focus()
  }, [changed, refused])

  if (refused) {
    return (
      <>
        <div id="avstangt" tabIndex={-1}>
          <Notice kind="done" title={t('off.done', { kind: name })}>
            <p>{t('off.doneText')}</p>
            <p>{t('off.others')}</p>
          </Notice>
        </div>
        <p>{t('on.lead')}</p>
        <p>
          <Button kind="quiet" busy={busy} onClick={() => void onChange(false)}>
            {t('on.button')}
          </Button>
        </p>
      </>
    )
  }
  return (
    <>
      {changed && (
        <div id="pa-igen" tabIndex={-1}>
          <Notice kind="done" title={t('on.done', { kind: name })}>
            <p>{t('on.doneText')}</p>
          </Notice>
        </div>
      )}
      <p className="lead">
        {t('about')} <strong>{name}</strong>. {t(`kind.${kind}.text`)}
      </p>
      <p>
        <Button busy={busy} onClick={() => void onChange(true)}>
          {t('off.button')}
        </Button>
      </p>
      <p>{t('off.others')}</p>
    </>
  )
}

function AllKinds() {
  const t = useText('mailChoices')
  return (
    <p>
      {t('all.text')} <PageLink to="/installningar#mejl">{t('all.link')}</PageLink>
    </p>
  )
}
