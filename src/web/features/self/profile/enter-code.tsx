import { useState } from 'react'
import { showMailCode, showSlipCode } from '#core/round/slip-code.ts'
import { missing } from '#web/lib/fetch-part.ts'
import type { FormError } from '#web/lib/form/form.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { CodeField } from './code-field.tsx'
import { codeIn } from './link-secret.ts'
import { type Failure, type Opening, useInvitationSecret } from './use-invitation-secret.ts'

const loadContinueHere = () => import('./continue-here.tsx')

const shown = (code: string) => (code.length === 10 ? showSlipCode(code) : showMailCode(code))

/** The target of a slip's QR code or an SMS link, and the page where the code is typed. */
export function EnterCode() {
  const t = useText('enterCode')
  const elsewhere = useText('elsewhere')
  const [typed, setTyped] = useState('')
  const [goingOn, setGoingOn] = useState(false)
  const part = useLazyModule(goingOn, loadContinueHere)
  const { state, open } = useInvitationSecret((code) => setTyped(shown(code)))

  function openToken(token: string) {
    // If the network fails meanwhile, the field above has the code of the slip.
    const code = codeIn(token)
    if (code !== null) setTyped(shown(code))
    void open(token)
  }

  return (
    <>
      <LinkNotice state={state} onRetry={(token) => void open(token)} />
      <CodeForm
        words="slip"
        state={state}
        typed={typed}
        onType={setTyped}
        onEnter={(code) => void open(code)}
      />
      <p>{t('once')}</p>
      <div className="folds">
        <Fold id="fortsatt" title={elsewhere('here')} level={2} onOpen={setGoingOn}>
          {goingOn && (
            <LazyPart part={part}>{({ ContinueHere }) => <ContinueHere onToken={openToken} />}</LazyPart>
          )}
        </Fold>
      </div>
    </>
  )
}

/** The target of a mailed invitation: opened by its link or, where the secret was lost on the way, by the code in the e-mail. */
export function OpenInvitation() {
  const t = useText('enterCode')
  const [typed, setTyped] = useState('')
  const { state, open } = useInvitationSecret((code) => setTyped(shown(code)))
  if (state.step === 'arriving' || state.step === 'reading') return <Waiting label={t('mail.reading')} />
  return (
    <>
      <LinkNotice state={state} onRetry={(token) => void open(token)} />
      {state.step === 'typing' && (
        <>
          {state.link === 'missing' && (
            <div role="status" className="flow">
              <p className="lead">{t('mail.missing')}</p>
              <p>{t('mail.enter')}</p>
            </div>
          )}
          <CodeForm
            words="mail"
            state={state}
            typed={typed}
            onType={setTyped}
            onEnter={(code) => void open(code)}
          />
          <p>{t('mail.once')}</p>
          <h2>{t('mail.help')}</h2>
          <p>{t('mail.help.text')}</p>
          <p>
            {t('mail.self')} <PageLink to="/stressprofil/start">{t('mail.self.link')}</PageLink>
          </p>
        </>
      )}
    </>
  )
}

type LinkNoticeProps = { readonly state: Opening; readonly onRetry: (token: string) => void }

/** The outcome of a complete link. */
function LinkNotice({ state, onRetry }: LinkNoticeProps) {
  const t = useText('enterCode')
  if (state.step === 'reading') return <Waiting label={t('mail.reading')} />
  if (state.step === 'lost') {
    return (
      <Notice live title={t('lost')}>
        <p>{t('lost.text')}</p>
        <p>
          <Button onClick={() => onRetry(state.token)}>{t('retry')}</Button>
        </p>
      </Notice>
    )
  }
  if (state.step !== 'typing' || state.link !== 'unknown') return null
  return (
    <Notice live title={t('mail.unknown')}>
      <p>{t('mail.unknown.text')}</p>
    </Notice>
  )
}

type CodeFormProps = {
  /** Where the person finds the code. */
  readonly words: 'slip' | 'mail'
  readonly state: Opening
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onEnter: (code: string) => void
}

function CodeForm({ words, state, typed, onType, onEnter }: CodeFormProps) {
  const t = useText('enterCode')
  const problems = useText('problems')
  const [isNone, setNone] = useState(false)
  const busy = state.step === 'typing' && state.busy
  const failure = state.step === 'typing' ? state.failure : null
  const message = isNone ? t(`${words}.error.form`) : failure === null ? null : explain(failure)
  const errors: FormError[] = message === null ? [] : [{ fieldId: 'kod', message }]

  function explain(why: Failure): string {
    if (why === 'unknown') return t(`${words}.error.unknown`)
    if (why === 'network' && missing.reason === 'outdated') return problems('problem.outdated')
    return why === 'instrument' ? t('error.instrument') : problems(`problem.${why}`)
  }

  function submit() {
    const code = codeIn(typed)
    setNone(code === null)
    if (code !== null) onEnter(code)
  }

  return (
    <Form errors={errors} busy={busy} onSubmit={submit}>
      <CodeField id="kod" label={t('label')} hint={t(`${words}.hint`)} value={typed} onType={onType} />
      <p className="actions">
        <Submit busyLabel={t('checking')}>{t('submit')}</Submit>
      </p>
    </Form>
  )
}
