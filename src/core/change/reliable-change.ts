import type { Instrument } from '#core/instrument/instrument.ts'
import type { Result } from '#core/scoring/evaluate.ts'

export type Change =
  | {
      readonly comparable: true
      /** Whether the totals differ by at least the instrument's reliable change. If not, the words are "no certain change". */
      readonly certain: boolean
      /** `none` whenever the change is not certain, whatever the difference. */
      readonly direction: 'better' | 'worse' | 'none'
      /** Whether the change is certain and crossed a zone limit. */
      readonly clear: boolean
      /** Later total minus earlier total, two decimals; above 0 means more strain. */
      readonly delta: number
    }
  | { readonly comparable: false }

/** The part of an instrument that decides whether a change is certain. */
type ChangeRule = Pick<Instrument, 'id' | 'version' | 'reliableChange'>

/** One person's change. Results of different instruments or versions are never subtracted. */
export function changeBetween(earlier: Result, later: Result, instrument: ChangeRule): Change {
  const sameForm = [earlier, later].every(
    (result) => result.instrument === instrument.id && result.version === instrument.version,
  )
  if (!sameForm) return { comparable: false }

  // In whole hundredths, because 3.00 − 2.33 is not exactly 0.67 in binary fractions.
  const delta = Math.round(later.total * 100) - Math.round(earlier.total * 100)
  const certain = Math.abs(delta) >= Math.round(instrument.reliableChange * 100)
  return {
    comparable: true,
    certain,
    direction: certain ? (delta > 0 ? 'worse' : 'better') : 'none',
    clear: certain && earlier.zone !== later.zone,
    delta: delta / 100,
  }
}
