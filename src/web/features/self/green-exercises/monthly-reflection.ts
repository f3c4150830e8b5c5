import { browserStore } from '#web/lib/browser-store.ts'
import { textOf } from '#web/lib/exercises/stored-text.ts'
import { isRecord } from '#web/lib/shape.ts'

/** The questions of the reflection, with the minutes for each: fifteen in all. */
export const questions = [
  { id: 'gave', minutes: 4 },
  { id: 'took', minutes: 4 },
  { id: 'more', minutes: 4 },
  { id: 'less', minutes: 3 },
] as const
export type Question = (typeof questions)[number]['id']

export const reflectionMinutes = questions.reduce((sum, { minutes }) => sum + minutes, 0)

/** A month, `2026-11`. */
export type Month = `${number}-${number}`
export type Reflection = Readonly<Record<Question, string>>
export type Months = { readonly months: Readonly<Record<Month, Reflection>> }

const noMonths: Months = { months: {} }
export const emptyReflection: Reflection = { gave: '', took: '', more: '', less: '' }

export function parseMonths(value: unknown): Months | null {
  if (!isRecord(value) || !isRecord(value.months)) return null
  const kept = Object.entries(value.months).flatMap(([month, reflection]) =>
    /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && isRecord(reflection)
      ? [[month, Object.fromEntries(questions.map(({ id }) => [id, textOf(reflection[id])]))] as const]
      : [],
  )
  return { months: Object.fromEntries(kept) as Months['months'] }
}

/** Stored in this browser, signed in or not. */
export const monthsStore = browserStore('andrum.green.months.v1', { parse: parseMonths, empty: noMonths })

export const isWritten = (reflection: Reflection | undefined): boolean =>
  reflection !== undefined && Object.values(reflection).some((text) => text.trim() !== '')

/** Earlier months with a text, the latest first. */
export function earlierMonths({ months }: Months, now: Month): readonly Month[] {
  return (Object.keys(months) as Month[])
    .filter((month) => month < now && isWritten(months[month]))
    .toSorted((a, b) => b.localeCompare(a))
}

/**
 * The remaining minutes in all, and whether the time of the question is over.
 * @param position of the question, from 0
 * @param elapsed milliseconds since the reflection began
 */
export function paceAt(
  position: number,
  elapsed: number,
): { readonly left: number; readonly timeUp: boolean } {
  const until = questions.slice(0, position + 1).reduce((sum, { minutes }) => sum + minutes, 0)
  return {
    left: Math.max(0, Math.ceil(reflectionMinutes - elapsed / 60_000)),
    timeUp: elapsed >= until * 60_000,
  }
}
