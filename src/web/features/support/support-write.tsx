import type { FormEvent } from 'react'
import { formatList } from '#text/format.ts'
import type { support } from '#text/sv/support.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
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
  /** Somebody is left out of the list, because an answer from them is on its way. */
  readonly someOpen: boolean
  readonly busy: boolean
  readonly failure: unknown
  readonly onWrite: (field: SupportField, text: string) => void
  readonly onCheck: () => void
}

/** Who, name, how to be reached, and a message for anyone who wants to add one. */
export function SupportWrite(props: SupportWriteProps) {
  const { fields, errors, receivers, onWrite } = props
  const t = useText('support')
  const problemText = useProblemText()
  const { language } = useLanguage()

  const wrong = (field: SupportField) => {
    const found = errors.find((error) => error.field === field)
    return found === undefined ? {} : { error: t(found.text), errorPrefix: t('ask.errorPrefix') }
  }

  function check(event: FormEvent) {
    event.preventDefault()
    props.onCheck()
  }

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
      t('ask.receiver.promise', { day: dayWords(one.promisedOn, language) }),
    ]
      .filter(Boolean)
      .join(' '),
  }))

  return (
    <form className="flow" noValidate onSubmit={check}>
      <ErrorSummary
        errorPrefix={t('ask.errorPrefix')}
        title={errors.length > 0 ? t(`ask.errors.${errors.length}` as keyof typeof support) : ''}
        errors={errors.map(({ field, text }) => ({ fieldId: `support-${field}`, message: t(text) }))}
      />
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
        {...wrong('receiver')}
      />
      <TextField
        id="support-name"
        label={t('ask.name')}
        autoComplete="name"
        value={fields.name}
        onChange={(event) => onWrite('name', event.target.value)}
        {...wrong('name')}
      />
      <TextField
        id="support-reach"
        label={t('ask.reach')}
        hint={t('ask.reach.hint')}
        value={fields.reach}
        onChange={(event) => onWrite('reach', event.target.value)}
        {...wrong('reach')}
      />
      <Textarea
        id="support-message"
        label={t('ask.message')}
        optional={t('ask.optional')}
        hint={t('ask.message.hint')}
        rows={3}
        value={fields.message}
        onChange={(event) => onWrite('message', event.target.value)}
        {...wrong('message')}
      />
      {props.failure !== undefined && <Notice live title={problemText(props.failure)} />}
      <Button type="submit" busy={props.busy}>
        {t(props.busy ? 'ask.checking' : 'ask.check')}
      </Button>
    </form>
  )
}
