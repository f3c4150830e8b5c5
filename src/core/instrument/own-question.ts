import type { AnswerWord, Localised } from './instrument.ts'

type Answers = Readonly<Record<string, AnswerWord>>

/**
 * What a customer asks in their own words in one round (decision 0771), beside the instrument and never part of a score. It is
 * answered on the instrument's scale from "never" to "always", and released as one more measure of the causes run.
 */
export type OwnQuestion = {
  /** The same for the same words, so that two rounds can be compared. */
  readonly id: string
  readonly text: Localised
}

export const mostOwnQuestions = 5
export const longestOwnQuestion = 200

/** What all ids of own questions begin with; no item of an instrument does. */
export const ownQuestionPrefix = 'own-'

/**
 * The words of a question without what cannot be seen or is not said: case, punctuation, spaces and signs without a shape. Two
 * questions of the same words are one, or the guard would take them for two that have nothing to do with each other.
 */
export const foldedWords = (said: string): string =>
  said
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The answers to an instrument's own items: what a person's result is kept with. */
export const withoutOwn = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !id.startsWith(ownQuestionPrefix)))
