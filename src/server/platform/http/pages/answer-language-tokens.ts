import { type AnswerLanguage, answerLanguageRows } from '#core/answer-languages.ts'
import { answeringTexts } from '#text/answering/server-texts.ts'
import type { Tokens } from './brand-tokens.ts'

/**
 * The languages that the operator has switched on for answering (decision 0774): their tags for scripts, a link by its own name for each on
 * pages of answering, and a line for each on printed slips. All are empty where none is switched on.
 */
export function answerLanguageTokens(tags: readonly AnswerLanguage[]): Tokens {
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
