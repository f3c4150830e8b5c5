import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readContinuationCode } from '#core/round/slip-code.ts'
import { ApiError } from '#web/lib/api.ts'
import type { FormError } from '#web/lib/form/form.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { CodeField } from './code-field.tsx'
import { invitationStore, pageOf } from './invitation.ts'
import { canSeal, placeHere, takeOver } from './sealed-continuation.ts'

type Mistake =
  | 'form'
  | 'unknown'
  | 'unsupported'
  | 'notStored'
  | 'network'
  | 'too-many-requests'
  | 'unexpected'

type ContinueHereProps = {
  /** Opens the transferred invitation and its questions. */
  readonly onToken: (token: string) => void
}

/** Takes the code from another device, fetches its answers and continues with the questions. */
export function ContinueHere({ onToken }: ContinueHereProps) {
  const t = useText('elsewhere')
  const navigate = useNavigate()
  const { pathTo } = useLanguage()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const errors: FormError[] =
    mistake === null ? [] : [{ fieldId: 'fortsattningskod', message: t(`here.error.${mistake}`) }]

  async function goOn() {
    setBusy(true)
    setMistake(await take().catch(mistakeOf))
    setBusy(false)
  }

  async function take(): Promise<Mistake | null> {
    const code = readContinuationCode(typed)
    if (code === null) return 'form'
    if (!canSeal()) return 'unsupported'
    const continuation = await takeOver(code)
    if (continuation === null) return 'unknown'
    if (!placeHere(continuation)) return 'notStored'
    const page = pageOf(continuation.instrument)
    if (continuation.token !== null) onToken(continuation.token)
    else if (page !== null) {
      invitationStore.erase()
      await navigate(pathTo(page), { replace: true })
    }
    return null
  }

  return (
    <Form errors={errors} busy={busy} onSubmit={() => void goOn()}>
      <CodeField
        id="fortsattningskod"
        label={t('here.label')}
        hint={t('here.hint')}
        value={typed}
        onType={setTyped}
      />
      <p className="actions">
        <Submit busyLabel={t('here.checking')}>{t('here.submit')}</Submit>
      </p>
    </Form>
  )
}

function mistakeOf(error: unknown): Mistake {
  const code = error instanceof ApiError ? error.code : 'unexpected'
  return code === 'network' || code === 'too-many-requests' ? code : 'unexpected'
}
