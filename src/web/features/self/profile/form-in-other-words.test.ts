import { expect, test } from 'vitest'
import { newestInstruments } from '#core/instrument/shipped.ts'
import { answeringBase } from '#core/languages.ts'
import { words } from '#text/answering/fi/words.ts'
import { sayInstrument } from '#web/lib/readings/instrument-words.ts'
import { formOf } from './form.ts'

test.each(newestInstruments)('every question of $id that is asked now is asked in Finnish', (instrument) => {
  const english = formOf(instrument, answeringBase)
  const form = sayInstrument(words.instrument)(english)
  const said = ({ items, causes, answers }: typeof form) =>
    [...items, ...causes.flatMap((cause) => cause.items), ...answers].map(({ text }) => text)
  const usual = new Set(said(english))
  expect(said(form).filter((text) => usual.has(text))).toEqual([])
  expect(form.scoring).toBe(english.scoring)
})

test('what a language lacks stays in English', () => {
  const [first] = newestInstruments
  if (first === undefined) throw new Error('no instrument')
  const english = formOf(first, answeringBase)
  expect(sayInstrument({})(english)).toEqual(english)
})
