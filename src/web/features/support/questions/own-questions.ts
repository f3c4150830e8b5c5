import { type BrowserStore, browserStore } from '#web/lib/browser-store.ts'
import { newId } from '#web/lib/new-id.ts'
import { listOf, record, text } from '#web/lib/shape.ts'

/** What opens a question with its reply. It is nowhere but here: the server has its hash. */
export type QuestionSecret = { readonly organisationId: string; readonly secret: string }

type OwnQuestions = { readonly questions: readonly QuestionSecret[] }

const nothing: OwnQuestions = { questions: [] }

const prefix = 'andrum.questions.'

/**
 * Each account has its own under its own name: two people at one computer do not open each other's replies.
 * @param account as `accountMark` gives it
 */
export const questionStore = (account: string): BrowserStore<OwnQuestions> =>
  browserStore<OwnQuestions>(`${prefix}${account}`, {
    parse: record({ questions: listOf(record({ organisationId: text, secret: text })) }),
    empty: nothing,
  })

/** @returns whether the browser has stored it: a question whose secret is lost has no reply that anybody reads */
export function addQuestion(store: BrowserStore<OwnQuestions>, question: QuestionSecret): boolean {
  return store.write({ questions: [question, ...store.read().questions] })
}

/** The last one leaves nothing behind. */
export function removeQuestion(store: BrowserStore<OwnQuestions>, secret: string): void {
  const questions = store.read().questions.filter((one) => one.secret !== secret)
  store.write(questions.length === 0 ? nothing : { questions })
}

/** 244 random bits: `newId` is the only source of them in the browser. */
export const newSecret = (): string => `${newId()}${newId()}`.replaceAll('-', '')
