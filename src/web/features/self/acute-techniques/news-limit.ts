import { browserStore } from '#web/lib/browser-store.ts'
import { listOf, oneOf, or, record } from '#web/lib/shape.ts'

/** When the person reads news, and the steps that make it easier to read no more than that. */
export const times = ['never', 'lunch', 'afternoon'] as const
export const steps = ['1', '2', '3', '4'] as const
export type NewsTime = (typeof times)[number]
export type NewsStep = (typeof steps)[number]

export type NewsLimit = { readonly when: NewsTime | null; readonly steps: readonly NewsStep[] }

export const noLimit: NewsLimit = { when: null, steps: [] }

const shape = record({ when: or(oneOf(times), null), steps: or(listOf(oneOf(steps)), []) })

export function parseNews(value: unknown): NewsLimit | undefined {
  const read = shape(value)
  return read && { ...read, steps: steps.filter((step) => read.steps.includes(step)) }
}

/** Stored until the person clears it, signed in or not (decision 0452). */
export const newsStore = browserStore('andrum.red.news.v1', { parse: parseNews, empty: noLimit })
