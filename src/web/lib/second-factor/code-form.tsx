import { type ReactNode, useState } from 'react'
import { inPlainSigns } from '#core/typed-signs.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Form, Submit } from '../form/form.tsx'

type CodeFormProps = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly submit: string
  /** Number of digits, typed with or without spaces; undefined: letters are allowed. */
  readonly digits?: number
  /** Shown when the input cannot be a code. */
  readonly missing: string
  /** Texts for refusals by code; others have the common texts. */
  readonly refusals: Readonly<Record<string, string>>
  readonly onCode: (code: string) => Promise<void>
  readonly children?: ReactNode
}

/** A form for one code. A wrong code stays in the field, which takes the focus again and says what to do. */
export function CodeForm(props: CodeFormProps) {
  const { id, label, hint, submit, digits, missing, refusals, onCode, children } = props
  const t = useText('secondFactor')
  const problemText = useProblemText()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  async function send() {
    const code = digits === undefined ? typed.trim() : inPlainSigns(typed).replaceAll(/\D/g, '')
    if (digits === undefined ? code.length < 16 : code.length !== digits) {
      setFailed(missing)
      return
    }
    setBusy(true)
    setFailed(null)
    try {
      await onCode(code)
    } catch (error) {
      const refused = (error as { code?: string }).code ?? ''
      setFailed(refusals[refused] ?? problemText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form
      leadsTo="field"
      errors={failed === null ? [] : [{ fieldId: id, message: failed }]}
      busy={busy}
      onSubmit={send}
    >
      <TextField
        id={id}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        autoComplete="one-time-code"
        inputMode={digits === undefined ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        width={digits === undefined ? 'medium' : 'short'}
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="actions">
        <Submit busyLabel={t('factor.show.busy')}>{submit}</Submit>
        {children}
      </p>
    </Form>
  )
}
