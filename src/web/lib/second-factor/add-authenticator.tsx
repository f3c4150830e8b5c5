import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint-types.ts'
import { callApi } from '#web/lib/api.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Failure } from '../form/failure.tsx'
import { QrCode } from '../qr-code.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type AddAuthenticatorProps = {
  /** Level of the heading above the recovery codes. */
  readonly level: 2 | 3
  /** Called when the app is activated and its recovery codes have been read. */
  readonly onAdded: () => void
  /** Look of the button that starts. */
  readonly kind?: 'primary' | 'quiet'
}

/** Adds an authenticator app: a button, then the QR code and a first code from the app, then the recovery codes. */
export function AddAuthenticator({ level, onAdded, kind = 'primary' }: AddAuthenticatorProps) {
  const t = useText('secondFactor')
  const [setUp, setSetUp] = useState<AnswerOf<'setUpAuthenticator'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function begin() {
    setBusy(true)
    setProblem(null)
    try {
      setSetUp(await proving(() => callApi('setUpAuthenticator')))
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  if (codes !== null) return <RecoveryCodes codes={codes} level={level} onDone={onAdded} />
  if (setUp === null) {
    return (
      <>
        <Failure error={problem} />
        <p>
          <Button kind={kind} busy={busy} onClick={() => void begin()}>
            {t('factor.app.add')}
          </Button>
        </p>
      </>
    )
  }
  return (
    <>
      <p>{t('factor.setUp.scan')}</p>
      <QrCode text={setUp.address} label={t('factor.setUp.picture')} />
      <p className="on-this-phone">
        <a href={setUp.address}>{t('factor.setUp.here')}</a>
      </p>
      <p>
        {t('factor.setUp.key')}
        <br />
        <span className="key-to-type">{setUp.key.match(/.{4}/g)?.join(' ')}</span>
      </p>
      <CodeForm
        id="ny-app-kod"
        label={t('factor.setUp.code')}
        digits={6}
        submit={t('factor.setUp.confirm')}
        missing={t('factor.code.missing')}
        refusals={{ 'wrong-code': t('factor.setUp.wrong') }}
        onCode={async (code) => {
          setCodes((await callApi('confirmAuthenticator', { body: { code } })).recoveryCodes)
        }}
      >
        <Button kind="plain" onClick={() => setSetUp(null)}>
          {t('factor.setUp.cancel')}
        </Button>
      </CodeForm>
    </>
  )
}
