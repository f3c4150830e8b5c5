/** Answers to a round by mailed link, beside a bare server (answers-beside-bare.ts). */
import { benchAnswers } from './answers-beside-bare.ts'

await benchAnswers({
  file: import.meta.url,
  name: 'answers',
  what: 'answers by link',
  as: ({ token }) => ({ token }),
})
