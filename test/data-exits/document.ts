import type { Browser } from '../app/browser.ts'

export type Operation = {
  readonly operationId: string
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>
}
type Document = { readonly paths: Record<string, Record<string, Operation>> }

/** Every endpoint of the OpenAPI document, as the server hands it out. */
export async function operationsOf(browser: Browser): Promise<(Operation & { readonly method: string })[]> {
  const { paths } = (await browser.call('openapi')).body as Document
  return Object.values(paths).flatMap((methods) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method })),
  )
}
