import { createHash } from 'node:crypto'
import { foldedWords, type OwnQuestion, ownQuestionPrefix } from '#core/instrument/own-question.ts'
import { defaultLanguage, languages } from '#core/languages.ts'

/** A question as HR has worded it. */
export type OwnWording = Pick<OwnQuestion, 'text'>

/** Own questions with their ids: of the Swedish words, in 64 bits, so that no two of a customer's meet by chance. */
export const ownQuestionsOf = (worded: readonly OwnWording[]): readonly OwnQuestion[] =>
  worded.map(({ text }) => {
    const digest = createHash('sha256').update(foldedWords(text[defaultLanguage])).digest('hex')
    return { id: `${ownQuestionPrefix}${digest.slice(0, 16)}`, text }
  })

/** All their words, to tell a second click from a round that asks something else. */
export const allWordsOf = (worded: readonly OwnWording[]): string =>
  JSON.stringify(worded.map(({ text }) => languages.map((language) => text[language])))
