import type { Browser } from '../app/browser.ts'
import { wholeDocument } from '../app/whole-document.ts'

export type Operation = {
  readonly operationId: string
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>
}
type Document = { readonly paths: Record<string, Record<string, Operation>> }

/** Every endpoint of the server's OpenAPI document. */
export async function operationsOf(browser: Browser): Promise<(Operation & { readonly method: string })[]> {
  const { paths } = (await wholeDocument(browser)) as Document
  return Object.values(paths).flatMap((methods) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method })),
  )
}
