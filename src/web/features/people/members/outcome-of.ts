import type { ImportView } from '#contract/people/organisation.ts'

type Ended = {
  readonly state: ImportView['state']
  readonly report: { readonly errors: readonly { readonly code: string }[] } | null
}

/** The outcome of a file or a change. One that was abandoned, or withdrawn before its day, has not failed. */
export function outcomeOf({ state, report }: Ended): ImportView['state'] | 'superseded' | 'withdrawn' {
  const code = report?.errors[0]?.code
  return state === 'failed' && (code === 'superseded' || code === 'withdrawn') ? code : state
}
