import { type FormEvent, useState } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { codeIn, looksLikeEmail } from './return-path.ts'

type PrivateAddressProps = {
  /** Of the account, which cannot be its own private one. */
  readonly email: string
  readonly onDone: () => void
  /** "No thanks"; without it there is nothing to refuse. */
  readonly onLeave?: () => void
}

/** Adds a private address: the address, then the code that was mailed there. The heading is the caller's. */
export function PrivateAddress({ email, onDone, onLeave }: PrivateAddressProps) {
  const t = useText('privateAddress')
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setWrong(null)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof ApiError ? error : new ApiError(0, 'unexpected'))
    } finally {
      setBusy(false)
    }
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim().toLowerCase()
    if (!looksLikeEmail(wanted)) return setWrong(t('private.email.error'))
    if (wanted === email) return setWrong(t('private.email.same'))
    void attempt(async () => {
      await callApi('requestPrivateAddressCode', { body: { email: wanted, language } })
      setSentTo(wanted)
    })
  }

  function prove(event: FormEvent) {
    event.preventDefault()
    const digits = codeIn(code)
    if (sentTo === null || digits === null) return setWrong(t('private.code.error'))
    void attempt(async () => {
      await callApi('provePrivateAddress', { body: { email: sentTo, code: digits } })
      onDone()
    })
  }

  const error = wrong === null ? {} : { error: wrong }
  return (
    <>
      <p>{t('private.why', { email })}</p>
      <p>{t('private.after')}</p>
      <ProblemNotice problem={problem} />
      {sentTo === null ? (
        <form onSubmit={send} noValidate className="flow">
          <TextField
            id="privat-adress"
            type="email"
            label={t('private.email.label')}
            hint={t('private.email.hint')}
            {...error}
            errorPrefix={t('private.error')}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            width="medium"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="actions">
            <Button type="submit" busy={busy}>
              {t('private.send')}
            </Button>
            {onLeave && (
              <Button kind="quiet" onClick={onLeave}>
                {t('private.no')}
              </Button>
            )}
          </p>
        </form>
      ) : (
        <form onSubmit={prove} noValidate className="flow">
          <p role="status">{t('private.sent', { email: sentTo })}</p>
          <TextField
            id="privat-kod"
            label={t('private.code.label')}
            {...error}
            errorPrefix={t('private.error')}
            autoComplete="one-time-code"
            inputMode="numeric"
            width="short"
            maxLength={16}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <p className="actions">
            <Button type="submit" busy={busy}>
              {t('private.prove')}
            </Button>
            <Button kind="plain" onClick={() => setSentTo(null)}>
              {t('private.other')}
            </Button>
          </p>
        </form>
      )}
    </>
  )
}
