import type { Browser } from './browser.ts'

/** The OpenAPI document as the server hands it out, with everything that it refers to in its place. */
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
    if (typeof path !== 'string')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, whole(inner)]))
    if (!found.has(path)) found.set(path, whole(at(path)))
    return found.get(path)
  }
  return whole(body) as object
}
