/** A flat dictionary of one page or feature in one language: key → text with `{placeholders}`. */
export type Texts = Readonly<Record<string, string>>

export type Params = Readonly<Record<string, string | number>>

/** A dictionary bound to its texts: `t('key', { count: 2 })`. */
export type Translate<Key extends string = string> = (key: Key, params?: Params) => string

const placeholder = /\{([A-Za-z][\w.]*)(?:\|([^{}|]*)\|([^{}|]*))?\}/g

/**
 * Fills a text. `{name}` becomes the parameter; `{count|åtgärd|åtgärder}` becomes the first form when
 * `count` is 1 and the second otherwise. A placeholder without its parameter stays as it is, so that
 * it is seen.
 */
export function fill(text: string, params: Params = {}): string {
  return text.replace(placeholder, (whole, name: string, one?: string, other?: string) => {
    const value = params[name]
    if (value === undefined) return whole
    if (one === undefined || other === undefined) return String(value)
    return Number(value) === 1 ? one : other
  })
}

/** The text of a key, filled. A key that no dictionary has shows itself. */
export function translate(texts: Texts, key: string, params?: Params): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  return text === undefined ? key : fill(text, params)
}

/** The names a text needs, sorted: its placeholders and its `%%TOKENS%%` of the running system. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map((found) => `{${found[1]}}`)
  const tokens = text.match(/%%[A-Z_]+%%/g) ?? []
  return [...new Set([...names, ...tokens])].sort()
}
