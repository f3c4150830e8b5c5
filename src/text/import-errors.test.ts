import { describe, expect, test } from 'vitest'
import { importColumns, importErrorCodes, importWarningCodes } from '#core/import/problem.ts'
import { importErrors as en } from './en/import-errors.ts'
import { importErrors as sv } from './sv/import-errors.ts'

const keys = [
  ...[...importErrorCodes, ...importWarningCodes].map((code) => `import.${code}`),
  ...importColumns.map((column) => `import.column.${column}`),
].sort()

describe.each([
  ['Swedish', sv],
  ['English', en],
])('in %s', (_name, texts) => {
  test('every way a file can be wrong has words, and no words stand without a code', () => {
    expect(Object.keys(texts).sort()).toEqual(keys)
  })

  test('sentences stay under 20 words', () => {
    const sentences = Object.values(texts).flatMap((text) => text.split(/(?<=[.:])\s/))
    const long = sentences.filter((sentence) => sentence.split(/\s+/).length >= 20)
    expect(long).toEqual([])
  })
})
