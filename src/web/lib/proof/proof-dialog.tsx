import { useEffect, useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { CodeForm } from '#web/lib/second-factor/code-form.tsx'
import { ShowFactor } from '#web/lib/second-factor/show-factor.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Failure } from '../form/failure.tsx'

/** Asks for the strongest proof that the person has: the second factor, or a new mailed code. */
export function ProofDialog({ onEnd }: { readonly onEnd: (proven: boolean) => void }) {
  const t = useText('secondFactor')
  const [me, setMe] = useState<Me | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    callApi('readMe').then(setMe, setProblem)
  }, [])
  const proven = () => onEnd(true)
  const hasFactor = me?.factorProves
  return (
    <Dialog open onClose={() => onEnd(false)} title={t('proof.title')} closeLabel={t('proof.close')}>
      <div className="flow">
        <p>{t('proof.text')}</p>
        <Failure error={problem} />
        {me !== null && hasFactor && <ShowFactor has={me.secondFactor} onShown={proven} />}
        {me !== null && !hasFactor && (
          // Only the private address opens own results, so the code for a step-up there goes to it.
          <ByMail email={(me.opensOwn && me.privateAddress.email) || me.person.email} onProven={proven} />
        )}
      </div>
    </Dialog>
  )
}

/** Step-up by a new mailed code, which starts a new session of the same person in place of the old one. */
function ByMail({ email, onProven }: { readonly email: string; readonly onProven: () => void }) {
  const t = useText('secondFactor')
  const { language } = useLanguage()
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function send() {
    setBusy(true)
    setProblem(null)
    try {
      await callApi('requestSignInCode', { body: { email, language, codeAnyway: true } })
      setSent(true)
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  const sendButton = (
    <Button kind={sent ? 'plain' : 'primary'} busy={busy} onClick={() => void send()}>
      {t(sent ? 'proof.mail.again' : 'proof.mail.send')}
    </Button>
  )
  return (
    <>
      <p role="status">{t(sent ? 'proof.mail.sent' : 'proof.mail', { email })}</p>
      <Failure error={problem} />
      {sent ? (
        <CodeForm
          id="bekrafta-kod"
          label={t('proof.mail.code')}
          digits={8}
          submit={t('factor.show.submit')}
          missing={t('proof.mail.missing')}
          refusals={{ 'wrong-code': t('proof.mail.wrong') }}
          onCode={async (code) => {
            await callApi('signIn', { body: { email, code } })
            onProven()
          }}
        >
          {sendButton}
        </CodeForm>
      ) : (
        <p>{sendButton}</p>
      )}
    </>
  )
}
