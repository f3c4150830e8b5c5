import { useText } from '#web/lib/use-text.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import type { ContactField, Fields } from './contact-rules.ts'

type ContactInputsProps = {
  readonly fields: Fields
  readonly onWrite: (field: ContactField, text: string) => void
}

/** The five fields, and a hidden one that only robots fill in. */
export function ContactInputs({ fields, onWrite }: ContactInputsProps) {
  const t = useText('contact')
  const shared = (field: ContactField) => {
    return {
      id: `contact-${field}`,
      name: field,
      value: fields[field],
      onChange: (event: { target: { value: string } }) => onWrite(field, event.target.value),
    }
  }
  return (
    <>
      <TextField {...shared('name')} label={t('contact.name')} autoComplete="name" />
      <TextField
        {...shared('email')}
        type="email"
        label={t('contact.email')}
        hint={t('contact.email.hint')}
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...shared('phone')}
        type="tel"
        width="medium"
        label={t('contact.phoneField')}
        optional={t('contact.optional')}
        autoComplete="tel"
      />
      <TextField {...shared('subject')} label={t('contact.subject')} autoComplete="off" />
      <Textarea
        {...shared('message')}
        label={t('contact.message')}
        hint={t('contact.message.hint')}
        rows={8}
      />
      <div className="hidden-text" aria-hidden="true">
        <label htmlFor="contact-website">{t('contact.website')}</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
