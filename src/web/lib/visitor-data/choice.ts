import { browserStore } from '../browser-store.ts'
import { oneOf, record } from '../shape.ts'

/** Whether data stored in this browser join the account after signing in, or stay in the browser. */
export type Choice = 'yes' | 'no'

/**
 * In `localStorage` until the person signs out: asked once, for all data and all tabs. Named in `content/<language>/cookies.md`.
 */
export const choiceKey = 'andrum.merge'

type Asked = { readonly choice: Choice | null }
const notAsked: Asked = { choice: null }
const schema = { parse: record({ choice: oneOf(['yes', 'no']) }), empty: notAsked }
const storeOf = (owner: string) => browserStore<Asked>(choiceKey, schema, { owner })

/** @param owner whose account it is (`accountMark`). @returns null until the person has been asked */
export const choiceOf = (owner: string): Choice | null => storeOf(owner).read().choice

export const choose = (owner: string, choice: Choice): void => void storeOf(owner).write({ choice })

/** After signing in and out: the next person is asked again. */
export const forgetChoice = (): void => browserStore(choiceKey, schema).erase()

/** The mark in this browser of the account with this id (`accountMark`). */
export const markOf = (personId: string): string => personId.slice(0, 8)
