import { expect, test } from 'vitest'
import { inLines } from './in-lines.ts'

test.each([
  ['Gå ut. Vila sedan.', 'Gå ut.\nVila sedan.'],
  ['Gå ut varje dag. 5 minuter räcker.', 'Gå ut varje dag.\n5 minuter räcker.'],
  ['Är du nöjd? ”Ja” räcker. {name} läser.', 'Är du nöjd?\n”Ja” räcker.\n{name} läser.'],
  ['Skriv en tid, till exempel 09:00.', 'Skriv en tid, till exempel 09:00.'],
])('%j is set as %j', (text, expected) => {
  expect(inLines({ text })).toEqual({ text: expected })
})
