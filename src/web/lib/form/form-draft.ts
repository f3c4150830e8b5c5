import { type BrowserStore, browserStore, inTab } from '../browser-store.ts'
import { isRecord, or, record, type Shape, text } from '../shape.ts'

/** The written fields, and the idempotency key: a repeated request with the same key is carried out once. */
export type FormDraft<Fields> = { readonly fields: Fields; readonly key: string | null }

export type DraftStore<Fields> = BrowserStore<FormDraft<Fields>>

type FieldsSchema<Fields> = {
  /** Repairs what is damaged. */
  readonly parse: Shape<Fields>
  readonly empty: Fields
  /** Converts a draft that earlier builds wrote. */
  readonly earlier?: (value: unknown) => unknown
  readonly version?: number
}

/**
 * Stores a form in the tab, over a reload and signing in again, until it is sent or the tab is closed.
 * @param more `owner`: another user of the tab does not see the form
 */
export function formStore<Fields extends object>(
  key: string,
  { parse, empty, earlier = (value) => value, version = 1 }: FieldsSchema<Fields>,
  more: Parameters<typeof browserStore>[2] = {},
): DraftStore<Fields> {
  const nothing: FormDraft<Fields> = { fields: empty, key: null }
  const fields: Shape<Fields> = (value: unknown) => (isRecord(value) ? parse(value) : undefined)
  const draft = record({ fields, key: or(text, null) })
  return browserStore<FormDraft<Fields>>(
    key,
    { parse: (value) => draft(earlier(value)), empty: nothing, version },
    { storage: inTab, ...more },
  )
}

/** Shape of text fields: a missing or damaged one is empty. */
export const textFields = <Field extends string>(names: readonly Field[]) => ({
  parse: record(Object.fromEntries(names.map((name) => [name, or(text, '')]))) as Shape<
    Readonly<Record<Field, string>>
  >,
  empty: Object.fromEntries(names.map((name) => [name, ''])) as Readonly<Record<Field, string>>,
})
