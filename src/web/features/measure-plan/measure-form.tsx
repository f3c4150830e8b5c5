import { type FormEvent, type ReactNode, useEffect, useMemo } from 'react'
import type { MeasureView, RiskView } from '#contract/measures.ts'
import { measureKinds, measureStatuses } from '#core/measures/measure.ts'
import { formatDate } from '#text/format.ts'
import { ApiError } from '#web/lib/api.ts'
import { useDraftForm, useErrorMark } from '#web/lib/form/use-draft-form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import {
  changedMeasureRules,
  contentOf,
  emptyMeasure,
  type MeasureDraft,
  type MeasureField,
  measureDraftOf,
  newMeasureRules,
  otherOwner,
} from './measure-rules.ts'
import { Newer } from './newer.tsx'
import { useMeasurePlan, useRereadPlan } from './use-measure-plan.ts'

const idOf: Readonly<Record<MeasureField, string>> = {
  title: 'measure-title',
  description: 'measure-description',
  owner: 'measure-owner',
  dueOn: 'measure-due',
  followUpOn: 'measure-follow-up',
  status: 'measure-status',
  followUpResult: 'measure-result',
  dropReason: 'measure-drop',
}

type Risk = Omit<RiskView, 'measures'>

type NewMeasureProps = {
  readonly organisationId: string
  readonly risk: Risk
  readonly onAdded: (measureId: string) => void
  readonly children?: ReactNode
}

/** HR adds a measure against a risk. */
export function NewMeasure({ organisationId, risk, onAdded, children }: NewMeasureProps) {
  const reread = useRereadPlan(organisationId)
  const rules = useMemo(() => newMeasureRules(`${organisationId} new ${risk.id}`), [organisationId, risk.id])
  const form = useDraftForm(rules)
  const { open, fields } = form
  useEffect(() => open((kept) => kept ?? emptyMeasure), [open])

  async function save() {
    const checked = await form.check(contentOf(fields))
    if (checked?.body == null) return
    const sent = await form.send(checked.body, { organisationId, riskId: risk.id })
    if (sent?.answer == null) return
    await reread()
    onAdded(sent.answer.id)
  }

  return (
    <MeasureFields {...{ organisationId, form, save, risk }} runs owner={null}>
      {children}
    </MeasureFields>
  )
}

type MeasureFormProps = {
  readonly organisationId: string
  readonly risk: Risk
  readonly measure: MeasureView
  readonly onSaved: () => void
}

/** HR or the owner of a measure changes it. When somebody else was quicker, what is typed stays beside what is saved. */
export function MeasureForm({ organisationId, risk, measure, onSaved }: MeasureFormProps) {
  const reread = useRereadPlan(organisationId)
  const { data: plan } = useMeasurePlan(organisationId)
  const rules = useMemo(
    () => changedMeasureRules(`${organisationId} ${measure.id}`),
    [organisationId, measure.id],
  )
  const form = useDraftForm(rules)
  const { open, fields } = form
  // What is being typed stays when somebody else's version is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measure as it was when the form was opened
  useEffect(() => open((kept) => kept ?? measureDraftOf(measure)), [open])
  const isOutdated = fields.version !== '' && Number(fields.version) < measure.version
  const runs = plan?.runs ?? false

  async function save() {
    const version = isOutdated ? measure.version : Number(fields.version)
    const { owner, ownerName, told } = measureDraftOf(measure)
    // What HR alone decides goes back as it stands.
    const written = runs ? fields : { ...fields, owner, ownerName, told }
    const checked = await form.check({ ...contentOf(written), version })
    if (checked?.body == null) return
    const sent = await form.send(checked.body, { organisationId, measureId: measure.id })
    if (sent === undefined) return
    if (sent.answer === null) {
      if (sent.error instanceof ApiError && sent.error.code === 'newer-version') await reread()
      return
    }
    await reread()
    onSaved()
  }

  return (
    <MeasureFields {...{ organisationId, form, save, risk, runs, isOutdated }} owner={measure.owner}>
      {isOutdated && <SavedNow measure={measure} draft={fields} />}
    </MeasureFields>
  )
}

/** What somebody else has saved, of the fields that read differently from what is typed. */
function SavedNow({ measure, draft }: { readonly measure: MeasureView; readonly draft: MeasureDraft }) {
  const t = useText('measurePlan')
  const { language } = useLanguage()
  const saved = measureDraftOf(measure)
  const named = [
    { name: 'title', value: saved.title },
    { name: 'description', value: saved.description },
    { name: 'kind', value: t(`kind.${measure.kind ?? 'none'}`) },
    { name: 'owner', value: measure.owner.name },
    { name: 'dueOn', value: formatDate(new Date(saved.dueOn), language) },
    { name: 'followUpOn', value: formatDate(new Date(saved.followUpOn), language) },
    { name: 'status', value: t(`status.${measure.status}`) },
    { name: 'followUpResult', value: saved.followUpResult },
    { name: 'dropReason', value: saved.dropReason },
    { name: 'told', value: t(measure.told ? 'one.yes' : 'one.no') },
  ] as const
  return (
    <Newer
      fields={named.flatMap(({ name, value }) =>
        saved[name] === draft[name] ? [] : [{ id: name, field: t(`field.${name}`), value }],
      )}
    />
  )
}

type Form = {
  readonly fields: MeasureDraft
  readonly errors: readonly {
    readonly field: MeasureField
    readonly text: `error.${Exclude<MeasureField, 'description'> | 'measureDescription'}`
  }[]
  readonly failure: unknown
  readonly busy: boolean
  readonly write: (part: Partial<MeasureDraft>) => void
}

type MeasureFieldsProps = {
  readonly organisationId: string
  readonly form: Form
  readonly save: () => Promise<void>
  readonly risk: Risk
  /** Whether the writer decides whose it is, and whether employees are told. */
  readonly runs: boolean
  /** Whether what is saved now stands beside what is typed, so that nothing more has to be said about it. */
  readonly isOutdated?: boolean
  /** Whose it is now; null for a new one. */
  readonly owner: MeasureView['owner'] | null
  readonly children?: ReactNode
}

type Wrong = (field: MeasureField) => { readonly error?: string; readonly errorPrefix?: string }
type PartProps = { readonly form: Form; readonly wrong: Wrong }

function MeasureFields(props: MeasureFieldsProps) {
  const { organisationId, form, save, risk, runs, isOutdated = false, owner, children } = props
  const t = useText('measurePlan')
  const problemText = useProblemText()
  const { fields, errors, failure, busy, write } = form
  useErrorMark(errors.length > 0, t('form.error.prefix'))
  const isSaid = isOutdated && failure instanceof ApiError && failure.code === 'newer-version'

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  const wrong: Wrong = (field) => {
    const found = errors.find((one) => one.field === field)
    return found === undefined ? {} : { error: t(found.text), errorPrefix: t('form.error.prefix') }
  }
  return (
    <section className="column plan-form">
      <BackLink>
        <PageLink to="/atgarder">{t('form.back')}</PageLink>
      </BackLink>
      <ErrorSummary
        title={t('form.error.summary', { count: errors.length })}
        errors={errors.map(({ field, text }) => ({ fieldId: idOf[field], message: t(text) }))}
      />
      {children}
      <form className="flow" noValidate method="post" onSubmit={submit}>
        <p>{t('measure.against', { risk: risk.description, unit: risk.unit.name })}</p>
        <TextField
          id="measure-title"
          label={t('measure.title')}
          hint={
            <>
              {t('measure.title.hint')} <span className="own-line">{t('form.personal')}</span>
            </>
          }
          maxLength={200}
          value={fields.title}
          onChange={(event) => write({ title: event.target.value })}
          {...wrong('title')}
        />
        <Textarea
          id="measure-description"
          label={t('measure.description')}
          optional={t('form.optional')}
          rows={4}
          maxLength={2000}
          value={fields.description}
          onChange={(event) => write({ description: event.target.value })}
          {...wrong('description')}
        />
        <Radios
          id="measure-kind"
          name="kind"
          legend={t('measure.kind')}
          choices={[
            ...measureKinds.map((kind) => ({
              value: kind as string,
              label: t(`kind.${kind}`),
              hint: t(`kind.${kind}.hint`),
            })),
            { value: '', label: t('kind.none') },
          ]}
          value={fields.kind}
          onChange={(kind) => write({ kind })}
        />
        {runs ? (
          <OwnerField {...{ organisationId, form, wrong, owner }} />
        ) : (
          owner !== null && <p>{t('measure.owner.kept', { name: owner.name })}</p>
        )}
        <Days {...{ form, wrong }} />
        {owner !== null && <Progress {...{ form, wrong }} />}
        {runs && (
          <Checkbox
            id="measure-told"
            label={t('measure.told')}
            hint={t('measure.told.hint')}
            checked={fields.told !== ''}
            onChange={(event) => write({ told: event.target.checked ? 'yes' : '' })}
          />
        )}
        {failure !== undefined && !isSaid && <Notice live kind="help" title={problemText(failure)} />}
        <p className="actions">
          <Button type="submit" busy={busy}>
            {t(busy ? 'measure.saving' : 'measure.save')}
          </Button>
          <PageLink to="/atgarder" className="link-alone">
            {t('form.cancel')}
          </PageLink>
        </p>
      </form>
    </section>
  )
}

type OwnerFieldProps = PartProps & Pick<MeasureFieldsProps, 'organisationId' | 'owner'>

function OwnerField({ organisationId, form, wrong, owner }: OwnerFieldProps) {
  const t = useText('measurePlan')
  const { data: plan } = useMeasurePlan(organisationId)
  const { fields, write } = form
  const known = plan?.owners ?? []
  // Somebody who has left is still the one who is noted.
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
        {...wrong('owner')}
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

function Days({ form: { fields, write }, wrong }: PartProps) {
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
        {...wrong('dueOn')}
      />
      <TextField
        id="measure-follow-up"
        label={t('measure.followUpOn')}
        hint={t('measure.followUpOn.hint')}
        type="date"
        width="medium"
        value={fields.followUpOn}
        onChange={(event) => write({ followUpOn: event.target.value })}
        {...wrong('followUpOn')}
      />
    </>
  )
}

/** How far it has come, and what belongs to the status that is chosen. */
function Progress({ form: { fields, write }, wrong }: PartProps) {
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
        {...wrong('status')}
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
          {...wrong('followUpResult')}
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
          {...wrong('dropReason')}
        />
      )}
    </>
  )
}
