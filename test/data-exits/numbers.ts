type Leaf = { readonly path: string; readonly value: number }

/** All numbers of a JSON value with their paths: `.units[].members`. */
export function numbersIn(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'number') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => numbersIn(one, `${path}.${key}`))
}

/** The paths of numbers in a JSON schema, in the form of `numbersIn`. */
export function numberPlaces(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, properties, items, anyOf, oneOf, allOf } = schema as Record<string, unknown>
  const here = [type].flat().some((name) => name === 'number' || name === 'integer') ? [path] : []
  return [
    ...here,
    ...Object.entries(properties ?? {}).flatMap(([key, one]) => numberPlaces(one, `${path}.${key}`)),
    ...numberPlaces(items, `${path}[]`),
    ...[anyOf, oneOf, allOf].flat().flatMap((one) => numberPlaces(one, path)),
  ]
}

/** All numbers in a cell's text: "2,4 till 2,6", "60–70 %". */
export const numbersInText = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.')))
