import { expect, test } from 'vitest'
import { problemCodes } from '#contract/problem.ts'
import { translate } from '#text/messages.ts'
import { problems as sv } from '#text/sv/problems.ts'
import { ApiError } from './api.ts'
import { problemText } from './problem-text.ts'

const t = (key: string) => translate(sv, key, 'sv')

test('no words are left for a code that is gone', () => {
  const worded = Object.keys(sv).map((key) => key.replace('problem.', ''))
  expect(worded.sort()).toEqual([...problemCodes, 'network', 'outdated'].sort())
})

test.each([...problemCodes, 'network' as const])('a refusal with code %s has words', (code) => {
  const words = problemText(t, new ApiError(400, code))
  expect(words).not.toBe(`problem.${code}`)
  expect(words).toMatch(/^[A-ZÅÄÖ].*\.$/)
})

test('a mistake of ours says that something went wrong', () => {
  expect(problemText(t, new TypeError('x'))).toBe(sv['problem.unexpected'])
})
