import { beforeEach, expect, test, vi } from 'vitest'
import { managerStore, nothingNoted, withNote, withTicks } from './manager-notes.ts'

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

test('a note and a tick are there again, and only for the account that made them', () => {
  const mine = managerStore('5f0c2a91')
  mine.write(withTicks(withNote(mine.read(), 'first-talk', 'Boka rum'), 'checklist-return', ['plan']))
  expect(managerStore('5f0c2a91').read()).toEqual({
    notes: { 'first-talk': 'Boka rum' },
    ticks: { 'checklist-return': ['plan'] },
  })
  expect(managerStore('77aa01bc').read()).toBe(nothingNoted)
})

test('the last note and the last tick taken away leave nothing in the browser', () => {
  const mine = managerStore('5f0c2a91')
  mine.write(withNote(mine.read(), 'first-talk', 'Boka rum'))
  expect(kept.size).toBe(1)
  mine.write(withTicks(withNote(mine.read(), 'first-talk', ''), 'checklist-return', []))
  expect(kept.size).toBe(0)
})

test.each([
  ['{"notes":{"first-talk":7},"ticks":{"checklist-return":["plan"]}}', { 'checklist-return': ['plan'] }],
  ['{"notes":[],"ticks":{"checklist-return":["plan",4]}}', { 'checklist-return': ['plan'] }],
])('what is damaged (%s) is left out, and the rest is read', (stored, ticks) => {
  kept.set('andrum.managers.5f0c2a91', stored)
  expect(managerStore('5f0c2a91').read()).toEqual({ notes: {}, ticks })
})
