import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { FieldNotes, TextField } from '#web/ui/text-field/text-field.tsx'
import { askedInstruments } from './asked-instruments.ts'
import { OwnQuestionsField } from './own-questions-field.tsx'
import type { RoundDraft } from './round-form.ts'
import { UnitPicker } from './unit-picker.tsx'

type FieldsProps = {
  readonly draft: RoundDraft
  readonly write: (part: Partial<RoundDraft>) => void
}

/** The round's name, its questions, its people, and the customer's own questions. */
export function WhatStep({
  organisationId,
  draft,
  write,
  ownWrong,
}: FieldsProps & { readonly organisationId: string; readonly ownWrong: boolean }) {
  const t = useText('prepareRound')
  return (
    <>
      <TextField
        id="round-name"
        label={t('name')}
        hint={t('name.hint')}
        maxLength={120}
        value={draft.name}
        onChange={(event) => write({ name: event.target.value })}
      />
      <Radios
        id="round-instrument"
        name="instrument"
        legend={t('instrument')}
        choices={askedInstruments.map((id) => ({ value: id, label: t(id), hint: t(`${id}.hint`) }))}
        value={draft.instrument}
        onChange={(instrument) => write({ instrument })}
      />
      <UnitPicker {...{ organisationId, draft }} onChange={write} />
      <OwnQuestionsField {...{ draft, write }} wrong={ownWrong} />
    </>
  )
}

/** The first and the last day. */
export function DaysStep({ draft, write }: FieldsProps) {
  const t = useText('prepareRound')
  return (
    <>
      <TextField
        id="round-opens"
        label={t('opens')}
        hint={t('opens.hint')}
        optional={t('optional')}
        type="date"
        width="medium"
        value={draft.firstDay}
        onChange={(event) => write({ firstDay: event.target.value })}
      />
      <TextField
        id="round-closes"
        label={t('closes')}
        hint={t('closes.hint')}
        type="date"
        width="medium"
        value={draft.lastDay}
        onChange={(event) => write({ lastDay: event.target.value })}
      />
      <Reminders {...{ draft, write }} />
      <Radios
        id="round-repeat"
        name="repeat"
        legend={t('repeat.legend')}
        hint={t('repeat.hint')}
        choices={[
          { value: '', label: t('repeat.none') },
          { value: '2', label: t('repeat.2') },
          { value: '3', label: t('repeat.3') },
        ]}
        value={draft.repeat}
        onChange={(repeat) => write({ repeat })}
      />
    </>
  )
}

/** Reminders go to everybody alike, on days that are chosen before anybody has answered. */
function Reminders({ draft, write }: FieldsProps) {
  const t = useText('prepareRound')
  const field = (id: string, label: string, value: string, change: (value: string) => void) => (
    <TextField
      id={id}
      label={label}
      optional={t('optional')}
      inputMode="numeric"
      width="short"
      maxLength={2}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  )
  return (
    <fieldset className="field-group round-reminders">
      <legend className="field-label">{t('reminders.legend')}</legend>
      <FieldNotes id="round-reminders" hint={t('reminders.hint')} />
      {field('round-reminder-1', t('reminders.first'), draft.reminder1, (reminder1) => write({ reminder1 }))}
      {field('round-reminder-2', t('reminders.second'), draft.reminder2, (reminder2) => write({ reminder2 }))}
    </fieldset>
  )
}
