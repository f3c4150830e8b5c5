import { expect, it } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { outbox } from '#web/lib/outbox/outbox.ts'
import type { Reply } from '#web/lib/outbox/reply.ts'
import {
  type BrowserResult,
  keepResult,
  openResults,
  type ResultsStore,
  removeResult,
  resultRules,
  resultsShownTo,
  wantInAccount,
} from './browser-results.ts'

function storage(written: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(written))
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    kept,
  }
}

const openBrowser = (there = storage()) => openResults(() => there)

function taken(id: string, day: string, more: Partial<BrowserResult> = {}): BrowserResult {
  const answers = answersByValue(stressprofil, [3, 3, 4, 2, 2, 2, 3, 3, 3, 2, 2, 2])
  const evaluation = evaluate(stressprofil, answers)
  if (!evaluation.ok) throw new Error(evaluation.code)
  const takenAt = `2026-03-${day}T10:00:00.000Z`
  return { id, takenAt, answers, result: evaluation.result, move: false, owner: null, ...more }
}

const ids = (results: readonly BrowserResult[]) => results.map(({ id }) => id)

it('someone who pressed twice finds one result, the newest first', () => {
  const there = openBrowser()
  keepResult(there, taken('old', '01'))
  keepResult(there, taken('new', '05'))
  keepResult(there, taken('new', '05'))
  expect(ids(there.read())).toEqual(['new', 'old'])
})

it('a deleted result leaves nothing behind', () => {
  const browser = storage()
  const there = openBrowser(browser)
  keepResult(there, taken('old', '01'))
  removeResult(there, 'old')
  expect(browser.kept.size).toBe(0)
})

/** Sends as the signed-in person. @returns the ids that were sent */
async function move(there: ResultsStore, personId: string, reply: Reply = { status: 201, code: '' }) {
  const sent: unknown[] = []
  const box = outbox(
    { ...resultRules, store: there },
    {
      send: async (_, { body }) => {
        sent.push((body as { key: string }).key)
        return reply
      },
      alone: (_, work) => work(),
      now: Date.now,
    },
  )
  await box.deliver(personId)
  return sent
}

it('nothing goes to the account unless the person chose to save it', async () => {
  const there = openBrowser()
  keepResult(there, taken('old', '01'))
  expect(await move(there, 'anna')).toEqual([])
  wantInAccount(there, 'anna', 'old')
  expect(await move(there, 'anna')).toEqual(['old'])
  expect(await move(there, 'anna')).toEqual([])
  expect(there.read()).toEqual([])
})

it.each([
  ['a lost network', { status: 0, code: 'network' }],
  ['a session that ended', { status: 401, code: 'not-signed-in' }],
  ['an account that is closed here', { status: 403, code: 'not-allowed' }],
])('%s leaves the result in the browser for the next time', async (_, reply) => {
  const there = openBrowser()
  keepResult(there, taken('old', '01', { move: true, owner: 'anna' }))
  await move(there, 'anna', reply)
  expect(there.read()).toMatchObject([{ id: 'old', move: true }])
})

it('a result that the account refuses stays in the browser and is not tried for ever', async () => {
  const there = openBrowser()
  keepResult(there, taken('old', '01', { move: true, owner: 'anna' }))
  expect(await move(there, 'anna', { status: 422, code: 'not-enough-answers' })).toEqual(['old'])
  expect(there.read()).toMatchObject([{ id: 'old', move: false }])
  expect(await move(there, 'anna')).toEqual([])
})

it("one person's result neither goes to another's account nor is shown there", async () => {
  const there = openBrowser()
  keepResult(there, taken('hers', '01', { move: true, owner: 'anna' }))
  expect(await move(there, 'bo')).toEqual([])
  expect(resultsShownTo(there.read(), 'bo')).toEqual([])
  expect(resultsShownTo(there.read(), null)).toEqual([])
  expect(ids(resultsShownTo(there.read(), 'anna'))).toEqual(['hers'])
  keepResult(there, taken('visitor', '02'))
  expect(ids(resultsShownTo(there.read(), null))).toEqual(['visitor'])
  expect(ids(resultsShownTo(there.read(), 'bo'))).toEqual([])
})

it.each(['{', 'null', '[1, null, {"id":"x"}]'])('damaged storage (%s) is empty storage', (text) => {
  expect(openBrowser(storage({ 'andrum.results': text })).read()).toEqual([])
})

it('of damaged results the whole ones are kept', () => {
  const there = openBrowser(storage({ 'andrum.results': JSON.stringify([1, taken('old', '01')]) }))
  expect(there.read()).toEqual([taken('old', '01')])
})
