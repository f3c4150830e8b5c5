import { type FormEvent, type ReactNode, useEffect } from 'react'
import { contactFields } from '#contract/contact-fields.ts'
import type { contact } from '#text/sv/contact.ts'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ContactInputs } from './contact-inputs.tsx'
import { contactRules, type Fields } from './contact-rules.ts'

type TextKey = keyof typeof contact

type ContactFormProps = {
  /** What the message is about, for anyone who came by a button that says so. */
  readonly subject: string
  readonly onSent: (email: string) => void
  /** The head of the page: what is wrong stands even before it. */
  readonly children: ReactNode
}

/** Idle, sending, refused; once sent, the page takes over. */
export function ContactForm({ subject, onSent, children }: ContactFormProps) {
  const t = useText('contact')
  const problemText = useProblemText()
  const { language } = useLanguage()
  const form = useDraftForm(contactRules)
  const { fields, errors, failure, busy, open, check, send } = form

  useEffect(() => open((kept, typed) => taken(typed, kept, subject)), [open, subject])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const website = new FormData(event.currentTarget).get('website') ?? ''
    const checked = await check({ ...fields, language, website })
    if (checked === null || checked.body === null) return
    const sent = await send(checked.body)
    if (sent?.error === null) onSent(checked.body.email)
  }

  return (
    <>
      <ErrorSummary
        errorPrefix={t('contact.errorPrefix')}
        title={errors.length > 0 ? t(`contact.errors.${errors.length}` as TextKey) : ''}
        errors={errors.map(({ field, text }) => ({ fieldId: `contact-${field}`, message: t(text) }))}
      />
      {children}
      <form className="flow" noValidate method="post" onSubmit={submit}>
        <ContactInputs
          fields={fields}
          errors={errors}
          onWrite={(field, text) => form.write({ [field]: text })}
        />
        <p className="small quiet">
          {t('contact.privacy')} <PageLink to="/integritetspolicy">{t('contact.privacy.link')}</PageLink>
        </p>
        {failure !== undefined && (
          <div role="alert">
            <Notice kind="help" title={t('contact.failed')}>
              <p>{problemText(failure)}</p>
              <p>{t('contact.kept')}</p>
            </Notice>
          </div>
        )}
        <Button type="submit" busy={busy}>
          {t(busy ? 'contact.sending' : 'contact.send')}
        </Button>
        <p role="status" className="hidden-text">
          {busy && t('contact.sending')}
        </p>
      </form>
    </>
  )
}

/** What was typed before hydration stands; else what the tab had kept; else the subject of the button. */
function taken(typed: Fields, kept: Fields | null, subject: string): Fields {
  const pairs = contactFields.map((field) => {
    const suggested = field === 'subject' ? subject : ''
    const before = document.querySelector<HTMLInputElement>(`#contact-${field}`)?.value ?? ''
    return [field, typed[field] || before || kept?.[field] || suggested]
  })
  return Object.fromEntries(pairs)
}
