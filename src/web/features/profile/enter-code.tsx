import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readSlipCode, showSlipCode } from '#core/round/slip-code.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary/error-summary.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { invitationStore, pageOf } from './invitation.ts'

/**
 * The code of a slip, typed or from the QR code's fragment, which is taken out of the address at once. A code that works
 * leads to the questions; looking it up answers nothing.
 */
export function EnterCode() {
  const t = useText('enterCode')
  const problems = useText('problems')
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const { pathTo } = useLanguage()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const fail = (message: string) => setErrors([{ fieldId: 'kod', message }])

  async function enter(code: string) {
    setErrors([])
    setBusy(true)
    try {
      await lookUp(code)
    } catch {
      fail(problems('problem.network'))
    } finally {
      setBusy(false)
    }
  }

  /** @throws when no answer came, or not even the script that asks */
  async function lookUp(code: string) {
    const { ApiError, callApi } = await import('#web/lib/api.ts')
    try {
      const invitation = await callApi('readInvitation', { body: { token: code } })
      const page = pageOf(invitation.round.instrument)
      if (page === null) return fail(t('error.instrument'))
      invitationStore.write({ token: code, invitation })
      void navigate(pathTo(page))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'network') throw error
      if (error.code === 'invitation-unknown') fail(t('error.unknown'))
      else
        fail(
          problems(error.code === 'too-many-requests' ? 'problem.too-many-requests' : 'problem.unexpected'),
        )
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code that an address brings
  useEffect(() => {
    const code = readSlipCode(decodeURIComponent(hash.slice(1)))
    if (code === null) return
    setTyped(showSlipCode(code))
    void navigate({ pathname }, { replace: true, preventScrollReset: true })
    void enter(code)
  }, [hash])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const code = readSlipCode(typed)
    if (code === null) fail(t('error.form'))
    else void enter(code)
  }

  return (
    <form onSubmit={submit} noValidate className="flow">
      <ErrorSummary errorPrefix={t('error.prefix')} title={t('error.summary')} errors={errors} />
      <TextField
        id="kod"
        label={t('label')}
        hint={t('hint')}
        error={errors[0]?.message}
        errorPrefix={t('error.prefix')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        width="short"
        maxLength={20}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="actions">
        <Button type="submit" busy={busy}>
          {t(busy ? 'checking' : 'submit')}
        </Button>
      </p>
      <p>{t('once')}</p>
    </form>
  )
}
