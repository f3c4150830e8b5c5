import { type Language, rowOf } from '#core/languages.ts'
import { formFor } from './plural-forms.ts'

/** A flat dictionary of one page or feature in one language: key → text with `{placeholders}`. */
export type Texts = Readonly<Record<string, string>>

export type Params = Readonly<Record<string, string | number>>

/** A dictionary bound to its texts: `t('key', { count: 2 })`. */
export type Translate<Key extends string = string> = (key: Key, params?: Params) => string

const placeholder = /\{([A-Za-z][\w.]*)((?:\|[^{}|]*)+)?\}/g

/**
 * Fills a text in a language. `{name}` becomes the parameter; `{count|åtgärd|åtgärder}` becomes the plural form for `count`.
 * A placeholder without its parameter stays visible.
 * @param locale of the text, if it differs from the language's
 */
export function fill(
  text: string,
  language: Language,
  params: Params = {},
  locale: string = rowOf(language).locale,
): string {
  return text.replace(placeholder, (whole, name: string, given?: string) => {
    const value = params[name]
    if (value === undefined) return whole
    if (given === undefined) return String(value)
    return formFor(Number(value), given.slice(1).split('|'), locale)
  })
}

/** The filled text of a key. A key in no dictionary returns itself. */
export function translate(
  texts: Texts,
  key: string,
  language: Language,
  params?: Params,
  locale?: string,
): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  return text === undefined ? key : fill(text, language, params, locale)
}

/** The number of plural forms of each number in a text that has forms. */
export function formCountsOf(text: string): readonly number[] {
  return [...text.matchAll(placeholder)].flatMap(([, , given]) =>
    given === undefined ? [] : [given.split('|').length - 1],
  )
}

/** The names that a text needs, sorted: its placeholders and its `%%TOKENS%%`, which the operator configures. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map((found) => `{${found[1]}}`)
  const tokens = text.match(/%%[A-Z_]+%%/g) ?? []
  return [...new Set([...names, ...tokens])].sort()
}
