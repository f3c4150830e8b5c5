import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

type Fields = 'refused' | 'left out' | 'let through'

/** What a schema does with fields that it does not name, everywhere within it. */
function unnamedFields(
  schema: unknown,
  path: string,
  seen = new Set<unknown>(),
): { path: string; fields: Fields }[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { _zod: inner } = schema as { readonly _zod?: { readonly def: Record<string, unknown> } }
  if (inner === undefined) {
    return Object.entries(schema).flatMap(([name, part]) => unnamedFields(part, `${path}.${name}`, seen))
  }
  const { type, catchall, shape, element, innerType, valueType, options } = inner.def
  const others = (catchall as { readonly _zod: { readonly def: { readonly type: string } } } | undefined)
    ?._zod.def.type
  const here: Fields[] = type === 'unknown' || type === 'any' ? ['let through'] : []
  if (type === 'object')
    here.push(others === undefined ? 'left out' : others === 'never' ? 'refused' : 'let through')
  return [
    ...here.map((fields) => ({ path, fields })),
    ...unnamedFields({ ...(shape as object) }, path, seen),
    ...[element, innerType, valueType, { ...(options as object) }].flatMap((part) =>
      unnamedFields(part, path, seen),
    ),
  ]
}

const every = Object.entries(endpoints)

test('a request with a field that nobody asked for is refused, at every depth', () => {
  const found = every.flatMap(([name, { response: _, ...request }]) => unnamedFields(request, name))
  expect(found.length).toBeGreaterThan(100)
  // Calendar programs add query parameters of their own.
  expect(found.filter(({ fields }) => fields !== 'refused')).toEqual([
    { path: 'readCalendarFeed.query', fields: 'let through' },
  ])
})

test('an answer has the fields that its schema names, but for these places', () => {
  const found = every.flatMap(([name, { response }]) => unnamedFields(response, name))
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ fields }) => fields === 'let through').map(({ path }) => path)).toEqual([
    // The document of the API, the options of a new passkey, a bundle of FHIR, and a figure of a released round's file.
    'openapi.200',
    'askForNewPasskey.201',
    'exportMyFhir.200.entry.resource',
    'readRoundFile.200.figures.figure',
  ])
  // An export may lose no field. Documents, copies, published hours, settings and columns of a list are stored as sent.
  const strict = found.filter(({ fields }) => fields === 'refused').map(({ path }) => path.split('.')[0])
  const sent =
    /^(exportMe|(read|write)(My\w+|Availability|SupportSettings)|(add|remove)Exception|\w*Guidance|shareWithGuide|writeToGuide|startListChange|\w+Imports?(Again)?)$/
  expect(strict.filter((name) => !sent.test(name ?? ''))).toEqual([])
})
