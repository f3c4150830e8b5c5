import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { presentInvitation } from '#server/http/presenters/invitation.ts'
import { route } from '#server/http/route.ts'
import { listInvitations, readInvitation } from '#server/usecases/invited-rounds.ts'

export function myInvitationRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listMyInvitations',
      action: 'use-own-account',
      summary: 'The rounds I am asked in, with the units in whose figures my answer may count.',
    },
    async ({ actor: { personId } }) => {
      const rounds = await listInvitations(deps, personId)
      return { invitations: rounds.map(presentInvitation) }
    },
  )
  route(
    app,
    {
      name: 'readInvitation',
      action: 'use-invitation',
      summary: 'What stands behind a mailed link. Reading it changes nothing.',
      limited: true,
      refusals: ['invitation-unknown'],
    },
    async ({ body }) => presentInvitation(await readInvitation(deps, body.token)),
  )
}
