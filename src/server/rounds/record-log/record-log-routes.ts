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
  route(app, 'addCosignature', async ({ body, reply }) => {
    await takeCosignature(deps, body)
    return reply.code(204).send()
  })
  route(app, 'readProgramRecord', async ({ params: { digest } }) => readProgramRecord(deps, digest))
  route(app, 'readRoundFile', async ({ params, actor: { personId }, reply }) => {
    const file = await readRoundFile(deps, { ...params, personId })
    reply.header('content-disposition', `attachment; filename="andrum-${params.roundId}.json"`)
    return file
  })
  route(app, 'readListProof', async ({ actor, params: { roundId }, body: { token }, request: { ip } }) => {
    const personId = actor.kind === 'person' ? actor.personId : null
    return withinCodeGuesses(deps, { secret: token, networks: networksOf(ip) }, () =>
      readListProof(deps, { roundId, personId, token }),
    )
  })
}
