import { type ReactNode, useEffect } from 'react'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ContactInputs } from './contact-inputs.tsx'
import { contactFields, contactRules, type Fields } from './contact-rules.ts'

type ContactFormProps = {
  /** The initial subject, for people who came by a button that names it. */
  readonly subject: string
  readonly onSent: (email: string) => void
  /** The head of the page; errors are shown even before it. */
  readonly children: ReactNode
}

/** The contact form while it is idle, sending or refused; once it is sent, the page takes over. */
export function ContactForm({ subject, onSent, children }: ContactFormProps) {
  const t = useText('contact')
  const { language } = useLanguage()
  const form = useDraftForm(contactRules)
  const { fields, errors, failure, busy, open, check, send } = form

  useEffect(() => open((kept, typed) => taken(typed, kept, subject)), [open, subject])

  async function submit(written: HTMLFormElement) {
    const website = new FormData(written).get('website') ?? ''
    const checked = await check({ ...fields, language, website })
    if (checked === null || checked.body === null) return
    const sent = await send(checked.body)
    if (sent?.error === null) onSent(checked.body.email)
  }

  return (
    <Form
      errors={errors.map(({ field, text }) => ({ fieldId: `contact-${field}`, message: t(text) }))}
      busy={busy}
      head={children}
      onSubmit={submit}
    >
      <ContactInputs fields={fields} onWrite={(field, text) => form.write({ [field]: text })} />
      <p className="small quiet">
        {t('contact.privacy')} <PageLink to="/integritetspolicy">{t('contact.privacy.link')}</PageLink>
      </p>
      <Failure error={failure} title={t('contact.failed')}>
        <p>{t('contact.kept')}</p>
      </Failure>
      <Submit busyLabel={t('contact.sending')}>{t('contact.send')}</Submit>
    </Form>
  )
}

/** The initial fields: input from before hydration, otherwise the tab's draft, otherwise the button's subject. */
function taken(typed: Fields, kept: Fields | null, subject: string): Fields {
  const pairs = contactFields.map((field) => {
    const suggested = field === 'subject' ? subject : ''
    const before = document.querySelector<HTMLInputElement>(`#contact-${field}`)?.value ?? ''
    return [field, typed[field] || before || kept?.[field] || suggested]
  })
  return Object.fromEntries(pairs)
}
