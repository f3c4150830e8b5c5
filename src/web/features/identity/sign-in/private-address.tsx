import { useEffect, useState } from 'react'
import { isEmail } from '#core/mail/email-address.ts'
import { callApi } from '#web/lib/api.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { codeIn } from './return-path.ts'
import { EmailField, MailedCodeField } from './sign-in-fields.tsx'
import { useAttempt } from './use-attempt.ts'

type PrivateAddressProps = {
  /** The account's address, which cannot be its private one too. */
  readonly email: string
  readonly onDone: () => void
  /** "No thanks"; undefined where the form cannot be declined. */
  readonly onLeave?: () => void
}

/** Adds a private address: the address, then the code that is mailed to it. The heading is the caller's. */
export function PrivateAddress({ email, onDone, onLeave }: PrivateAddressProps) {
  const t = useText('privateAddress')
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const { busy, problem, attempt } = useAttempt(() => setWrong(t('private.code.wrong')))

  function send() {
    const wanted = typed.trim().toLowerCase()
    if (!isEmail(wanted)) return setWrong(t('private.email.error'))
    if (wanted === email) return setWrong(t('private.email.same'))
    setWrong(null)
    void attempt(async () => {
      await proving(() => callApi('requestPrivateAddressCode', { body: { email: wanted, language } }))
      setSentTo(wanted)
    })
  }

  function prove() {
    const digits = codeIn(code)
    if (sentTo === null || digits === null) return setWrong(t('private.code.error'))
    setWrong(null)
    void attempt(async () => {
      await proving(() => callApi('provePrivateAddress', { body: { email: sentTo, code: digits } }))
      onDone()
    })
  }

  // The form of the code replaces the other, whose focused button is gone.
  useEffect(() => {
    if (sentTo !== null) document.getElementById('privat-kod')?.focus()
  }, [sentTo])

  const again = () => {
    setSentTo(null)
    setCode('')
    setWrong(null)
    requestAnimationFrame(() => document.getElementById('privat-adress')?.focus())
  }

  const fieldId = sentTo === null ? 'privat-adress' : 'privat-kod'
  const errors = wrong === null ? [] : [{ fieldId, message: wrong }]
  return (
    <>
      <p>{t('private.why', { email })}</p>
      <p>{t('private.after')}</p>
      <ProblemNotice problem={problem} />
      {sentTo === null ? (
        <Form leadsTo="field" {...{ errors, busy }} onSubmit={send}>
          <EmailField
            id="privat-adress"
            label={t('private.email.label')}
            hint={t('private.email.hint')}
            value={typed}
            onType={setTyped}
          />
          <p className="actions">
            <Submit>{t('private.send')}</Submit>
            {onLeave && (
              <Button kind="quiet" onClick={onLeave}>
                {t('private.no')}
              </Button>
            )}
          </p>
        </Form>
      ) : (
        <Form leadsTo="field" {...{ errors, busy }} onSubmit={prove}>
          <MailedCodeField
            id="privat-kod"
            label={t('private.code.label')}
            hint={t('private.sent', { email: sentTo })}
            value={code}
            onType={setCode}
          />
          <p className="actions">
            <Submit>{t('private.prove')}</Submit>
            <Button kind="plain" onClick={again}>
              {t('private.other')}
            </Button>
          </p>
        </Form>
      )}
    </>
  )
}
