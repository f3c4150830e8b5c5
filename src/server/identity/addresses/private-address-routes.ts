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
        'Mails a code to the address that I want to sign in with, and one to the address I have. The same answer whether or not the new one has an account.',
      refusals: ['address-on-list', 'too-many-requests'],
      fresh: true,
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
        'With both codes: my account has the new address from now on. I stay signed in here, and nowhere else.',
      refusals: ['wrong-code', 'address-in-use', 'address-on-list', 'too-many-requests'],
      fresh: true,
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
      summary: 'Mails a code to an address that I want my own results to open with.',
      refusals: ['too-many-requests'],
      fresh: true,
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
      summary: 'My own results open with this address from now on, and with no other. I stay signed in here.',
      refusals: ['wrong-code', 'address-in-use', 'too-many-requests'],
      fresh: true,
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
      summary: 'I want no private address, or not any more: the address of my account opens everything.',
      refusals: ['reauthentication-required'],
    },
    async ({ actor: { personId, fresh }, reply }) => {
      await leavePrivateAddress(deps, { personId, fresh })
      reply.code(204)
    },
  )
}
