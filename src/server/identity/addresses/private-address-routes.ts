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
  route(
    app,
    {
      name: 'requestAddressChange',
      action: 'open-own',
      summary:
        'Sends one code to the requested sign-in address and one to the current address. The response is the same whether or not the requested address has an account.',
      refusals: ['address-on-list', 'too-many-requests'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, body, request, reply }) => {
      const asked = { ip: request.ip, browser: browserSecret(deps, request) }
      await requestAddressChange(deps, { ...body, ...asked, personId })
      reply.code(202)
      return {}
    },
  )
  route(
    app,
    {
      name: 'changeAddress',
      action: 'open-own',
      summary:
        'Changes the address of the caller’s account, given both codes. Ends all the caller’s sessions but this one.',
      refusals: ['wrong-code', 'address-in-use', 'address-on-list', 'too-many-requests'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, body, request, reply }) => {
      const token = readSessionToken(deps, request) ?? ''
      await changeAddress(deps, { ...body, personId, token, ip: request.ip })
      reply.code(204)
    },
  )
  route(
    app,
    {
      name: 'requestPrivateAddressCode',
      action: 'open-own',
      summary:
        'Sends a code to the address that the caller wants as the private address for their own results.',
      refusals: ['too-many-requests'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, body, request, reply }) => {
      await requestSignInCode(deps, {
        ...body,
        ip: request.ip,
        asking: newSecret(),
        browser: browserSecret(deps, request),
        forPerson: personId,
      })
      reply.code(202)
      return {}
    },
  )
  route(
    app,
    {
      name: 'provePrivateAddress',
      action: 'open-own',
      summary:
        'Sets the private address, given its code. The caller’s own results then open with this address and with no other. This session continues.',
      refusals: ['wrong-code', 'address-in-use', 'too-many-requests'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, body, request, reply }) => {
      const token = readSessionToken(deps, request) ?? ''
      await provePrivateAddress(deps, { ...body, personId, token, ip: request.ip })
      reply.code(204)
    },
  )
  route(
    app,
    {
      name: 'leavePrivateAddress',
      action: 'open-own',
      summary:
        'Declines or removes the private address. The address of the caller’s account then opens everything.',
      refusals: ['reauthentication-required'],
    },
    async ({ actor: { personId, reauthenticated }, reply }) => {
      await leavePrivateAddress(deps, { personId, reauthenticated })
      reply.code(204)
    },
  )
}
