import type { RiskView } from '#contract/measures/measures.ts'
import { errorsBy, type FieldError } from '#web/lib/form/field-errors.ts'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import type { FormRules } from '#web/lib/form/use-draft-form.ts'

const draftFields = ['unitId', 'description', 'likelihood', 'consequence', 'ended', 'version'] as const
export type RiskDraft = Readonly<Record<(typeof draftFields)[number], string>>

const errorFields = ['unitId', 'result', 'description', 'likelihood', 'consequence'] as const
export type RiskField = (typeof errorFields)[number]
type RiskError = FieldError<RiskField, `error.${RiskField}`>

const shared = (owner: string) => ({
  // The draft of one risk is not shown in the form of another.
  store: formStore('andrum.risk', textFields(draftFields), { owner }),
  errorsOf: errorsBy(errorFields, (field) => `error.${field}` as const),
})

export const newRiskRules = (owner: string): FormRules<RiskDraft, RiskError, 'addWorkRisk'> => ({
  endpoint: 'addWorkRisk',
  loadSchema: () => import('#contract/measures/measure-requests.ts').then((part) => part.riskToAdd),
  ...shared(owner),
})

export const changedRiskRules = (owner: string): FormRules<RiskDraft, RiskError, 'changeWorkRisk'> => ({
  endpoint: 'changeWorkRisk',
  loadSchema: () => import('#contract/measures/measure-requests.ts').then((part) => part.riskToChange),
  ...shared(owner),
})

export const riskDraftOf = (risk: Omit<RiskView, 'measures'>): RiskDraft => ({
  unitId: risk.unit.id,
  description: risk.description,
  likelihood: String(risk.likelihood),
  consequence: String(risk.consequence),
  ended: risk.endedOn === null ? '' : 'yes',
  version: String(risk.version),
})

/** The request. A step that is not chosen is 0, for the schema to refuse. */
export const assessmentOf = ({ description, likelihood, consequence }: RiskDraft) => ({
  description,
  likelihood: Number(likelihood),
  consequence: Number(consequence),
})
