/** When the news are read, and what has been made easier. */
export const times = ['never', 'lunch', 'afternoon'] as const
export const steps = ['1', '2', '3', '4'] as const
export type NewsTime = (typeof times)[number]
export type NewsStep = (typeof steps)[number]

export type NewsLimit = { readonly when: NewsTime | null; readonly steps: readonly NewsStep[] }

export const noLimit: NewsLimit = { when: null, steps: [] }

export function parseNews(value: unknown): NewsLimit | null {
  if (typeof value !== 'object' || value === null || !('when' in value) || !('steps' in value)) return null
  const kept: readonly unknown[] = Array.isArray(value.steps) ? value.steps : []
  return {
    when: times.find((time) => time === value.when) ?? null,
    steps: steps.filter((step) => kept.includes(step)),
  }
}
