import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { outcomes, steps, type WeekNotes } from './week-notes.ts'

type PartProps = {
  readonly notes: WeekNotes
  readonly onChange: (part: Partial<WeekNotes>) => void
}

/** The work-directed step of the week: which, and when. */
export function WeekStep({ notes, onChange }: PartProps) {
  const t = useText('module1')
  return (
    <>
      <p>{t('step.text')}</p>
      <Radios
        id="step"
        name="step"
        legend={t('step.legend')}
        value={notes.step ?? undefined}
        onChange={(step) => onChange({ step })}
        choices={steps.map((step) => ({ value: step, label: t(`step.${step}`) }))}
      />
      <TextField
        id="step-when"
        label={t('step.when')}
        hint={t('step.when.hint')}
        maxLength={200}
        value={notes.when}
        onChange={(event) => onChange({ when: event.target.value })}
      />
    </>
  )
}

/** The look back after the week: whether the step happened, and what one noticed. */
export function WeekLook({ notes, onChange }: PartProps) {
  const t = useText('module1')
  return (
    <>
      <Radios
        id="outcome"
        name="outcome"
        legend={t('look.done')}
        value={notes.outcome ?? undefined}
        onChange={(outcome) => onChange({ outcome })}
        choices={outcomes.map((outcome) => ({ value: outcome, label: t(`look.${outcome}`) }))}
      />
      {notes.outcome !== null && (
        <Notice live kind={notes.outcome === 'yes' ? 'done' : 'note'}>
          {t(notes.outcome === 'yes' ? 'look.praise' : 'look.smaller')}
        </Notice>
      )}
      <Textarea
        id="noticed"
        label={t('look.noticed')}
        maxLength={2000}
        value={notes.noticed}
        onChange={(event) => onChange({ noticed: event.target.value })}
      />
    </>
  )
}
