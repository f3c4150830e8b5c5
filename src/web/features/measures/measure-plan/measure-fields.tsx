import type { MeasureView } from '#contract/measures/measures.ts'
import { measureStatuses } from '#core/measures/measure.ts'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { type MeasureDraft, type MeasureField, otherOwner } from './measure-rules.ts'
import { useMeasurePlan } from './use-measure-plan.ts'

/** The state of a measure's form. */
export type MeasureFormState = {
  readonly fields: MeasureDraft
  readonly errors: readonly {
    readonly field: MeasureField
    readonly text: `error.${Exclude<MeasureField, 'description'> | 'measureDescription'}`
  }[]
  readonly failure: unknown
  readonly busy: boolean
  readonly write: (part: Partial<MeasureDraft>) => void
}

type PartProps = { readonly form: MeasureFormState }

type OwnerFieldProps = PartProps & {
  readonly organisationId: string
  /** The present owner; null for a new measure. */
  readonly owner: MeasureView['owner'] | null
}

/** The owner of a measure: a manager, HR, or another person by name. */
export function OwnerField({ organisationId, form, owner }: OwnerFieldProps) {
  const t = useText('measurePlan')
  const { data: plan } = useMeasurePlan(organisationId)
  const { fields, write } = form
  const known = plan?.owners ?? []
  // An owner who has left the list stays the owner.
  const kept =
    owner?.memberId == null || known.some(({ memberId }) => memberId === owner.memberId)
      ? []
      : [{ memberId: owner.memberId, name: owner.name }]
  return (
    <>
      <Select
        id="measure-owner"
        label={t('measure.owner')}
        options={[
          { value: '', label: t('measure.owner.choose') },
          ...[...kept, ...known].map(({ memberId, name }) => ({ value: memberId, label: name })),
          { value: otherOwner, label: t('measure.owner.other') },
        ]}
        value={fields.owner}
        onChange={(event) => write({ owner: event.target.value })}
      />
      {fields.owner === otherOwner && (
        <TextField
          id="measure-owner-name"
          label={t('measure.ownerName')}
          hint={t('measure.ownerName.hint')}
          autoComplete="off"
          maxLength={120}
          value={fields.ownerName}
          onChange={(event) => write({ ownerName: event.target.value })}
        />
      )}
    </>
  )
}

/** The day by which it is to be done, and the day of the follow-up. */
export function Days({ form: { fields, write } }: PartProps) {
  const t = useText('measurePlan')
  return (
    <>
      <TextField
        id="measure-due"
        label={t('measure.dueOn')}
        type="date"
        width="medium"
        value={fields.dueOn}
        onChange={(event) => write({ dueOn: event.target.value })}
      />
      <TextField
        id="measure-follow-up"
        label={t('measure.followUpOn')}
        hint={t('measure.followUpOn.hint')}
        type="date"
        width="medium"
        value={fields.followUpOn}
        onChange={(event) => write({ followUpOn: event.target.value })}
      />
    </>
  )
}

/** The status, and the fields of the chosen status. */
export function Progress({ form: { fields, write } }: PartProps) {
  const t = useText('measurePlan')
  return (
    <>
      <Radios
        id="measure-status"
        name="status"
        legend={t('measure.status')}
        choices={measureStatuses.map((status) => ({ value: status as string, label: t(`status.${status}`) }))}
        value={fields.status}
        onChange={(status) => write({ status })}
      />
      {fields.status === 'followed-up' && (
        <Textarea
          id="measure-result"
          label={t('measure.followUpResult')}
          hint={t('measure.followUpResult.hint')}
          rows={4}
          maxLength={2000}
          value={fields.followUpResult}
          onChange={(event) => write({ followUpResult: event.target.value })}
        />
      )}
      {fields.status === 'dropped' && (
        <Textarea
          id="measure-drop"
          label={t('measure.dropReason')}
          hint={t('form.personal')}
          rows={3}
          maxLength={2000}
          value={fields.dropReason}
          onChange={(event) => write({ dropReason: event.target.value })}
        />
      )}
    </>
  )
}
