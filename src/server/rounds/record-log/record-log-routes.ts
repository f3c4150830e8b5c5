import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { networksOf } from '#server/platform/net/network-of.ts'
import { withinCodeGuesses } from '#server/rounds/invite/invitation-secret.ts'
import { readListProof } from './read-list-proof.ts'
import { readProgramRecord } from './read-program-record.ts'
import { readRoundFile } from './read-round-file.ts'
import { takeCosignature } from './take-cosignature.ts'

export function recordLogRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'addCosignature',
      action: 'read-public',
      summary:
        'Adds a cosignature: a witness that the operator has listed confirms that it has seen the record log at the given size.',
      refusals: ['not-allowed'],
      limited: true,
    },
    async ({ body, reply }) => {
      await takeCosignature(deps, body)
      return reply.code(204).send()
    },
  )
  route(
    app,
    {
      name: 'readProgramRecord',
      action: 'read-public',
      summary: 'Returns the proof that a program is in the record log (npx andrum verify-site).',
      limited: true,
    },
    async ({ params: { digest } }) => readProgramRecord(deps, digest),
  )
  route(
    app,
    {
      name: 'readRoundFile',
      action: 'read-round-file',
      summary: 'Returns everything needed to verify a round independently (npx andrum verify-round).',
    },
    async ({ params, actor: { personId }, reply }) => {
      const file = await readRoundFile(deps, { ...params, personId })
      reply.header('content-disposition', `attachment; filename="andrum-${params.roundId}.json"`)
      return file
    },
  )
  route(
    app,
    {
      name: 'readListProof',
      action: 'use-invitation',
      summary:
        'Returns the proof that the caller’s invitation is on the frozen list. The response is the same before and after the caller has answered.',
      limited: true,
      refusals: ['not-signed-in', 'invitation-unknown', 'list-not-recorded'],
    },
    async ({ actor, params: { roundId }, body: { token }, request: { ip } }) => {
      const personId = actor.kind === 'person' ? actor.personId : null
      return withinCodeGuesses(deps, { secret: token, networks: networksOf(ip) }, () =>
        readListProof(deps, { roundId, personId, token }),
      )
    },
  )
}
