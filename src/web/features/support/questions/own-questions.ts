import { type BrowserStore, browserStore } from '#web/lib/browser-store.ts'
import { newId } from '#web/lib/new-id.ts'
import { listOf, record, text } from '#web/lib/shape.ts'

/** The secret that opens a question with its reply. Only this browser has it; the server has its hash. */
export type QuestionSecret = { readonly organisationId: string; readonly secret: string }

type OwnQuestions = { readonly questions: readonly QuestionSecret[] }

const nothing: OwnQuestions = { questions: [] }

const prefix = 'andrum.questions.'

/**
 * Each account has its own key: two people at one computer do not open each other's replies.
 * @param account from `accountMark`
 */
export const questionStore = (account: string): BrowserStore<OwnQuestions> =>
  browserStore<OwnQuestions>(`${prefix}${account}`, {
    parse: record({ questions: listOf(record({ organisationId: text, secret: text })) }),
    empty: nothing,
  })

/** @returns whether the browser has stored it: without the secret nobody can read a reply */
export function addQuestion(store: BrowserStore<OwnQuestions>, question: QuestionSecret): boolean {
  return store.write({ questions: [question, ...store.read().questions] })
}

/** Removing the last question removes the key. */
export function removeQuestion(store: BrowserStore<OwnQuestions>, secret: string): void {
  const questions = store.read().questions.filter((one) => one.secret !== secret)
  store.write(questions.length === 0 ? nothing : { questions })
}

/** 244 random bits: two ids of `newId`, the browser's only source of them. */
export const newSecret = (): string => `${newId()}${newId()}`.replaceAll('-', '')
