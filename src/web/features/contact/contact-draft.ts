import { type ContactField, contactFields } from '#contract/contact-fields.ts'

export type Fields = Readonly<Record<ContactField, string>>

/** What has been written, and the key of the message: the same message sent again is one message. */
export type ContactDraft = { readonly fields: Fields; readonly key: string | null }

export const emptyFields: Fields = { name: '', email: '', phone: '', subject: '', message: '' }

/** Where the text lies while it is being written, in `sessionStorage`: gone when sent, or when the tab is closed. */
export const contactDraftKey = 'andrum.contact'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What this tab had before a reload, if anything. */
export function readDraft(shelf: Shelf): ContactDraft | null {
  try {
    const value = JSON.parse(shelf.getItem(contactDraftKey) ?? 'null')
    if (typeof value?.fields !== 'object' || value.fields === null) return null
    const kept = contactFields.map((field) => [field, textOf(value.fields[field])])
    return { fields: Object.fromEntries(kept), key: typeof value.key === 'string' ? value.key : null }
  } catch {
    return null
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function keepDraft(shelf: Shelf, draft: ContactDraft): void {
  try {
    shelf.setItem(contactDraftKey, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: the text then lasts until the page is left.
  }
}

export function forgetDraft(shelf: Shelf): void {
  try {
    shelf.removeItem(contactDraftKey)
  } catch {
    // Nothing was kept, so there is nothing to remove.
  }
}
