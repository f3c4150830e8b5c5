import type { CategoryId, CauseId, Instrument } from '#core/instrument/instrument.ts'
import type { ScoringRules } from '#core/scoring/evaluate.ts'

/** What a result needs of its instrument, in the language being read. The form of the questions has all of it. */
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
  /** How many questions the total is the mean of. */
  readonly questions: number
  /** Limits, bands and the smallest certain change. */
  readonly scoring: Pick<ScoringRules, 'id' | 'version' | 'limits' | 'bands'> &
    Pick<Instrument, 'reliableChange'>
}
