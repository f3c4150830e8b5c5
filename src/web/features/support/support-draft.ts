import { type SupportField, supportFields } from './support-fields.ts'

export type Fields = Readonly<Record<SupportField, string>>

/** What has been written, by whom, and the key of the request: the same request sent again is one request. */
export type SupportDraft = {
  readonly owner: string
  readonly fields: Fields
  readonly key: string | null
}

/** Where it lies while it is written, in `sessionStorage`: over a reload and signing in anew, gone when sent or closed. */
export const supportDraftKey = 'andrum.support'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What this person had written in this tab before, if anything. What somebody else wrote here is not shown. */
export function readDraft(shelf: () => Shelf, owner: string): SupportDraft | null {
  try {
    const value = JSON.parse(shelf().getItem(supportDraftKey) ?? 'null')
    if (typeof value?.fields !== 'object' || value.fields === null || value.owner !== owner) return null
    const kept = supportFields.map((field) => [field, textOf(value.fields[field])])
    return { owner, fields: Object.fromEntries(kept), key: typeof value.key === 'string' ? value.key : null }
  } catch {
    return null
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function keepDraft(shelf: () => Shelf, draft: SupportDraft): void {
  try {
    shelf().setItem(supportDraftKey, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: the text then lasts until the page is left.
  }
}

export function forgetDraft(shelf: () => Shelf): void {
  try {
    shelf().removeItem(supportDraftKey)
  } catch {
    // Nothing was kept, so there is nothing to remove.
  }
}
