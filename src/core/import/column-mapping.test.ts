import { expect, test } from 'vitest'
import { type MappedColumn, placesOf } from './column-mapping.ts'

const letters = (place: number) => String.fromCharCode(65 + place)
const mapping: readonly MappedColumn[] = [
  { heading: 'E-post', column: 'A', field: 'email' },
  { heading: 'Namn', column: 'B', field: 'name' },
]
const inFile = (columns: readonly MappedColumn[], headings: readonly string[]) => {
  const places = placesOf(columns, headings, letters)
  return places && Object.fromEntries(places)
}

test('columns that have moved since are found by their headings, however those are written', () => {
  expect(inFile(mapping, ['Namn ', 'Avdelning', 'E-POST'])).toEqual({ name: 0, email: 2 })
})

test('of columns with the same heading the one above which the chosen letters stand is read, and else none', () => {
  const heading = 'E-post'
  expect(inFile([{ heading, column: 'C', field: 'email' }], [heading, 'Namn', heading])).toEqual({
    email: 2,
  })
  expect(inFile(mapping, ['Namn', heading, heading])).toBeNull()
})

test('a column without a heading is read where it was chosen, and nowhere else', () => {
  const unnamed = [{ heading: '', column: 'C', field: 'email' }] as const
  expect(inFile(unnamed, ['', 'Namn', ''])).toEqual({ email: 2 })
  expect(inFile(unnamed, ['', 'Namn', 'E-post'])).toBeNull()
})

test('a file in which a heading is missing is no file of this mapping', () => {
  expect(inFile(mapping, ['E-post', 'Förnamn'])).toBeNull()
})
