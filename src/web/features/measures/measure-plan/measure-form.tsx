import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { MeasureView, RiskView } from '#contract/measures/measures.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import { measureKinds } from '#core/measures/measure.ts'
import { formatDate } from '#text/format.ts'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { RowList } from '#web/ui/row-list/row-list.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { Days, type MeasureFormState, OwnerField, Progress } from './measure-fields.tsx'
import {
  changedMeasureRules,
  contentOf,
  emptyMeasure,
  type MeasureDraft,
  type MeasureField,
  measureDraftOf,
  newMeasureRules,
  readsAlike,
  usualDays,
} from './measure-rules.ts'
import { Newer } from './newer.tsx'
import { PlanForm } from './plan-form.tsx'
import { sendVersion } from './send-version.ts'
import { useMeasurePlan, useRereadPlan } from './use-measure-plan.ts'
import { type CauseNames, useMeasureWords } from './use-measure-words.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

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
  readonly causes: CauseNames
  /** Number of the suggestion that was chosen on the page before; null: none. */
  readonly taken: number | null
  /** The writer's name on the list: by default the owner of a suggested measure. */
  readonly writer: string
  readonly onAdded: (measureId: string) => void
  readonly children?: ReactNode
}

/** HR adds a measure against a risk, from a suggestion against its cause or from an empty form. */
export function NewMeasure(props: NewMeasureProps) {
  const { organisationId, risk, causes, taken, writer, onAdded, children } = props
  const { data: plan } = useMeasurePlan(organisationId)
  const reread = useRereadPlan(organisationId)
  const suggestions = useSuggestions()(risk.result?.cause ?? '')
  // Each suggestion has its own draft, so that input for another is neither lost nor mixed in.
  const draft = `${organisationId} new ${risk.id}${taken === null ? '' : ` ${taken}`}`
  const rules = useMemo(() => newMeasureRules(draft), [draft])
  const form = useDraftForm(rules)
  const { open, fields } = form
  const { title = '', description = '' } = suggestions.find(({ number }) => number === taken) ?? {}
  const named = plan?.owners.filter(({ name }) => name === writer) ?? []
  // If two people have the name, the writer chooses.
  const owner = taken !== null && named.length === 1 ? (named[0]?.memberId ?? '') : ''
  useEffect(() => {
    const days = taken === null ? {} : usualDays(dayOf(new Date()))
    open((kept) => kept ?? { ...emptyMeasure, title, description, owner, ...days })
  }, [open, title, description, owner, taken])

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
      {risk.result !== null && suggestions.length > 0 && (
        <Suggestions
          cause={risk.result.cause}
          {...{ causes, suggestions }}
          onTaken={(one) => form.write({ title: one.title, description: one.description })}
        />
      )}
    </MeasureFields>
  )
}

type SuggestionsProps = {
  readonly cause: string
  readonly causes: CauseNames
  readonly suggestions: readonly Suggestion[]
  readonly onTaken: (suggestion: Suggestion) => void
}

/** Suggestions against the cause: one press copies a suggestion into the fields, where HR adapts it. */
function Suggestions({ cause, causes, suggestions, onTaken }: SuggestionsProps) {
  const t = useText('measurePlan')
  const words = useMeasureWords(causes)
  const [used, setUsed] = useState(false)
  return (
    <section className="flow" aria-labelledby="suggestions">
      <h2 id="suggestions">{t('suggestion.title', { cause: words.cause(cause) })}</h2>
      <p className="small">{t('suggestion.lead')}</p>
      <RowList
        labelledBy="suggestions"
        rows={suggestions.map((one) => ({
          id: String(one.number),
          title: one.title,
          details: one.description,
          action: (
            <Button
              kind="plain"
              onClick={() => {
                onTaken(one)
                setUsed(true)
              }}
            >
              {t('suggestion.use')} <span className="hidden-text">{one.title}</span>
            </Button>
          ),
        }))}
      />
      <p className="small" role="status">
        {used && t('suggestion.used')}
      </p>
    </section>
  )
}

type MeasureFormProps = {
  readonly organisationId: string
  readonly risk: Risk
  readonly measure: MeasureView
  readonly onSaved: () => void
}

/** HR or the owner of a measure changes it. If a colleague has saved first, the input stays beside the saved version. */
export function MeasureForm({ organisationId, risk, measure, onSaved }: MeasureFormProps) {
  const reread = useRereadPlan(organisationId)
  const { data: plan } = useMeasurePlan(organisationId)
  const rules = useMemo(
    () => changedMeasureRules(`${organisationId} ${measure.id}`),
    [organisationId, measure.id],
  )
  const form = useDraftForm(rules)
  const { open, fields } = form
  // Input stays when a colleague's version is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measure as it was when the form was opened
  useEffect(() => open((kept) => kept ?? measureDraftOf(measure)), [open])
  const isOutdated = fields.version !== '' && Number(fields.version) < measure.version
  const runs = plan?.runs ?? false

  async function save() {
    const version = isOutdated ? measure.version : Number(fields.version)
    const { owner, ownerName, told } = measureDraftOf(measure)
    // Fields that only HR decides are sent back unchanged.
    const written = runs ? fields : { ...fields, owner, ownerName, told }
    const params = { organisationId, measureId: measure.id }
    if (await sendVersion(form, { ...contentOf(written), version }, params, reread)) onSaved()
  }

  return (
    <MeasureFields {...{ organisationId, form, save, risk, runs, isOutdated }} owner={measure.owner}>
      {isOutdated && <SavedNow measure={measure} draft={fields} />}
    </MeasureFields>
  )
}

/** A colleague's saved version, in the fields that differ from the input. */
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
        readsAlike(name, saved, draft) ? [] : [{ id: name, field: t(`field.${name}`), value }],
      )}
    />
  )
}

type MeasureFieldsProps = {
  readonly organisationId: string
  readonly form: MeasureFormState
  readonly save: () => Promise<void>
  readonly risk: Risk
  /** Whether the writer decides the owner, and whether employees are informed. */
  readonly runs: boolean
  /** Whether a newer saved version is shown beside the input, which says enough about the conflict. */
  readonly isOutdated?: boolean
  /** The present owner; null for a new measure. */
  readonly owner: MeasureView['owner'] | null
  readonly children?: ReactNode
}

function MeasureFields(props: MeasureFieldsProps) {
  const { organisationId, form, save, risk, runs, isOutdated = false, owner, children } = props
  const t = useText('measurePlan')
  const { fields, errors, failure, busy, write } = form
  return (
    <PlanForm
      errors={errors.map(({ field, text }) => ({ fieldId: idOf[field], message: t(text) }))}
      saveLabel={t('measure.save')}
      above={children}
      {...{ failure, busy, isOutdated, save }}
    >
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
      />
      <Textarea
        id="measure-description"
        label={t('measure.description')}
        optional={t('form.optional')}
        rows={4}
        maxLength={2000}
        value={fields.description}
        onChange={(event) => write({ description: event.target.value })}
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
        <OwnerField {...{ organisationId, form, owner }} />
      ) : (
        owner !== null && <p>{t('measure.owner.kept', { name: owner.name })}</p>
      )}
      <Days {...{ form }} />
      {owner !== null && <Progress {...{ form }} />}
      {runs && (
        <Checkbox
          id="measure-told"
          label={t('measure.told')}
          hint={t('measure.told.hint')}
          checked={fields.told !== ''}
          onChange={(event) => write({ told: event.target.checked ? 'yes' : '' })}
        />
      )}
    </PlanForm>
  )
}
