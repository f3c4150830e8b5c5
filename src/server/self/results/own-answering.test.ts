import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { sealJson } from '#server/platform/keys/sealed-json.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { evaluateAnswers } from './evaluate-answers.ts'
import { type OwnAnswering, openAnswering, sealAnswering } from './own-answering.ts'

const keys = makeKeys({ authSecret: 'x'.repeat(32), dataKey: randomBytes(32) })
const key = keys.newPersonKey()
const answers = sameAnswers(stressprofil, 4)
const answering: OwnAnswering = {
  instrument: stressprofil.id,
  version: stressprofil.version,
  answers,
  result: evaluateAnswers(stressprofil, answers),
  takenAt: '2026-03-02T09:00:00.000Z',
}

test('a result opens in its own row of its own person, and in no other', () => {
  const sealed = sealAnswering(keys, key, { personId: 'anna', id: 'one' }, answering)
  expect(openAnswering(keys, key, 'anna', { id: 'one', sealed })).toEqual(answering)
  expect(() => openAnswering(keys, key, 'anna', { id: 'two', sealed })).toThrow()
  expect(() => openAnswering(keys, key, 'bo', { id: 'one', sealed })).toThrow()
})

test('a result that was sealed before its row was bound in still opens', () => {
  const sealed = sealJson(keys, key, 'anna', answering)
  expect(openAnswering(keys, key, 'anna', { id: 'one', sealed })).toEqual(answering)
  expect(() => openAnswering(keys, key, 'bo', { id: 'one', sealed })).toThrow()
})
