import type { Language } from '#core/languages.ts'
import { worksheetWords } from './worksheets.ts'

/** A forbidden word or form. */
export type Rule = {
  readonly form: RegExp
  /** The replacement, or why the word is forbidden. */
  readonly instead: string
  /** A sentence that matches this may have the form: it denies it, or names its limit. */
  readonly unless?: RegExp
}

/** By language: each new language decides which of its words are worn and which claims it may not make. */
export type Rules = Readonly<Partial<Record<Language, readonly Rule[]>>>

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

/** The lines of a Markdown file, with its front matter, without addresses. */
export const linesOfMarkdown = (file: string): readonly Line[] =>
  file.split('\n').map((text, index) => ({ line: index + 1, text: text.replace(/\]\([^)]*\)/g, ']') }))

/** The lines of a dictionary, without keys and comments. */
export const linesOfDictionary = (file: string): readonly Line[] =>
  file
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.replace(/^\s*(?:'[^']*'|\w+):/, '').trim() }))
    .filter(({ text }) => !/^(\/\*|\*|\/\/|import |export )/.test(text))

const wordsOfWorksheet = new RegExp(`"(?:${worksheetWords.join('|')})": ("(?:[^"\\\\]|\\\\.)*")`, 'g')

/** The words of a worksheet, without its example, which is mostly times and ids. */
export const linesOfWorksheet = (file: string): readonly Line[] =>
  (file.split(/^ {2}"example"/m)[0] ?? '').split('\n').flatMap((row, index) =>
    [...row.matchAll(wordsOfWorksheet)].map(([, json = '""']) => ({
      line: index + 1,
      text: JSON.parse(json) as string,
    })),
  )
