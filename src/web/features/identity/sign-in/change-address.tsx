import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { isEmail } from '#core/mail/email-address.ts'
import { callApi } from '#web/lib/api.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { codeIn } from './return-path.ts'
import { EmailField, MailedCodeField } from './sign-in-fields.tsx'
import { useAttempt } from './use-attempt.ts'

/** Changes the address that a person signs in with. For a person on a list it says why only HR can. */
export function ChangeAddress({ me }: { readonly me: Me }) {
  const t = useText('settings')
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { email } = me.person
  // With a private address, that one opens own results and has its own form.
  if (!me.opensOwn || me.privateAddress.email !== null) return null

  function finish() {
    setOpen(false)
    setDone(true)
    heading.current?.focus()
    void queries.invalidateQueries()
  }

  return (
    <section className="flow">
      <h3 ref={heading} tabIndex={-1}>
        {t('address.title')}
      </h3>
      {done && (
        <Notice live kind="done">
          {t('address.done')}
        </Notice>
      )}
      {me.memberships.length > 0 ? (
        <p>{t('address.listed', { email })}</p>
      ) : open ? (
        <AddressForm email={email} onDone={finish} onLeave={() => setOpen(false)} />
      ) : (
        <>
          <p>{t('address.text', { email })}</p>
          <p>
            <Button
              kind="quiet"
              onClick={() => {
                setDone(false)
                setOpen(true)
              }}
            >
              {t('address.change')}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

type AddressFormProps = { readonly email: string; readonly onDone: () => void; readonly onLeave: () => void }

const fields = { address: 'ny-adress', code: 'kod-ny-adress', currentCode: 'kod-gammal-adress' } as const
type Field = keyof typeof fields

type Wrong = { readonly field: Field; readonly text: string } | null

/** Asks for the new address, then for the two mailed codes. */
function AddressForm({ email, onDone, onLeave }: AddressFormProps) {
  const t = useText('settings')
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [currentCode, setCurrentCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Wrong>(null)
  const { busy, problem, attempt } = useAttempt(() =>
    setWrong({ field: 'code', text: t('address.code.wrong') }),
  )

  function send() {
    const wanted = typed.trim().toLowerCase()
    if (!isEmail(wanted)) return setWrong({ field: 'address', text: t('address.error') })
    if (wanted === email) return setWrong({ field: 'address', text: t('address.same') })
    setWrong(null)
    void attempt(async () => {
      await proving(() => callApi('requestAddressChange', { body: { email: wanted, language } }))
      setSentTo(wanted)
    })
  }

  function prove() {
    const [ofNew, ofCurrent] = [codeIn(code), codeIn(currentCode)]
    if (sentTo === null || ofNew === null) return setWrong({ field: 'code', text: t('address.code.error') })
    if (ofCurrent === null) return setWrong({ field: 'currentCode', text: t('address.code.error') })
    setWrong(null)
    void attempt(async () => {
      const body = { email: sentTo, code: ofNew, currentCode: ofCurrent }
      await proving(() => callApi('changeAddress', { body }))
      onDone()
    })
  }

  // The form of the codes replaces the other, whose focused button is gone.
  useEffect(() => {
    document.getElementById(sentTo === null ? fields.address : fields.code)?.focus()
  }, [sentTo])

  const again = () => {
    setSentTo(null)
    setCode('')
    setCurrentCode('')
    setWrong(null)
  }
  const errors = wrong === null ? [] : [{ fieldId: fields[wrong.field], message: wrong.text }]

  if (sentTo === null)
    return (
      <Form leadsTo="field" {...{ errors, busy }} onSubmit={send}>
        <p>{t('address.text', { email })}</p>
        <p>{t('address.lost', { email })}</p>
        <ProblemNotice problem={problem} />
        <EmailField id={fields.address} label={t('address.new')} value={typed} onType={setTyped} />
        <p className="actions">
          <Submit>{t('address.send')}</Submit>
          <Button kind="quiet" onClick={onLeave}>
            {t('address.leave')}
          </Button>
        </p>
      </Form>
    )
  return (
    <Form leadsTo="field" {...{ errors, busy }} onSubmit={prove}>
      <p>{t('address.sent', { email: sentTo })}</p>
      <ProblemNotice problem={problem} />
      <MailedCodeField
        id={fields.code}
        label={t('address.code', { email: sentTo })}
        value={code}
        onType={setCode}
      />
      <MailedCodeField
        id={fields.currentCode}
        label={t('address.code', { email })}
        value={currentCode}
        onType={setCurrentCode}
      />
      <p className="actions">
        <Submit>{t('address.prove')}</Submit>
        <Button kind="plain" onClick={again}>
          {t('address.other')}
        </Button>
      </p>
    </Form>
  )
}
