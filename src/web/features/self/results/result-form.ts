import type { CategoryId, CauseId, Instrument } from '#core/instrument/instrument.ts'
import type { ScoringRules } from '#core/scoring/evaluate.ts'

/** What a result needs of its instrument, in the current language. The form of the questions contains it. */
export type ResultForm = {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly categories: readonly {
    readonly id: CategoryId
    readonly title: string
    readonly explanation: string
  }[]
  readonly causes: readonly { readonly id: CauseId; readonly title: string; readonly explanation: string }[]
  readonly provenance: string
  readonly limitsSource: string
  readonly causeLimitsSource: string
  /** The number of questions of which the total is the mean. */
  readonly questions: number
  /** Limits, bands and the smallest certain change. */
  readonly scoring: Pick<ScoringRules, 'id' | 'version' | 'limits' | 'bands'> &
    Pick<Instrument, 'reliableChange'>
}
