import { createHash } from 'node:crypto'
import { foldedWords, type OwnQuestion, ownQuestionPrefix } from '#core/instrument/own-question.ts'
import { defaultLanguage, languages } from '#core/languages.ts'

/** A question in HR's words. */
export type OwnWording = Pick<OwnQuestion, 'text'>

/** Adds ids to own questions: 64 bits of the Swedish words' hash, so that no two of a customer's collide by chance. */
export const ownQuestionsOf = (worded: readonly OwnWording[]): readonly OwnQuestion[] =>
  worded.map(({ text }) => {
    const digest = createHash('sha256').update(foldedWords(text[defaultLanguage])).digest('hex')
    return { id: `${ownQuestionPrefix}${digest.slice(0, 16)}`, text }
  })

/** All their words in one text, to tell a second click from a round with other questions. */
export const allWordsOf = (worded: readonly OwnWording[]): string =>
  JSON.stringify(worded.map(({ text }) => languages.map((language) => text[language])))
