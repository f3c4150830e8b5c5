import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { RiskView } from '#contract/measures/measures.ts'
import { riskLevelOf, type Step, steps } from '#core/measures/risk-level.ts'
import { callApi } from '#web/lib/api.ts'
import type { Issue } from '#web/lib/form/field-errors.ts'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { Newer } from './newer.tsx'
import { PlanForm } from './plan-form.tsx'
import { RiskLevelWord } from './risk-level.tsx'
import {
  assessmentOf,
  changedRiskRules,
  newRiskRules,
  type RiskDraft,
  type RiskField,
  riskDraftOf,
} from './risk-rules.ts'
import { sendVersion } from './send-version.ts'
import { useRereadPlan } from './use-measure-plan.ts'
import { type CauseNames, useMeasureWords } from './use-measure-words.ts'
import type { Suggestion } from './use-suggestions.ts'

const idOf: Readonly<Record<RiskField, string>> = {
  unitId: 'risk-unit',
  result: 'risk-description',
  description: 'risk-description',
  likelihood: 'risk-likelihood',
  consequence: 'risk-consequence',
}

/** The released cause that a risk follows from, with its names. */
export type RiskResult = {
  readonly roundId: string
  readonly round: string
  readonly unitId: string
  readonly unit: string
  readonly cause: string
  /** The measure that was chosen on the page before and is added after the risk; null: none. */
  readonly suggestion: Suggestion | null
}

type NewRiskProps = {
  readonly organisationId: string
  readonly causes: CauseNames
  /** Null: the risk was found in another way, and its unit is chosen here. */
  readonly result: RiskResult | null
  readonly onAdded: (riskId: string) => void
}

/** HR describes a risk, from a released cause or found in another way, and assesses it. */
export function NewRisk({ organisationId, causes, result, onAdded }: NewRiskProps) {
  const t = useText('measurePlan')
  const words = useMeasureWords(causes)
  const reread = useRereadPlan(organisationId)
  const owner =
    result === null ? organisationId : `${organisationId} ${result.roundId} ${result.unitId} ${result.cause}`
  const rules = useMemo(() => newRiskRules(owner), [owner])
  const form = useDraftForm(rules)
  const { open, fields } = form
  const unitId = result?.unitId ?? ''
  const units = useOpenUnits(organisationId).data?.units
  // Its people are in another unit by now, which HR chooses.
  const isGone = result !== null && units !== undefined && !units.some(({ id }) => id === result.unitId)
  const description = result?.suggestion?.risk ?? ''
  useEffect(
    () => open((kept, typed) => kept ?? { ...typed, unitId, description }),
    [open, unitId, description],
  )

  async function save() {
    const issues: Issue[] = fields.unitId === '' ? [{ path: 'unitId', code: 'missing' }] : []
    const body = {
      ...assessmentOf(fields),
      unitId: fields.unitId,
      result: result && { roundId: result.roundId, cause: result.cause, unitId: result.unitId },
    }
    const checked = await form.check(body, issues)
    if (checked?.body == null || checked.errors.length > 0) return
    const sent = await form.send(checked.body, { organisationId })
    if (sent?.answer == null) return
    await reread()
    onAdded(sent.answer.id)
  }

  return (
    <RiskFields {...{ form, save }}>
      {result === null ? (
        <UnitField {...{ organisationId, form }} />
      ) : (
        <p>
          {t('risk.result', { round: result.round, unit: result.unit, cause: words.cause(result.cause) })}
          {result.suggestion !== null && (
            <span className="own-line">{t('suggestion.next', { measure: result.suggestion.title })}</span>
          )}
        </p>
      )}
      {isGone && (
        <UnitField
          {...{ organisationId, form }}
          now={{ id: result.unitId, name: result.unit, open: false }}
        />
      )}
    </RiskFields>
  )
}

type ChangeRiskProps = {
  readonly organisationId: string
  readonly risk: RiskView
  readonly onSaved: () => void
}

/** HR assesses a risk again. */
export function ChangeRisk({ organisationId, risk, onSaved }: ChangeRiskProps) {
  const t = useText('measurePlan')
  const words = useMeasureWords([])
  const reread = useRereadPlan(organisationId)
  const rules = useMemo(() => changedRiskRules(`${organisationId} ${risk.id}`), [organisationId, risk.id])
  const form = useDraftForm(rules)
  const { open, fields } = form
  // Input stays when a colleague's version is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the risk as it was when the form was opened
  useEffect(() => open((kept) => kept ?? riskDraftOf(risk)), [open])
  const isOutdated = fields.version !== '' && Number(fields.version) < risk.version

  async function save() {
    const version = isOutdated ? risk.version : Number(fields.version)
    const body = { ...assessmentOf(fields), version, unitId: fields.unitId, ended: fields.ended !== '' }
    if (await sendVersion(form, body, { organisationId, riskId: risk.id }, reread)) onSaved()
  }

  return (
    <RiskFields {...{ form, save, isOutdated }} canEnd>
      <UnitField {...{ organisationId, form }} now={risk.unit} />
      {isOutdated && (
        <Newer
          fields={[
            ...(risk.unit.id === fields.unitId
              ? []
              : [{ id: 'unit', field: t('field.unit'), value: risk.unit.name }]),
            ...(['description', 'likelihood', 'consequence'] as const).flatMap((field) =>
              String(risk[field]) === fields[field]
                ? []
                : [{ id: field, field: t(`field.${field}`), value: String(risk[field]) }],
            ),
            ...((risk.endedOn !== null) === (fields.ended !== '')
              ? []
              : [
                  {
                    id: 'ended',
                    field: t('field.endedOn'),
                    value: risk.endedOn === null ? '' : words.date(risk.endedOn),
                  },
                ]),
          ]}
        />
      )}
    </RiskFields>
  )
}

type Form = Pick<
  ReturnType<typeof useDraftForm<RiskDraft, { field: RiskField; text: `error.${RiskField}` }, 'addWorkRisk'>>,
  'fields' | 'errors' | 'failure' | 'busy' | 'write'
>

type RiskFieldsProps = {
  readonly form: Form
  readonly save: () => Promise<void>
  /** Whether a newer saved version is shown beside the input, which says enough about the conflict. */
  readonly isOutdated?: boolean
  readonly canEnd?: boolean
  readonly children: ReactNode
}

function RiskFields({ form, save, isOutdated = false, canEnd = false, children }: RiskFieldsProps) {
  const t = useText('measurePlan')
  const { fields, errors, failure, busy, write } = form
  const [likelihood, consequence] = [Number(fields.likelihood), Number(fields.consequence)]
  return (
    <PlanForm
      errors={errors.map(({ field, text }) => ({ fieldId: idOf[field], message: t(text) }))}
      saveLabel={t('risk.save')}
      {...{ failure, busy, isOutdated, save }}
    >
      {children}
      <Textarea
        id="risk-description"
        label={t('risk.description')}
        hint={
          <>
            {t('risk.description.hint')} <span className="own-line">{t('form.personal')}</span>
          </>
        }
        rows={3}
        maxLength={2000}
        value={fields.description}
        onChange={(event) => write({ description: event.target.value })}
      />
      <StepField name="likelihood" {...{ form }} />
      <StepField name="consequence" {...{ form }} />
      <div role="status">
        {likelihood > 0 && consequence > 0 && (
          <p>
            <RiskLevelWord
              level={riskLevelOf(likelihood as Step, consequence as Step)}
              product={t('level.product', { likelihood, consequence, product: likelihood * consequence })}
            />
          </p>
        )}
      </div>
      <p className="small quiet">{t('risk.scale')}</p>
      {canEnd && (
        <Checkbox
          id="risk-ended"
          label={t('risk.end')}
          hint={t('risk.end.hint')}
          checked={fields.ended !== ''}
          onChange={(event) => write({ ended: event.target.checked ? 'yes' : '' })}
        />
      )}
    </PlanForm>
  )
}

function StepField({ name, form }: { readonly name: 'likelihood' | 'consequence'; readonly form: Form }) {
  const t = useText('measurePlan')
  return (
    <Radios
      id={idOf[name]}
      name={name}
      legend={t(`risk.${name}`)}
      choices={steps.map((step) => ({ value: String(step), label: `${step}. ${t(`${name}.${step}`)}` }))}
      value={form.fields[name]}
      onChange={(value) => form.write({ [name]: value })}
    />
  )
}

const useOpenUnits = (organisationId: string) =>
  useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi('listUnits', { params: { organisationId }, signal }),
  })

type UnitFieldProps = {
  readonly organisationId: string
  readonly form: Form
  /** The unit that the risk has, which can be a closed one. */
  readonly now?: RiskView['unit']
}

function UnitField({ organisationId, form, now }: UnitFieldProps) {
  const t = useText('measurePlan')
  const units = useOpenUnits(organisationId)
  if (units.error !== null && units.data === undefined)
    return <LoadFailed error={units.error} retry={units.refetch} />
  const depths = new Map<string, number>()
  const options = (units.data?.units ?? []).map(({ id, name, parentId }) => {
    const depth = parentId === null ? 0 : (depths.get(parentId) ?? -1) + 1
    depths.set(id, depth)
    return { value: id, label: `${'\u2003'.repeat(depth)}${name}` }
  })
  const first =
    now === undefined
      ? { value: '', label: t('risk.unit.choose') }
      : { value: now.id, label: now.open ? now.name : t('risk.unit.closed', { unit: now.name }) }
  return (
    <Select
      id="risk-unit"
      label={t('risk.unit')}
      options={options.some(({ value }) => value === first.value) ? options : [first, ...options]}
      value={form.fields.unitId}
      onChange={(event) => form.write({ unitId: event.target.value })}
    />
  )
}
