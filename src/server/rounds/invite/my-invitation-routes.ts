import type { FastifyInstance } from 'fastify'
import { seenBy } from '#core/access/rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { networksOf } from '#server/platform/net/network-of.ts'
import { withinCodeGuesses } from './invitation-secret.ts'
import { listInvitations, readInvitation } from './invited-rounds.ts'
import { presentInvitation } from './present-invitation.ts'

export function myInvitationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listMyInvitations', async ({ actor }) => {
    // An employer can begin a session as anybody, and must not read in it who has answered.
    const seen = seenBy('use-invitation', actor)
    const rounds = seen.kind === 'person' ? await listInvitations(deps, seen.personId) : []
    return { invitations: rounds.map(presentInvitation) }
  })
  route(app, 'readInvitation', async ({ body: { token }, request: { ip } }) =>
    presentInvitation(
      await withinCodeGuesses(deps, { secret: token, networks: networksOf(ip) }, () =>
        readInvitation(deps, token),
      ),
    ),
  )
}
