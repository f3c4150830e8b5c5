import { useEffect, useState } from 'react'
import type { BodyOf } from '#contract/endpoint-types.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { askPasskey, callOffPasskey, knowsPasskeys, offersPasskeys, PasskeyLeft } from './ask-passkey.ts'

type PasskeyButtonProps = {
  readonly kind?: 'primary' | 'quiet'
  /** Passkeys are also offered in the address field, where the browser can. */
  readonly inField?: true
  readonly onSigned: (signed: BodyOf<'signInWithPasskey'>) => Promise<void>
}

/** Asks the browser for a passkey. Renders nothing in a browser without passkeys. */
export function PasskeyButton({ kind = 'quiet', inField, onSigned }: PasskeyButtonProps) {
  const t = useText('secondFactor')
  const problemText = useProblemText()
  const [can, setCan] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => setCan(knowsPasskeys()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, as long as the page stands
  useEffect(() => {
    if (!inField) return
    let left = false
    const offer = async () => {
      if (!(await offersPasskeys()) || left) return
      const signed = await askPasskey(true)
      if (!left) await onSigned(signed)
    }
    offer().catch((error) => {
      if (!left && !(error instanceof PasskeyLeft)) setProblem(problemText(error))
    })
    return () => {
      left = true
      callOffPasskey()
    }
  }, [])

  async function ask() {
    setBusy(true)
    setProblem(null)
    try {
      await onSigned(await askPasskey())
    } catch (error) {
      setProblem(error instanceof PasskeyLeft ? t('factor.passkey.left') : problemText(error))
    } finally {
      setBusy(false)
    }
  }

  if (!can) return null
  return (
    <>
      {problem !== null && <p role="alert">{problem}</p>}
      <p>
        <Button kind={kind} busy={busy} onClick={() => void ask()}>
          {t('factor.passkey.use')}
        </Button>
      </p>
    </>
  )
}
