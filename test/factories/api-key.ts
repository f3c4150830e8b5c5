import { randomUUID } from 'node:crypto'
import type { KeyScope } from '#core/access/actor.ts'
import { makeApiKey } from '#server/integrations/api-keys/api-keys.ts'
import type { Browser } from '../app/browser.ts'
import type { TestApp } from '../app/test-app.ts'
import type { TestPlace } from './people.ts'

/** A client with an API key of an organisation. */
export async function withKey(
  server: Pick<TestApp, 'deps' | 'browser'>,
  { organisationId }: Pick<TestPlace, 'organisationId'>,
  scopes: readonly KeyScope[],
): Promise<Browser & { readonly secret: string }> {
  const { secret } = await makeApiKey(server.deps, {
    organisationId,
    personId: randomUUID(),
    name: 'Personalsystemet',
    scopes,
  })
  const browser = server.browser()
  const headers = { authorization: `Bearer ${secret}` }
  return {
    ...browser,
    secret,
    call: (endpoint, call = {}) =>
      browser.call(endpoint, { ...call, headers: { ...headers, ...call.headers } }),
    send: (request) => browser.send({ ...request, headers: { ...headers, ...request.headers } }),
  }
}
