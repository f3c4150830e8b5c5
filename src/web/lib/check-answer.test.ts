import { afterEach, expect, test, vi } from 'vitest'
import { callApi } from './api.ts'
import { checkAnswer } from './check-answer.ts'

const session = {
  id: '1',
  current: true,
  startedAt: '2026-03-02T08:00:00.000Z',
  lastUsedAt: '2026-03-02T08:00:00.000Z',
  device: 'Firefox',
}

afterEach(() => vi.unstubAllGlobals())

test('an answer that keeps to the contract is let through', () => {
  expect(() => checkAnswer('listMySessions', 200, { sessions: [session] })).not.toThrow()
  expect(() => checkAnswer('signOut', 204, undefined)).not.toThrow()
})

test.each([
  ['a field that is missing', { sessions: [{ ...session, device: undefined }] }, 'sessions.0.device'],
  ['another kind of value', { sessions: [{ ...session, current: 'yes' }] }, 'sessions.0.current'],
])('%s is refused, and said where', (_, answer, where) => {
  expect(() => checkAnswer('listMySessions', 200, answer)).toThrow(where)
})

test('a status that the contract does not know is refused', () => {
  expect(() => checkAnswer('listMySessions', 201, { sessions: [] })).toThrow('201')
})

test('a call whose answer has drifted from the contract fails where it is made', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ sessions: [{ ...session, current: 'yes' }] }))
  await expect(callApi('listMySessions')).rejects.toThrow('sessions.0.current')
})
