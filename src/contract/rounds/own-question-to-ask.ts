import * as z from 'zod/mini'
import { foldedWords, longestOwnQuestion, mostOwnQuestions } from '#core/instrument/own-question.ts'
import { defaultLanguage, inEachLanguage } from '#core/languages.ts'

/** One line of visible text: no control character, and no character that reverses or hides its neighbours. */
const visible = /^[^\p{Cc}\p{Cf}\u2028\u2029\ufffd]*$/u

const ownQuestion = z.strictObject({
  text: z.strictObject(
    inEachLanguage(() =>
      z.string().check(
        z.trim(),
        z.minLength(2),
        z.maxLength(longestOwnQuestion),
        z.regex(visible),
        z.refine((said) => foldedWords(said) !== ''),
      ),
    ),
  ),
})

/** The customer's own questions in a round, each once. In `zod/mini`, for the form. */
export const ownQuestions = z.array(ownQuestion).check(
  z.maxLength(mostOwnQuestions),
  z.refine(
    (given) => new Set(given.map(({ text }) => foldedWords(text[defaultLanguage]))).size === given.length,
  ),
)
