import { type AnswerLanguage, answerLanguageRows } from '#core/answer-languages.ts'
import { type Language, languageOf, languages } from '#core/languages.ts'
import type { Brand } from '#server/platform/config/brand.ts'
import type { Psychologist } from '#server/platform/config/load-psychologists.ts'
import { answeringTexts } from '#text/answering/server-texts.ts'
import { brandTokens, recoveryTokens, type Tokens } from './brand-tokens.ts'
import { fillHtml, fillJson } from './fill-tokens.ts'
import { presentPsychologists } from './present-psychologists.ts'

export type BuiltFile = { readonly name: string; readonly content: Buffer }

/** The values of an installation that its pages show and the build does not have. Every visitor may read them. */
export type SiteValues = {
  readonly brand: Brand
  /** Address of the site without a slash at the end. */
  readonly baseUrl: string
  /** The people whom the operator names. */
  readonly psychologists: readonly Psychologist[]
  /** How many hours the database's write-ahead log is kept; without it, it is not kept. */
  readonly recoveryHours?: number
  /** Languages that the pages of answering have besides those of all pages. */
  readonly answerLanguages: readonly AnswerLanguage[]
}

export type TokensByLanguage = Readonly<Record<Language, Tokens>>

/** Holds the version of the prepared site, so that browsers renew their cache when any page changes. */
export const serviceWorker = 'service-worker.js'

/** The address at which a site shows the values that fill its pages. */
export const siteValues = 'site-values.json'

export function tokensOf({
  brand,
  baseUrl,
  psychologists,
  recoveryHours,
  answerLanguages,
}: SiteValues): TokensByLanguage {
  const tokens = { ...brandTokens(brand, baseUrl), ...answerLanguageTokens(answerLanguages) }
  const of = (language: Language): [Language, Tokens] => [
    language,
    {
      ...tokens,
      PSYCHOLOGISTS: { markup: presentPsychologists(psychologists, language) },
      ...recoveryTokens(recoveryHours, language),
    },
  ]
  return Object.fromEntries(languages.map(of)) as TokensByLanguage
}

/** A built file as this installation serves it. */
export function fillFile({ name, content }: BuiltFile, all: TokensByLanguage, version: string): Buffer {
  const tokens = all[languageOf(`/${name}`)]
  if (name === serviceWorker) return Buffer.from(content.toString().replace('%%SITE_VERSION%%', version))
  if (name.endsWith('.html')) return Buffer.from(fillHtml(content.toString(), tokens))
  if (/\.(data|webmanifest|json)$/.test(name)) return Buffer.from(fillJson(content.toString(), tokens))
  return content
}

/**
 * Tokens of the answer languages that the operator has switched on (decision 0774): their tags for scripts, a link for each, in its own
 * name, on pages of answering, and a line for each on printed slips. All are empty where none is switched on.
 */
function answerLanguageTokens(tags: readonly AnswerLanguage[]): Tokens {
  const named = (tag: AnswerLanguage) => `lang="${tag}" dir="${answerLanguageRows[tag].direction}"`
  const link = (tag: AnswerLanguage) =>
    `<a href="#${tag}" ${named(tag)}>${answerLanguageRows[tag].ownName}</a>`
  const line = (tag: AnswerLanguage) => `<p ${named(tag)}>${answeringTexts[tag]['slip.line']}</p>`
  return {
    ANSWER_LANGUAGES: tags.join(' '),
    ANSWER_LANGUAGE_LINKS: { markup: tags.map(link).join('') },
    ANSWER_LANGUAGE_SLIPS: { markup: tags.map(line).join('') },
  }
}
