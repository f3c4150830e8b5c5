type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type JsonObject = { readonly [name: string]: Json }

/** What an OpenAPI document has of it. */
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
  readonly components: JsonObject
} & JsonObject

/** Characters of a schema that is worth a name of its own. */
const worthwhile = 160

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a schema has others: by name, in a list, or one. */
const byName = new Set(['properties', '$defs', 'patternProperties'])
const listed = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
const single = new Set(['items', 'additionalProperties', 'not', 'propertyNames'])

/** Goes through the schemas in a schema, and puts what `visit` makes of each in its place. */
function inside(schema: JsonObject, visit: (inner: JsonObject, name: string) => Json): JsonObject {
  const each = (value: Json, name: string): Json => (isObject(value) ? visit(value, name) : value)
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      if (byName.has(name) && isObject(value))
        return [name, Object.fromEntries(Object.entries(value).map(([key, one]) => [key, each(one, key)]))]
      if (listed.has(name) && Array.isArray(value)) return [name, value.map((one: Json) => each(one, ''))]
      return [name, single.has(name) ? each(value, '') : value]
    }),
  )
}

/**
 * Writes what stands in several places once, under `components`, and refers to it: a schema, what a request is refused with, and that it is done.
 * A program that makes a client of the document makes one type of it, where it made one for each place.
 */
export function shareParts(document: ApiDocument): ApiDocument {
  const places = countPlaces(document)
  const schemas = new Map<string, { readonly name: string; readonly schema: Json }>()
  const responses = new Map<string, { readonly name: string; readonly response: Json }>()

  const nameFor = (given: string, taken: ReadonlyMap<string, { readonly name: string }>): string => {
    const names = new Set([...taken.values()].map(({ name }) => name))
    let name = given
    for (let n = 2; names.has(name); n++) name = `${given}${n}`
    return name
  }
  const share = (schema: JsonObject, path: string): Json => {
    const text = JSON.stringify(schema)
    const walk = (name: string) =>
      inside(schema, (inner, key) => share(inner, key === '' ? name : pascal(key)))
    if (text.length < worthwhile || (places.get(text) ?? 0) < 2) return walk(path)
    const known = schemas.get(text)
    if (known !== undefined) return { $ref: `#/components/schemas/${known.name}` }
    const name = nameFor(isProblem(schema) ? 'Problem' : path, schemas)
    // Known before it is gone through, so that what is inside does not take its name.
    schemas.set(text, { name, schema: null })
    schemas.set(text, { name, schema: walk(name) })
    return { $ref: `#/components/schemas/${name}` }
  }
  const inContent = (part: JsonObject, name: string): JsonObject => {
    const { content } = part
    if (!isObject(content)) return part
    const shared = Object.entries(content).map(([type, media]) => {
      if (!isObject(media) || !isObject(media['schema'])) return [type, media]
      return [type, { ...media, schema: share(media['schema'], name) }]
    })
    return { ...part, content: Object.fromEntries(shared) }
  }
  const answer = (status: string, response: JsonObject): Json => {
    const text = JSON.stringify(response)
    const known = responses.get(text)
    const name = known?.name ?? nameFor(`${/^[45]/.test(status) ? 'Refused' : 'Done'}${status}`, responses)
    if (known === undefined) responses.set(text, { name, response: inContent(response, 'Problem') })
    return { $ref: `#/components/responses/${name}` }
  }
  const operation = (given: JsonObject): JsonObject => {
    const name = pascal(String(given['operationId']))
    const { requestBody, responses: answers } = given
    const entries = isObject(answers) ? Object.entries(answers) : []
    return {
      ...given,
      ...(isObject(requestBody) ? { requestBody: inContent(requestBody, `${name}Body`) } : {}),
      responses: Object.fromEntries(
        entries.map(([status, one]) => {
          if (!isObject(one)) return [status, one]
          return [status, /^[45]|04$/.test(status) ? answer(status, one) : inContent(one, `${name}Answer`)]
        }),
      ),
    }
  }
  const paths = mapValues(document.paths, (methods) => mapValues(methods, operation))
  const named = [...schemas.values()].map(({ name, schema }): [string, Json] => [name, schema])
  const refused = [...responses.values()].map(({ name, response }): [string, Json] => [name, response])
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      schemas: Object.fromEntries(named),
      responses: Object.fromEntries(refused),
    },
  }
}

/** In how many places each schema stands; those within one that has been seen count for that one. */
function countPlaces({ paths }: ApiDocument): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const count = (schema: JsonObject): Json => {
    const text = JSON.stringify(schema)
    const before = places.get(text) ?? 0
    places.set(text, before + 1)
    if (before === 0) inside(schema, count)
    return schema
  }
  const find = (part: Json | undefined): void => {
    if (!isObject(part)) return
    const { content } = part
    if (!isObject(content)) return
    for (const media of Object.values(content))
      if (isObject(media) && isObject(media['schema'])) count(media['schema'])
  }
  for (const methods of Object.values(paths))
    for (const { requestBody, responses } of Object.values(methods)) {
      find(requestBody)
      if (isObject(responses)) for (const one of Object.values(responses)) find(one)
    }
  return places
}

const isProblem = ({ properties }: JsonObject): boolean =>
  isObject(properties) && 'code' in properties && 'title' in properties && 'type' in properties

const pascal = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase())

const mapValues = <A, B>(of: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]))
