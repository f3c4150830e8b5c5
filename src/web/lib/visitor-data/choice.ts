import { browserStore } from '../browser-store.ts'
import { oneOf, record } from '../shape.ts'

/** What somebody who has signed in wants with what is stored in this browser: into the account, or left where it is. */
export type Choice = 'yes' | 'no'

/**
 * In `localStorage`, until they sign out: asked once, for everything, in all tabs. Named in `content/<language>/cookies.md`.
 */
export const choiceKey = 'andrum.merge'

type Asked = { readonly choice: Choice | null }
const notAsked: Asked = { choice: null }
const schema = { parse: record({ choice: oneOf(['yes', 'no']) }), empty: notAsked }
const storeOf = (owner: string) => browserStore<Asked>(choiceKey, schema, { owner })

/** @param owner whose account it is (`accountMark`). @returns null while they have not been asked */
export const choiceOf = (owner: string): Choice | null => storeOf(owner).read().choice

export const choose = (owner: string, choice: Choice): void => void storeOf(owner).write({ choice })

/** After signing in and out: the next one is asked again. */
export const forgetChoice = (): void => browserStore(choiceKey, schema).erase()

/** How the account with this id is called in the browser (`accountMark`). */
export const markOf = (personId: string): string => personId.slice(0, 8)
