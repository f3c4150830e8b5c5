import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

type CodeFormProps = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly submit: string
  /** Of digits alone, with spaces wherever the app shows them; otherwise letters may be in it. */
  readonly digits?: number
  /** Said when what is typed cannot be a code. */
  readonly missing: string
  /** What a refusal means here, by code; otherwise what it means everywhere. */
  readonly refusals: Readonly<Record<string, string>>
  readonly onCode: (code: string) => Promise<void>
  readonly children?: ReactNode
}

/** One code and one button. A wrong code stays in the field and says what to do; the field takes the focus again. */
export function CodeForm(props: CodeFormProps) {
  const { id, label, hint, submit, digits, missing, refusals, onCode, children } = props
  const t = useText('secondFactor')
  const problemText = useProblemText()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ readonly text: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (failed !== null) form.current?.querySelector('input')?.focus()
  }, [failed])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const code = digits === undefined ? typed.trim() : typed.replaceAll(/\D/g, '')
    if (digits === undefined ? code.length < 16 : code.length !== digits) {
      setFailed({ text: missing })
      return
    }
    setBusy(true)
    setFailed(null)
    try {
      await onCode(code)
    } catch (error) {
      const refused = (error as { code?: string }).code ?? ''
      setFailed({ text: refusals[refused] ?? problemText(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="flow" onSubmit={(event) => void send(event)}>
      <TextField
        id={id}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        error={failed?.text}
        errorPrefix={t('factor.error')}
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
        <Button type="submit" busy={busy}>
          {busy ? t('factor.show.busy') : submit}
        </Button>
        {children}
      </p>
    </form>
  )
}
