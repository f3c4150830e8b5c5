import type { AnswerWord, Localised } from './instrument.ts'

type Answers = Readonly<Record<string, AnswerWord>>

/**
 * A customer's own question in one round (decision 0771), beside the instrument and never part of a score. People answer it
 * on the instrument's scale from "never" to "always", and it is released as one more measure of the causes run.
 */
export type OwnQuestion = {
  /** Equal for equal words, so that two rounds can be compared. */
  readonly id: string
  readonly text: Localised
}

export const mostOwnQuestions = 5
export const longestOwnQuestion = 200

/** The prefix of all ids of own questions; no item of an instrument has it. */
export const ownQuestionPrefix = 'own-'

/**
 * The words of a question without case, punctuation, spaces and invisible characters. Two questions with the same words are
 * one; otherwise the guard would treat them as two unrelated ones.
 */
export const foldedWords = (said: string): string =>
  said
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The answers to an instrument's own items, which are stored with a person's result. */
export const withoutOwn = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !id.startsWith(ownQuestionPrefix)))
