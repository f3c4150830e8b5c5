import type { FastifyInstance } from 'fastify'
import { readSessionToken } from '#server/identity/sessions/session-http.ts'
import { requestSignInCode } from '#server/identity/sign-in/request-sign-in-code.ts'
import { newSecret } from '#server/identity/sign-in/secret.ts'
import { browserSecret } from '#server/identity/sign-in/sign-in-cookies-http.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { changeAddress, requestAddressChange } from './change-address.ts'
import { leavePrivateAddress, provePrivateAddress } from './private-address.ts'

export function privateAddressRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'requestAddressChange', async ({ actor: { personId }, body, request, reply }) => {
    const asked = { ip: request.ip, browser: browserSecret(deps, request) }
    await requestAddressChange(deps, { ...body, ...asked, personId })
    reply.code(202)
    return {}
  })
  route(app, 'changeAddress', async ({ actor: { personId }, body, request, reply }) => {
    const token = readSessionToken(deps, request) ?? ''
    await changeAddress(deps, { ...body, personId, token, ip: request.ip })
    reply.code(204)
  })
  route(app, 'requestPrivateAddressCode', async ({ actor: { personId }, body, request, reply }) => {
    await requestSignInCode(deps, {
      ...body,
      ip: request.ip,
      asking: newSecret(),
      browser: browserSecret(deps, request),
      forPerson: personId,
    })
    reply.code(202)
    return {}
  })
  route(app, 'provePrivateAddress', async ({ actor: { personId }, body, request, reply }) => {
    const token = readSessionToken(deps, request) ?? ''
    const userAgent = request.headers['user-agent']
    await provePrivateAddress(deps, {
      ...body,
      personId,
      token,
      ip: request.ip,
      browser: browserSecret(deps, request),
      ...(userAgent === undefined ? {} : { userAgent }),
    })
    reply.code(204)
  })
  route(app, 'leavePrivateAddress', async ({ actor, query, request, reply }) => {
    const { personId, reauthenticated } = actor
    const token = readSessionToken(deps, request) ?? ''
    await leavePrivateAddress(deps, { ...query, personId, token, reauthenticated })
    reply.code(204)
  })
}
