import { useState } from 'react'
import { isPhone } from '#core/guidance/guidance.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { type ChangeGuidance, failureOf, type OwnGuidance } from './guidance-queries.ts'

type PhoneProps = { readonly guidance: Pick<OwnGuidance, 'phone'>; readonly change: ChangeGuidance }

/** The phone number on which the guide can call: optional, and removed by one press. */
export function Phone({ guidance: { phone }, change }: PhoneProps) {
  const t = useText('guidance')
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  return (
    <section className="surface flow no-print" aria-labelledby="phone-title">
      <h2 id="phone-title">{t('phone.title')}</h2>
      <p>{t('phone.text')}</p>
      {phone === null ? (
        <Form
          leadsTo="field"
          errors={refused ? [{ fieldId: 'phone', message: t('phone.error') }] : []}
          busy={change.isPending}
          onSubmit={() => {
            const given = typed.trim()
            setRefused(!isPhone(given))
            if (isPhone(given))
              change.mutate({ do: 'phone', phone: given }, { onSuccess: () => setTyped('') })
          }}
        >
          <TextField
            id="phone"
            type="tel"
            label={t('phone.label')}
            autoComplete="tel"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Failure error={failureOf(change, 'phone')} title={t('stop.failed')} />
          <Submit kind="quiet">{t('phone.save')}</Submit>
        </Form>
      ) : (
        <>
          <p>
            <strong>
              <bdi>{phone}</bdi>
            </strong>
          </p>
          <Failure error={failureOf(change, 'phone')} title={t('stop.failed')} />
          <p>
            <Button
              kind="quiet"
              busy={change.isPending}
              onClick={() => change.mutate({ do: 'phone', phone: null })}
            >
              {t('phone.remove')}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
