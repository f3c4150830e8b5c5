/** Answers to a round by signed-in people, who store their own result, beside a bare server (answers-beside-bare.ts). */
import { cookieOf, signInEverybody } from '#test/release/sign-in-everybody.ts'
import { benchAnswers } from './answers-beside-bare.ts'

await benchAnswers({
  file: import.meta.url,
  name: 'signed-in-answers',
  what: 'answers of people signed in',
  prepare: signInEverybody,
  as: ({ memberId }) => ({ headers: { cookie: cookieOf(memberId) } }),
})
