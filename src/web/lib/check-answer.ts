import { safeParse } from 'zod/v4/core'
import type { EndpointSchemas } from '#contract/endpoint-row.ts'
import type { PageEndpointName } from '#contract/endpoint-types.ts'
import { endpoints } from '#contract/endpoints.ts'

/**
 * Validates a response against the contract. For development and tests only, because it imports every schema.
 * @throws when the response does not match the types
 */
export function checkAnswer(endpoint: PageEndpointName, status: number, answer: unknown): void {
  const { response }: EndpointSchemas = endpoints[endpoint]
  const schema = response[status]
  if (schema === undefined) throw new Error(`${endpoint} answers ${status}, which its contract does not know`)
  const read = schema === null ? null : safeParse(schema, answer)
  if (read?.success === false) {
    const where = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`${endpoint} answers otherwise than its contract says: ${where.join('; ')}`)
  }
}
