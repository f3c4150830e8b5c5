import type { Language } from '#core/languages.ts'
import { formatNumber } from '#text/format.ts'

/** The input of the calculator; all of it is the reader's. */
export type Case = {
  readonly people: number
  /** Sick days of a person in a year. */
  readonly days: number
  /** Cost of a sick day, in kronor. */
  readonly dayCost: number
  /** Cost of the service in a year, in kronor. */
  readonly price: number
  /** Assumed reduction of sick days, from 0 to 1. */
  readonly assumption: number
}

/** Kronor a year. */
export type Outcome = {
  readonly today: number
  readonly saved: number
  readonly net: number
  /** The reduction, from 0 to 1, at which saving and price are equal. Null when no reduction is enough. */
  readonly breakEven: number | null
}

/** Computes the outcome by plain multiplication, without a model of ours. */
export function workOut({ people, days, dayCost, price, assumption }: Case): Outcome {
  const today = people * days * dayCost
  const saved = today * assumption
  return { today, saved, net: saved - price, breakEven: price <= today && today > 0 ? price / today : null }
}

/**
 * Reads a number as people write it: "1 200", "7,5", "7.5", with any space between the digits. The separator that the
 * language does not use for decimals separates thousands where three digits follow: "2,000" in English, "2.000" in Swedish.
 * @returns null for a text that is no number, is below 0 or above `most`
 */
export function readNumber(text: string, language: Language, most = Number.MAX_SAFE_INTEGER): number | null {
  const close = text.replace(/\s/g, '')
  const [grouped, between] = formatNumber(0.5, language, 1).includes('.')
    ? [/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/, ',']
    : [/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/, '.']
  const whole = grouped.test(close) ? close.replaceAll(between, '') : close
  const plain = whole.replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(plain)) return null
  const value = Number(plain)
  return value <= most ? value : null
}
