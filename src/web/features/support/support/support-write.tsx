import { formatList } from '#text/format.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { NotAcute } from './not-acute.tsx'
import { dayWords, type Receiver, receiverKey, receiverWords } from './receiver-words.ts'
import type { Fields, SupportError, SupportField } from './support-rules.ts'

type SupportWriteProps = {
  readonly fields: Fields
  readonly errors: readonly SupportError[]
  readonly receivers: readonly Receiver[]
  /** A receiver is left out of the list, because a request to them is open. */
  readonly someOpen: boolean
  readonly busy: boolean
  readonly failure: unknown
  readonly onWrite: (field: SupportField, text: string) => void
  readonly onCheck: () => void
}

/** Receiver, name, contact, and an optional message. */
export function SupportWrite(props: SupportWriteProps) {
  const { fields, errors, receivers, onWrite } = props
  const t = useText('support')
  const { language } = useLanguage()

  const chosen = receivers.find(
    ({ receiver, organisation }) => receiverKey(receiver, organisation?.id ?? null) === fields.receiver,
  )
  const choices = receivers.map((one) => ({
    value: receiverKey(one.receiver, one.organisation?.id ?? null),
    label: receiverWords(t, one),
    hint: [
      one.receiver === 'hr' && one.names.length > 0
        ? t('ask.receiver.readBy', { names: formatList(one.names, language) })
        : '',
      one.receiver === 'hr' ? t('ask.receiver.hr.secrecy') : '',
      one.receiver === 'provider' ? t('ask.receiver.provider.read') : '',
      t('ask.receiver.promise', { day: dayWords(one.promisedOn, language) }),
    ]
      .filter(Boolean)
      .join(' '),
  }))

  return (
    <Form
      errors={errors.map(({ field, text }) => ({ fieldId: `support-${field}`, message: t(text) }))}
      busy={props.busy}
      onSubmit={props.onCheck}
    >
      <h2>{t('ask.form.title')}</h2>
      <NotAcute days={chosen?.workingDays ?? Math.max(...receivers.map(({ workingDays }) => workingDays))} />
      <Radios
        id="support-receiver"
        name="receiver"
        legend={t('ask.receiver')}
        choices={choices}
        value={fields.receiver}
        onChange={(value) => onWrite('receiver', value)}
        {...(props.someOpen ? { hint: t('ask.receiver.open') } : {})}
      />
      <TextField
        id="support-name"
        dir="auto"
        label={t('ask.name')}
        autoComplete="name"
        value={fields.name}
        onChange={(event) => onWrite('name', event.target.value)}
      />
      <TextField
        id="support-reach"
        dir="auto"
        label={t('ask.reach')}
        hint={t('ask.reach.hint')}
        value={fields.reach}
        onChange={(event) => onWrite('reach', event.target.value)}
      />
      <Textarea
        id="support-message"
        dir="auto"
        label={t('ask.message')}
        optional={t('ask.optional')}
        hint={t('ask.message.hint')}
        rows={3}
        value={fields.message}
        onChange={(event) => onWrite('message', event.target.value)}
      />
      <Failure error={props.failure} />
      <Submit busyLabel={t('ask.checking')}>{t('ask.check')}</Submit>
    </Form>
  )
}
