/** How long a draft can be continued, in milliseconds: two weeks. */
export const keptForMs = 14 * 24 * 3600 * 1000

/** `andrum.draft.stressprofil` for a person's own answer; for a round its id follows. */
export function draftKey(form: { readonly id: string }, roundId?: string): string {
  return ['andrum.draft', form.id, ...(roundId === undefined ? [] : [roundId])].join('.')
}
