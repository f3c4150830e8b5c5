import { type BrowserStore, browserStore, inTab } from '../browser-store.ts'
import { isRecord, or, record, type Shape, text } from '../shape.ts'

/** What has been written, and the key of the wish: the same wish sent again happens once. */
export type FormDraft<Fields> = { readonly fields: Fields; readonly key: string | null }

export type DraftStore<Fields> = BrowserStore<FormDraft<Fields>>

type FieldsSchema<Fields> = {
  /** Mends what is damaged. */
  readonly parse: Shape<Fields>
  readonly empty: Fields
  /** Makes a draft of what earlier builds wrote. */
  readonly earlier?: (value: unknown) => unknown
  readonly version?: number
}

/**
 * Where a form lies while it is written: over a reload and signing in anew, gone when sent, or when the tab is closed.
 * @param more `owner`: somebody else who uses the tab later does not see it
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

/** Fields of text: one that is missing or damaged is empty. */
export const textFields = <Field extends string>(names: readonly Field[]) => ({
  parse: record(Object.fromEntries(names.map((name) => [name, or(text, '')]))) as Shape<
    Readonly<Record<Field, string>>
  >,
  empty: Object.fromEntries(names.map((name) => [name, ''])) as Readonly<Record<Field, string>>,
})
