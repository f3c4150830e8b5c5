import { expect, test } from 'vitest'
import { readArticle } from './articles.ts'
import { faultsInFigures, faultsInWorksheets, minutesOf } from './programme-parts.ts'

const part = (minutes: number, words: number, sources: number) =>
  readArticle(
    'del.md',
    `---\ntitle: x\nminutes: ${minutes}\nworksheet: stress-map\n---\n${'ord '.repeat(words)}\n\n## Källor\n\n${'- Källa.\n'.repeat(sources)}`,
  )

test('a part says how many minutes its words take, rounded up', () => {
  expect([1, 150, 151].map((words) => minutesOf('ord '.repeat(words)))).toEqual([1, 1, 2])
  expect(faultsInFigures(part(5, 700, 2))).toEqual([])
  expect(faultsInFigures(part(4, 700, 2))).toEqual(['del.md:3: "minutes" is 4, and its words take 5'])
  expect(faultsInFigures(part(6, 700, 2))).toEqual(['del.md:3: "minutes" is 6, and its words take 5'])
})

test('what is read instead on a tired day takes no minutes more', () => {
  expect(minutesOf(`${'ord '.repeat(150)}\n\n## En trött dag\n\nVila.\n`)).toBe(1)
  expect(minutesOf(`${'ord '.repeat(146)}\n\n## En trött dag\n\nVila.\n\n## Källor\n\n- Källa.\n`)).toBe(1)
  expect(minutesOf(`${'ord '.repeat(147)}\n\n## En trött dag\n\nVila.\n\n## Källor\n\n- Källa.\n`)).toBe(2)
})

test('a part has two sources at least', () => {
  expect(faultsInFigures(part(1, 50, 1))).toEqual(['del.md:8: has 1 sources, and needs 2'])
  expect(faultsInFigures(readArticle('del.md', '---\nminutes: 1\n---\nOrd.'))).toEqual([
    'del.md:1: has 0 sources, and needs 2',
  ])
})

test('every worksheet that is named exists, and every worksheet is named', () => {
  const texts = [part(1, 50, 2), readArticle('other.md', '---\ntitle: x\n---\nOrd.')]
  expect(faultsInWorksheets(texts, ['stress-map'])).toEqual([])
  expect(faultsInWorksheets(texts, ['sleep-diary'])).toEqual([
    'del.md:4: there is no worksheet "stress-map" in content/sv/worksheets',
    'content/sv/worksheets/sleep-diary.json:1: no text has this worksheet',
  ])
})
