import type { FastifyInstance } from 'fastify'
import { seenBy } from '#core/access/rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { networksOf } from '#server/platform/net/network-of.ts'
import { withinCodeGuesses } from './invitation-secret.ts'
import { listInvitations, readInvitation } from './invited-rounds.ts'
import { presentInvitation } from './present-invitation.ts'

export function myInvitationRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listMyInvitations',
      action: 'read-invitations',
      summary:
        'Returns the rounds that the caller is invited to, with the units in whose figures their answer may count. Returns none in a single sign-on session.',
    },
    async ({ actor }) => {
      // An employer who can begin a session as anybody must not read in it who has answered.
      const seen = seenBy('use-invitation', actor)
      const rounds = seen.kind === 'person' ? await listInvitations(deps, seen.personId) : []
      return { invitations: rounds.map(presentInvitation) }
    },
  )
  route(
    app,
    {
      name: 'readInvitation',
      action: 'use-invitation',
      summary: 'Returns the invitation that a mailed link or the code of a slip refers to. Changes nothing.',
      limited: true,
      refusals: ['invitation-unknown'],
    },
    async ({ body: { token }, request: { ip } }) =>
      presentInvitation(
        await withinCodeGuesses(deps, { secret: token, networks: networksOf(ip) }, () =>
          readInvitation(deps, token),
        ),
      ),
  )
}
