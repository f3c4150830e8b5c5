import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type ContactField, contactFields } from '#contract/contact-fields.ts'
import type { contact } from '#text/sv/contact.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { emptyFields, type Fields, forgetDraft, keepDraft, readDraft } from './contact-draft.ts'
import { type ContactError, contactErrors } from './contact-errors.ts'
import { ContactInputs } from './contact-inputs.tsx'

type TextKey = keyof typeof contact

type ContactFormProps = {
  /** What the message is about, for whoever came by a button that says so. */
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
  const [fields, setFields] = useState(emptyFields)
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<readonly ContactError[]>([])
  const [failure, setFailure] = useState<unknown>()
  const key = useRef<string>(null)

  useEffect(() => {
    const draft = readDraft(sessionStorage)
    key.current = draft?.key ?? null
    setFields((typed) => taken(typed, draft?.fields ?? emptyFields, subject))
  }, [subject])

  const wrong = errors.length > 0
  const mark = `${t('contact.errorPrefix')} `
  useEffect(() => {
    if (!wrong) return
    document.title = mark + document.title
    // Only the mark is taken back: by then the title may be that of the next page.
    return () => {
      document.title = document.title.replace(mark, '')
    }
  }, [wrong, mark])

  function write(field: ContactField, text: string) {
    const next = { ...fields, [field]: text }
    key.current = null
    void loadCheck().catch(() => {}) // Tried again when the message is sent.
    setFields(next)
    keepDraft(sessionStorage, { fields: next, key: null })
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const website = new FormData(event.currentTarget).get('website') ?? ''
    setFailure(undefined)
    try {
      const { checkContact } = await loadCheck()
      const { message, errors: found } = checkContact({ ...fields, language, website })
      setErrors(found)
      if (message === null) {
        setSending(false)
        return
      }
      key.current ??= newId()
      keepDraft(sessionStorage, { fields, key: key.current })
      await callApi('sendContactMessage', { body: message, idempotencyKey: key.current })
      forgetDraft(sessionStorage)
      onSent(message.email)
    } catch (error) {
      const refused = error instanceof ApiError ? contactErrors(error.errors) : []
      setErrors(refused)
      if (refused.length === 0) setFailure(error)
      setSending(false)
    }
  }

  return (
    <>
      <ErrorSummary
        title={wrong ? t(`contact.errors.${errors.length}` as TextKey) : ''}
        errors={errors.map(({ field, text }) => ({ fieldId: `contact-${field}`, message: t(text) }))}
      />
      {children}
      <form className="flow" noValidate method="post" onSubmit={send}>
        <ContactInputs fields={fields} errors={errors} onWrite={write} />
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
        <Button type="submit" busy={sending}>
          {t(sending ? 'contact.sending' : 'contact.send')}
        </Button>
        <p role="status" className="hidden-text">
          {sending && t('contact.sending')}
        </p>
      </form>
    </>
  )
}

/** The schema comes when somebody writes. @throws ApiError `network` when it cannot be fetched */
const loadCheck = () =>
  import('./check-contact.ts').catch(() => {
    throw new ApiError(0, 'network')
  })

/** What was typed before the page woke up stands; else what the tab had kept; else the subject of the button. */
function taken(typed: Fields, kept: Fields, subject: string): Fields {
  const pairs = contactFields.map((field) => {
    const suggested = field === 'subject' ? subject : ''
    const before = document.querySelector<HTMLInputElement>(`#contact-${field}`)?.value ?? ''
    return [field, typed[field] || before || kept[field] || suggested]
  })
  return Object.fromEntries(pairs)
}
