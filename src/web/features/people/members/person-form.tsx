import { useState } from 'react'
import type { ListChangeToStart } from '#contract/people/list-change.ts'
import type { UnitList } from '#contract/people/organisation.ts'
import { isLanguage, type Language } from '#core/languages.ts'
import { sameJson } from '#core/own-document/merge.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { languageOptions } from '#web/lib/language-options.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import {
  draftOf,
  holdsKeptRole,
  type Member,
  type PersonDraft,
  type PersonField,
  validatePerson,
} from './person-draft.ts'

type PersonFormProps = {
  /** Null: a person is added. */
  readonly member: Member | null
  readonly units: UnitList['units']
  /** Initial language of a new person. */
  readonly language: Language
  /** Whether people without an address can be invited by SMS. */
  readonly sms: boolean
  /** Whether a number is stored beside an address, for reminders. */
  readonly smsReminders: boolean
  readonly busy: boolean
  readonly onStart: (change: ListChangeToStart) => void
  /** Undefined: the page has another way back. */
  readonly onBack?: () => void
}

/** The form of one person: name, address, number, unit and language. A dry run shows what it would change. */
export function PersonForm(props: PersonFormProps) {
  const { member, units, language, sms, smsReminders, busy, onStart, onBack } = props
  const t = useText('members')
  const [begun] = useState<PersonDraft>(() =>
    member === null
      ? { name: '', email: '', employeeId: '', mobile: '', unitId: units[0]?.id ?? '', language }
      : draftOf(member),
  )
  const [draft, setDraft] = useState(begun)
  const [errors, setErrors] = useState<ReturnType<typeof validatePerson>['errors']>([])
  const set = (part: Partial<PersonDraft>) => setDraft({ ...draft, ...part })
  const isKept = member !== null && holdsKeptRole(member)
  // Number and name identify a person without an address: another number is another person.
  const isNumbered = member !== null && member.email === null

  const isReachedBySms = member === null ? draft.email.trim() === '' : isNumbered
  const mobileHint = !isReachedBySms ? 'reminders' : member?.mobile == null ? 'new' : 'change'

  function submit() {
    const judged = validatePerson(draft, member, sms && smsReminders)
    setErrors(judged.errors)
    if (judged.change !== null) onStart(judged.change)
  }

  const text = (field: PersonField, hint?: string) => (
    <TextField
      id={`person-${field}`}
      autoComplete="off"
      label={t(`person.${field}`)}
      {...(hint === undefined ? {} : { hint })}
      {...(field === 'email' ? { type: 'email' } : {})}
      {...(field === 'mobile' ? { type: 'tel' } : {})}
      {...(field === 'employeeId' || field === 'mobile' ? { width: 'medium' as const } : {})}
      value={draft[field]}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  )
  return (
    <Form
      errors={errors.map(({ field, error }) => ({
        fieldId: `person-${field}`,
        message: t(`person.error.${error}`),
      }))}
      busy={busy}
      className="flow column"
      onSubmit={submit}
    >
      <LeaveGuard unsaved={!sameJson(draft, begun)} />
      {text('name', isNumbered ? t('person.name.hint') : undefined)}
      {isKept ? (
        <p className="small">{t('person.kept')}</p>
      ) : (
        <>
          {text('email', member === null ? t('person.email.new') : t('person.email.change'))}
          {!isNumbered && text('employeeId', t('person.employeeId.hint'))}
        </>
      )}
      {isNumbered && <p className="small">{t('person.numbered', { number: member.employeeId ?? '' })}</p>}
      {sms && (smsReminders || isReachedBySms) && text('mobile', t(`person.mobile.${mobileHint}`))}
      <Select
        id="person-unit"
        label={t('people.unit')}
        value={draft.unitId}
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => set({ unitId: event.target.value })}
      />
      <Select
        id="person-language"
        label={t(sms ? 'person.language.sms' : 'person.language')}
        value={draft.language}
        options={languageOptions}
        onChange={({ target }) => isLanguage(target.value) && set({ language: target.value })}
      />
      <p className="actions">
        <Submit>{t('person.look')}</Submit>
        {onBack !== undefined && (
          <Button kind="quiet" onClick={onBack}>
            {t('leave.back')}
          </Button>
        )}
      </p>
    </Form>
  )
}
