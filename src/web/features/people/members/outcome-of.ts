import type { ImportView } from '#contract/people/organisation.ts'

type Ended = {
  readonly state: ImportView['state']
  readonly report: { readonly errors: readonly { readonly code: string }[] } | null
}

/** What became of a file or a change: one that was left, or taken back before its day, has not gone wrong. */
export function outcomeOf({ state, report }: Ended): ImportView['state'] | 'superseded' | 'withdrawn' {
  const code = report?.errors[0]?.code
  return state === 'failed' && (code === 'superseded' || code === 'withdrawn') ? code : state
}
