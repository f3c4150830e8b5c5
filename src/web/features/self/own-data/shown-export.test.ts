import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountExport } from '#contract/self/account-export.ts'
import { isLanguage } from '#core/languages.ts'
import { refusableKinds } from '#core/mail/refusable-kinds.ts'
import { noPlan } from '#core/plan/plan.ts'
import { someExercises } from '#test/factories/exercises.ts'
import { accountExport as words } from '#text/sv/account-export.ts'
import { mailChoices } from '#text/sv/mail-choices.ts'
import { exportParts, technicalFields } from './export-parts.ts'
import { ownWords } from './own-words.ts'

type Node = { readonly [key: string]: unknown }

/** All fields and choices of a schema, at any depth. */
function wordsIn(node: unknown, found = { fields: new Set<string>(), choices: new Set<string>() }) {
  if (Array.isArray(node)) for (const one of node) wordsIn(one, found)
  else if (typeof node === 'object' && node !== null) {
    const { properties, enum: choices, ...rest } = node as Node
    for (const [field, inner] of Object.entries((properties ?? {}) as Node)) {
      // A field that is not shown needs no words, and nothing within it does.
      if (technicalFields.includes(field)) continue
      found.fields.add(field)
      wordsIn(inner, found)
    }
    for (const choice of (choices ?? []) as unknown[]) found.choices.add(String(choice))
    for (const inner of Object.values(rest)) wordsIn(inner, found)
  }
  return found
}

const { shape } = accountExport
/** These have components of their own. */
const { results: _results, documents: _documents, ...generic } = shape
const { fields, choices } = wordsIn(z.toJSONSchema(z.strictObject(generic), { unrepresentable: 'any' }))

test('every part of the export is read somewhere on the page', () => {
  const beside = ['format', 'exportedAt', 'staff']
  expect([...exportParts, ...beside].sort()).toEqual(Object.keys(shape).sort())
})

test('every field of the export has a name, and every choice its word', () => {
  const texts: Readonly<Record<string, string>> = words
  const unnamed = [...fields].filter((field) => !(`field.${field}` in texts))
  const left = ['format', 'exportedAt']
  expect(unnamed.filter((field) => !left.includes(field))).toEqual([])
  expect([...choices].filter((choice) => !isLanguage(choice) && !(`value.${choice}` in texts))).toEqual(
    ['andrum-account-1'].filter((one) => choices.has(one)),
  )
  expect(refusableKinds.filter((kind) => !(`kind.${kind}` in mailChoices))).toEqual([])
})

test('own words are what was written, and nothing that was ticked', () => {
  expect(ownWords({ exercises: someExercises }, 'exercises')).toEqual([
    'Ledde mötet',
    'Lugn',
    'Hjälpte Ali',
    'Tålamod',
    'Lyssna klart i morgon',
    'Gå ut på lunchen',
  ])
  const plan = {
    ...noPlan,
    reviews: { '2026-03-01': { helped: [], words: 'En bra vecka', at: '2026-03-01T10:00:00Z' } },
  }
  expect(ownWords({ plan }, 'plan')).toEqual(['En bra vecka'])
})
