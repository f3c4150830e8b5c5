import type { ImportView } from '#contract/organisation.ts'

type Ended = {
  readonly state: ImportView['state']
  readonly report: { readonly errors: readonly { readonly code: string }[] } | null
}

/** What became of a file: one that was left, and then replaced by the next, has not gone wrong. */
export const outcomeOf = ({ state, report }: Ended): ImportView['state'] | 'superseded' =>
  state === 'failed' && report?.errors[0]?.code === 'superseded' ? 'superseded' : state
