import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'

export type InputError = { readonly path: string; readonly code: string }

/** The most problems listed: the answer must not grow with an attacker's request. */
const mostErrors = 50
/** How many characters of a name from outside an answer repeats. */
export const longestPath = 200

/** The schema's findings, as path and stable code: never the value itself. */
export function presentIssues(
  issues: readonly ZodFastifySchemaValidationError[],
  input: unknown,
): InputError[] {
  return issues
    .flatMap((issue) => presentIssue(issue, input))
    .slice(0, mostErrors)
    .map(({ path, code }) => ({ path: path.slice(0, longestPath), code }))
}

function presentIssue(issue: ZodFastifySchemaValidationError, input: unknown): InputError[] {
  const steps = issue.instancePath.split('/').filter((step) => step !== '')
  const path = steps.join('.')
  const params = issue.params as Record<string, unknown>
  switch (issue.keyword as string) {
    case 'unrecognized_keys':
      return keysOf(params).map((key) => ({ path: [...steps, key].join('.'), code: 'unknown-field' }))
    case 'invalid_type':
      return [{ path, code: reach(input, steps) === undefined ? 'required' : 'wrong-type' }]
    case 'invalid_value':
      return [{ path, code: reach(input, steps) === undefined ? 'required' : 'unknown-value' }]
    case 'invalid_format':
      return [{ path, code: 'wrong-format' }]
    case 'custom':
      return [{ path, code: asCode(issue.message) }]
    default:
      return [{ path, code: String(issue.keyword).replaceAll('_', '-') }]
  }
}

const keysOf = (params: Record<string, unknown>): string[] =>
  Array.isArray(params.keys) ? params.keys.map(String) : []

const asCode = (message: string | undefined) =>
  message !== undefined && /^[a-z]+(-[a-z]+)*$/.test(message) ? message : 'not-valid'

function reach(input: unknown, steps: readonly string[]): unknown {
  let here = input
  for (const step of steps) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Record<string, unknown>)[step]
  }
  return here
}
