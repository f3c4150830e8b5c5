import type { Language } from '#text/language.ts'

/** A word or form that a text may not have. */
export type Rule = {
  readonly form: RegExp
  /** What stands in its place, or why it may not stand there. */
  readonly instead: string
  /** A sentence with this in it may have the form: it denies it, or names its limit. */
  readonly unless?: RegExp
}

export type Rules = Readonly<Record<Language, readonly Rule[]>>

/** One line of a text, with its number from 1. */
export type Line = { readonly line: number; readonly text: string }

/** The sentences of a line. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?][”"’)]?)\s+(?=[”"(]?\p{Lu})/u)

/** @returns `content/sv/x.md:12: “kraften”: energin` for each sentence and rule. */
export function broken(path: string, lines: readonly Line[], rules: readonly Rule[]): string[] {
  return lines.flatMap(({ line, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      rules.flatMap(({ form, instead, unless }) => {
        const found = form.exec(sentence)?.[0]
        return found === undefined || unless?.test(sentence)
          ? []
          : [`${path}:${line}: “${found}”: ${instead}`]
      }),
    ),
  )
}

/** The lines of a Markdown file, its head too. Addresses are no words. */
export const linesOfMarkdown = (file: string): readonly Line[] =>
  file.split('\n').map((text, index) => ({ line: index + 1, text: text.replace(/\]\([^)]*\)/g, ']') }))

/** The lines of a dictionary, without keys and comments. */
export const linesOfDictionary = (file: string): readonly Line[] =>
  file
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.replace(/^\s*(?:'[^']*'|\w+):/, '').trim() }))
    .filter(({ text }) => !/^(\/\*|\*|\/\/|import |export )/.test(text))

/** What a worksheet says in a language. Values of its example that are no words (times, ids) are left out. */
export const linesOfWorksheet = (file: string, language: Language): readonly Line[] =>
  file
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/"(sv|en)": ("(?:[^"\\]|\\.)*")/g)].flatMap(([, key, json = '""']) =>
        key === language ? [{ line: index + 1, text: JSON.parse(json) as string }] : [],
      ),
    )
