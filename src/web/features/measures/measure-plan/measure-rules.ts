import type { MeasureView } from '#contract/measures/measures.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { measureKinds, measureStatuses } from '#core/measures/measure.ts'
import { errorsBy, type FieldError } from '#web/lib/form/field-errors.ts'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import type { FormRules } from '#web/lib/form/use-draft-form.ts'

const draftFields = [
  'title',
  'description',
  'kind',
  'owner',
  'ownerName',
  'dueOn',
  'followUpOn',
  'status',
  'followUpResult',
  'dropReason',
  'told',
  'version',
] as const

/** A measure as typed. `owner`: a member's id, or `other` for a name only. */
export type MeasureDraft = Readonly<Record<(typeof draftFields)[number], string>>

export const otherOwner = 'other'

const errorFields = [
  'title',
  'description',
  'owner',
  'dueOn',
  'followUpOn',
  'status',
  'followUpResult',
  'dropReason',
] as const
export type MeasureField = (typeof errorFields)[number]
type MeasureError = FieldError<
  MeasureField,
  `error.${Exclude<MeasureField, 'description'> | 'measureDescription'}`
>

const shared = (owner: string) => ({
  // The draft of one measure is not shown in the form of another.
  store: formStore('andrum.measure', textFields(draftFields), { owner }),
  errorsOf: errorsBy(
    errorFields,
    (field) => `error.${field === 'description' ? 'measureDescription' : field}` as const,
  ),
})

export const newMeasureRules = (owner: string): FormRules<MeasureDraft, MeasureError, 'addMeasure'> => ({
  endpoint: 'addMeasure',
  loadSchema: () => import('#contract/measures/measure-requests.ts').then((part) => part.measureToAdd),
  ...shared(owner),
})

export const changedMeasureRules = (
  owner: string,
): FormRules<MeasureDraft, MeasureError, 'changeMeasure'> => ({
  endpoint: 'changeMeasure',
  loadSchema: () => import('#contract/measures/measure-requests.ts').then((part) => part.measureToChange),
  ...shared(owner),
})

export const emptyMeasure: MeasureDraft = {
  title: '',
  description: '',
  kind: '',
  owner: '',
  ownerName: '',
  dueOn: '',
  followUpOn: '',
  status: 'planned',
  followUpResult: '',
  dropReason: '',
  told: '',
  version: '',
}

/** Default days of a suggested measure for completion and follow-up: own convention of the product. */
export const usualDays = (today: Day) => ({ dueOn: addDays(today, 28), followUpOn: addDays(today, 56) })

export const measureDraftOf = (measure: MeasureView): MeasureDraft => ({
  title: measure.title,
  description: measure.description,
  kind: measure.kind ?? '',
  owner: measure.owner.memberId ?? otherOwner,
  ownerName: measure.owner.memberId === null ? measure.owner.name : '',
  dueOn: measure.dueOn,
  followUpOn: measure.followUpOn,
  status: measure.status,
  followUpResult: measure.followUpResult,
  dropReason: measure.dropReason,
  told: measure.told ? 'yes' : '',
  version: String(measure.version),
})

/** Whether a field says the same in two drafts. An owner by name alone is that name. */
export const readsAlike = (name: keyof MeasureDraft, one: MeasureDraft, two: MeasureDraft): boolean =>
  one[name] === two[name] && (name !== 'owner' || one.owner !== otherOwner || one.ownerName === two.ownerName)

/** The request. Fields of a status are sent with that status only, so that a change of mind leaves nothing behind. */
export function contentOf(draft: MeasureDraft) {
  const { owner, ownerName, status } = draft
  return {
    title: draft.title,
    description: draft.description,
    kind: measureKinds.find((kind) => kind === draft.kind) ?? null,
    owner: owner === otherOwner || owner === '' ? { name: ownerName } : { memberId: owner },
    dueOn: draft.dueOn,
    followUpOn: draft.followUpOn,
    status: measureStatuses.find((one) => one === status) ?? status,
    followUpResult: status === 'followed-up' ? draft.followUpResult : '',
    dropReason: status === 'dropped' ? draft.dropReason : '',
    told: draft.told !== '',
  }
}

/** The request with a stored measure's own values, to be sent with one of them changed. */
export const storedContent = (measure: MeasureView) => ({
  title: measure.title,
  description: measure.description,
  kind: measure.kind,
  owner:
    measure.owner.memberId === null ? { name: measure.owner.name } : { memberId: measure.owner.memberId },
  dueOn: measure.dueOn as `${number}-${number}-${number}`,
  followUpOn: measure.followUpOn as `${number}-${number}-${number}`,
  status: measure.status,
  followUpResult: measure.followUpResult,
  dropReason: measure.dropReason,
  told: measure.told,
  version: measure.version,
})
