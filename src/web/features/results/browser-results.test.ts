import { expect, it } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import {
  type BrowserResult,
  browserResultsKey,
  keepResult,
  moveResults,
  readBrowserResults,
  removeResult,
  resultsShownTo,
  wantInAccount,
} from './browser-results.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

function taken(id: string, day: string, more: Partial<BrowserResult> = {}): BrowserResult {
  const answers = answersByValue(stressprofil, [3, 3, 4, 2, 2, 2, 3, 3, 3, 2, 2, 2])
  const evaluation = evaluate(stressprofil, answers)
  if (!evaluation.ok) throw new Error(evaluation.code)
  const takenAt = `2026-03-${day}T10:00:00.000Z`
  return { id, takenAt, answers, result: evaluation.result, move: false, owner: null, ...more }
}

const ids = (results: readonly BrowserResult[]) => results.map(({ id }) => id)

it('someone who pressed twice finds one result, the newest first', () => {
  const there = shelf()
  keepResult(there, taken('old', '01'))
  keepResult(there, taken('new', '05'))
  keepResult(there, taken('new', '05'))
  expect(ids(readBrowserResults(there))).toEqual(['new', 'old'])
})

it('a deleted result leaves nothing behind', () => {
  const there = shelf()
  keepResult(there, taken('old', '01'))
  removeResult(there, 'old')
  expect(there.getItem(browserResultsKey)).toBeNull()
})

it('nothing goes to the account unless the person chose to save it', async () => {
  const there = shelf()
  keepResult(there, taken('old', '01'))
  const stored: string[] = []
  const store = async ({ id }: BrowserResult) => {
    stored.push(id)
    return 'stored' as const
  }
  expect(await moveResults(there, 'anna', store)).toEqual({ moved: 0, left: 0 })
  wantInAccount(there, 'anna', 'old')
  expect(await moveResults(there, 'anna', store)).toEqual({ moved: 1, left: 0 })
  expect(await moveResults(there, 'anna', store)).toEqual({ moved: 0, left: 0 })
  expect(stored).toEqual(['old'])
  expect(readBrowserResults(there)).toEqual([])
})

it('a lost network leaves the result in the browser for the next time', async () => {
  const there = shelf()
  keepResult(there, taken('old', '01', { move: true, owner: 'anna' }))
  const lost = async (): Promise<'stored'> => {
    throw new Error('network')
  }
  expect(await moveResults(there, 'anna', lost)).toEqual({ moved: 0, left: 1 })
  expect(ids(readBrowserResults(there))).toEqual(['old'])
})

it('a result that the account refuses stays in the browser and is not tried for ever', async () => {
  const there = shelf()
  keepResult(there, taken('old', '01', { move: true, owner: 'anna' }))
  expect(await moveResults(there, 'anna', async () => 'refused')).toEqual({ moved: 0, left: 1 })
  expect(readBrowserResults(there)).toMatchObject([{ id: 'old', move: false }])
})

it("one person's result neither goes to another's account nor is shown there", async () => {
  const there = shelf()
  keepResult(there, taken('hers', '01', { move: true, owner: 'anna' }))
  const stored: string[] = []
  await moveResults(there, 'bo', async ({ id }) => {
    stored.push(id)
    return 'stored'
  })
  expect(stored).toEqual([])
  expect(resultsShownTo(readBrowserResults(there), 'bo')).toEqual([])
  expect(resultsShownTo(readBrowserResults(there), null)).toEqual([])
  expect(ids(resultsShownTo(readBrowserResults(there), 'anna'))).toEqual(['hers'])
  keepResult(there, taken('visitor', '02'))
  expect(ids(resultsShownTo(readBrowserResults(there), null))).toEqual(['visitor'])
  expect(ids(resultsShownTo(readBrowserResults(there), 'bo'))).toEqual([])
})

it('damaged storage is empty storage', () => {
  const there = shelf()
  for (const text of ['{', 'null', '[1, null, {"id":"x"}]']) {
    there.setItem(browserResultsKey, text)
    expect(readBrowserResults(there)).toEqual([])
  }
})
