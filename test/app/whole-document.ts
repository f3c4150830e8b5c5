import type { Browser } from './browser.ts'

type Responses = Readonly<Record<string, object>>

/** An operation's refusals, repeated for each status. */
function refusals(codes: object, { default: problem }: Responses): Responses {
  return Object.fromEntries(
    Object.entries(codes).map(([status, some]) => [
      status,
      { ...problem, description: (some as readonly string[]).join(', ') },
    ]),
  )
}

/**
 * The OpenAPI document of the server with all references resolved. The one problem response of an operation is replaced by
 * one for each status that it may have.
 */
export async function wholeDocument(browser: Browser): Promise<object> {
  const { body } = await browser.call('openapi')
  const found = new Map<string, unknown>()
  const at = (path: string): unknown =>
    path
      .split('/')
      .slice(1)
      .reduce((value: unknown, name) => (value as Readonly<Record<string, unknown>>)[name], body)
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    if (typeof value !== 'object' || value === null) return value
    const { $ref: path } = value as { readonly $ref?: unknown }
    if (typeof path !== 'string') {
      const written = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, whole(inner)]))
      const { 'x-problem-codes': codes, responses, ...others } = written
      if (codes === undefined) return written
      const { '4XX': _, default: __, ...good } = responses as Responses
      return { ...others, responses: { ...good, ...refusals(codes as object, responses as Responses) } }
    }
    if (!found.has(path)) found.set(path, whole(at(path)))
    return found.get(path)
  }
  return whole(body) as object
}
