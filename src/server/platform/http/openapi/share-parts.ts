type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type JsonObject = { readonly [name: string]: Json }

/** The part of an OpenAPI document that this file reads. */
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
  readonly components: JsonObject
} & JsonObject

/** A schema of this many characters deserves a name of its own. */
const worthwhile = 160

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords whose value holds schemas: by name, in a list, or one. */
const byName = new Set(['properties', '$defs', 'patternProperties'])
const listed = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
const single = new Set(['items', 'additionalProperties', 'not', 'propertyNames'])

/** Replaces each schema inside a schema with what `visit` makes of it. */
function inside(schema: JsonObject, visit: (inner: JsonObject, name: string) => Json): JsonObject {
  const each = (value: Json, name: string): Json => (isObject(value) ? visit(value, name) : value)
  return Object.fromEntries(
    Object.entries(withKeys(schema)).map(([name, value]) => {
      if (byName.has(name) && isObject(value))
        return [name, Object.fromEntries(Object.entries(value).map(([key, one]) => [key, each(one, key)]))]
      if (listed.has(name) && Array.isArray(value)) return [name, value.map((one: Json) => each(one, ''))]
      return [name, single.has(name) ? each(value, '') : value]
    }),
  )
}

/** Lists a closed set of required keys as properties: client generators and linters look for them there. */
function withKeys({ propertyNames, ...schema }: JsonObject): JsonObject {
  const keys = isObject(propertyNames) ? propertyNames['enum'] : undefined
  const { required, additionalProperties } = schema
  if (!Array.isArray(keys) || !Array.isArray(required) || additionalProperties === undefined)
    return propertyNames === undefined ? schema : { ...schema, propertyNames }
  const properties = Object.fromEntries(keys.map((key: Json) => [String(key), additionalProperties]))
  return { ...schema, properties, additionalProperties: false }
}

/**
 * Moves schemas and answers that occur in several places to `components`, and refers to them from there.
 * All operations share one answer for each refusal status; `x-problem-codes` lists its codes (decision 569).
 * So a generated client has one type for each, not one for each place.
 */
export function shareParts(document: ApiDocument): ApiDocument {
  const places = countPlaces(document)
  const schemas = new Map<string, { readonly name: string; readonly schema: Json }>()
  const responses = new Map<string, { readonly name: string; readonly response: Json }>()
  const answered = countAnswers(document)
  let problem: JsonObject | undefined

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
    // Takes the name before walking inside, so that no inner schema takes it.
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
  const answer = (response: JsonObject, name: string): Json => {
    const text = JSON.stringify(response)
    const done = inContent(response, name)
    if ((answered.get(text) ?? 0) < 2) return done
    const known = responses.get(text)
    const { name: given } = known ?? { name: nameFor(name, responses) }
    if (known === undefined) responses.set(text, { name: given, response: done })
    return { $ref: `#/components/responses/${given}` }
  }
  const operation = (given: JsonObject): JsonObject => {
    const name = pascal(String(given['operationId']))
    const { requestBody, responses: answers } = given
    const entries = isObject(answers) ? Object.entries(answers) : []
    const refusals = entries.filter(([status]) => isRefusal(status))
    const [first] = refusals.map(([, one]) => one).filter(isObject)
    problem ??= first && inContent({ ...first, description: problemWords }, 'Problem')
    return {
      ...given,
      ...(isObject(requestBody) ? { requestBody: inContent(requestBody, `${name}Body`) } : {}),
      responses: {
        ...Object.fromEntries(
          entries
            .filter(([status]) => !isRefusal(status))
            .map(([status, one]) => [
              status,
              isObject(one) ? answer(one, status.endsWith('04') ? `Done${status}` : `${name}Answer`) : one,
            ]),
        ),
        ...(refusals.length === 0 ? {} : { '4XX': refused, default: refused }),
      },
      'x-problem-codes': Object.fromEntries(refusals.map(([status, one]) => [status, codesOf(one)])),
    }
  }
  const paths = mapValues(document.paths, (methods) => mapValues(methods, operation))
  const named = [...schemas.values()].map(({ name, schema }): [string, Json] => [name, schema])
  const shared = [...responses.values()].map(({ name, response }): [string, Json] => [name, response])
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      schemas: Object.fromEntries(named),
      responses: { ...(problem === undefined ? {} : { Problem: problem }), ...Object.fromEntries(shared) },
    },
  }
}

/** In how many places each schema occurs. A schema inside another that was counted already does not count again. */
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

/** How often each good answer occurs, word for word. */
function countAnswers({ paths }: ApiDocument): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const methods of Object.values(paths))
    for (const { responses } of Object.values(methods))
      for (const one of Object.values(isObject(responses) ? responses : {})) {
        const text = JSON.stringify(one)
        times.set(text, (times.get(text) ?? 0) + 1)
      }
  return times
}

const isRefusal = (status: string): boolean => /^[45]/.test(status)

const refused: Json = { $ref: '#/components/responses/Problem' }

const problemWords =
  'Refuses the request. The x-problem-codes of the operation list the possible codes by status.'

const codesOf = (refusal: Json): Json => (isObject(refusal) ? String(refusal['description']).split(', ') : [])

const isProblem = ({ properties }: JsonObject): boolean =>
  isObject(properties) && 'code' in properties && 'title' in properties && 'type' in properties

const pascal = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase())

const mapValues = <A, B>(of: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]))
