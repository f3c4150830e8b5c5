import { beforeEach, expect, test, vi } from 'vitest'
import { questionToSend } from '#contract/support/question-to-send.ts'
import { addQuestion, newSecret, questionStore, removeQuestion } from './own-questions.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const one = { organisationId: 'here', secret: 'one' }
const two = { organisationId: 'here', secret: 'two' }

test('what opens a reply is there again, newest first, and only for the account that asked', () => {
  const mine = questionStore('5f0c2a91')
  expect(addQuestion(mine, one)).toBe(true)
  expect(addQuestion(mine, two)).toBe(true)
  expect(questionStore('5f0c2a91').read().questions).toEqual([two, one])
  expect(questionStore('77aa01bc').read().questions).toEqual([])
})

test('the last one removed leaves nothing in the browser', () => {
  const mine = questionStore('5f0c2a91')
  addQuestion(mine, one)
  removeQuestion(mine, 'one')
  expect(kept.size).toBe(0)
})

test('a browser that stores nothing says so, and what was there before stays', () => {
  const mine = questionStore('5f0c2a91')
  addQuestion(mine, one)
  const setItem = localStorage.setItem
  localStorage.setItem = () => {
    throw new Error('full')
  }
  expect(addQuestion(mine, two)).toBe(false)
  localStorage.setItem = setItem
  removeQuestion(mine, 'two')
  expect(questionStore('5f0c2a91').read().questions).toEqual([one])
})

test.each(['x', '{"questions":7}', '{"questions":[{"secret":1},{"organisationId":"here","secret":"one"}]}'])(
  'what is damaged (%s) is left out, and the rest is read',
  (stored) => {
    kept.set('andrum.questions.5f0c2a91', stored)
    const { questions } = questionStore('5f0c2a91').read()
    expect(questions).toEqual(stored.includes('here') ? [one] : [])
  },
)

test('a secret is random, and of the form that the server takes', () => {
  expect(newSecret()).not.toBe(newSecret())
  expect(questionToSend.safeParse({ secret: newSecret(), message: 'En fråga till er' }).success).toBe(true)
})
