import { useEffect, useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Form, Submit } from '../form/form.tsx'
import { knowsPasskeys, makePasskey, PasskeyLeft } from './ask-passkey.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type AddPasskeyProps = {
  /** Level of the heading above the recovery codes. */
  readonly level: 2 | 3
  readonly kind?: 'primary' | 'quiet'
  /** Called when the passkey is on the account and recovery codes, if there were any, have been read. */
  readonly onAdded: () => void
}

/** Adds a passkey: a name and a button, then the browser's dialog. Renders nothing in a browser without passkeys. */
export function AddPasskey({ level, kind = 'quiet', onAdded }: AddPasskeyProps) {
  const t = useText('secondFactor')
  const problemText = useProblemText()
  const [can, setCan] = useState(false)
  const [name, setName] = useState<string | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setCan(knowsPasskeys()), [])

  async function add() {
    if (name === null) return
    const called = name.trim() || t('factor.passkey.name.own')
    setBusy(true)
    setProblem(null)
    try {
      const options = await proving(() => callApi('askForNewPasskey'))
      const made = await makePasskey(options as unknown as Parameters<typeof makePasskey>[0])
      const added = await callApi('addPasskey', { body: { name: called, ...made } })
      setName(null)
      if (added.recoveryCodes === null) onAdded()
      else setCodes(added.recoveryCodes)
    } catch (error) {
      setProblem(
        error instanceof PasskeyLeft
          ? t(error.isThere ? 'factor.passkey.there' : 'factor.passkey.left')
          : problemText(error),
      )
    } finally {
      setBusy(false)
    }
  }

  if (!can) return null
  if (codes !== null) {
    const read = () => {
      setCodes(null)
      onAdded()
    }
    return <RecoveryCodes codes={codes} level={level} onDone={read} />
  }
  if (name === null) {
    return (
      <p>
        <Button kind={kind} onClick={() => setName('')}>
          {t('factor.passkey.add')}
        </Button>
      </p>
    )
  }
  return (
    <Form leadsTo="field" busy={busy} onSubmit={add}>
      <TextField
        id="passkey-namn"
        label={t('factor.passkey.name')}
        hint={t('factor.passkey.name.hint')}
        width="medium"
        maxLength={60}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {problem !== null && <p role="alert">{problem}</p>}
      <p className="actions">
        <Submit>{t('factor.passkey.make')}</Submit>
        <Button kind="plain" onClick={() => setName(null)}>
          {t('factor.setUp.cancel')}
        </Button>
      </p>
    </Form>
  )
}
