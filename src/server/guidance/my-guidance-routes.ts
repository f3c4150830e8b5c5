import type { FastifyInstance } from 'fastify'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { changeMyGuidance } from './change-my-guidance.ts'
import { countMyChange, readCountedChanges } from './count-my-change.ts'
import {
  beginGuidance,
  type MyGuidance,
  readGuidanceNews,
  readMyEarlierMessages,
  readMyGuidance,
  shareWithGuide,
} from './my-guidance.ts'
import { writeToGuide } from './write-to-guide.ts'

/** The response's schema checks the content of shared copies; this type leaves it open. */
type Opened = MyGuidance & { readonly guidance: { readonly shares: never } | null }

export function myGuidanceRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readMyGuidance', async ({ actor }) => (await readMyGuidance(deps, actor.personId)) as Opened)
  route(app, 'readMyEarlierMessages', ({ actor, query }) =>
    readMyEarlierMessages(deps, actor.personId, query.before),
  )
  route(app, 'readGuidanceNews', ({ actor }) => readGuidanceNews(deps, actor.personId))
  route(app, 'beginGuidance', async ({ actor, body, reply }) => {
    const begun = await beginGuidance(deps, actor.personId, body)
    reply.code(201)
    return begun as Opened
  })
  route(
    app,
    'changeMyGuidance',
    async ({ actor, body, request }) =>
      (await changeMyGuidance(deps, actor.personId, body, idempotencyKey(request))) as Opened,
  )
  route(app, 'shareWithGuide', async ({ actor, body, request }) => {
    const { guidanceId, isUpdate, ...content } = body
    const kind = content.kind === 'worksheet' ? content.worksheet : content.kind
    const shared = { kind, content, guidanceId, isUpdate, key: idempotencyKey(request) }
    return (await shareWithGuide(deps, actor.personId, shared)) as Opened
  })
  route(app, 'readMyCountedChanges', ({ actor: { personId } }) =>
    readAsPerson(deps, personId, (tx) => readCountedChanges(tx, personId, deps.clock())),
  )
  route(app, 'countMyChange', ({ actor: { personId }, params, body }) =>
    countMyChange(deps, personId, { ...params, ...body }),
  )
  route(app, 'writeToGuide', async ({ actor, body, request, reply }) => {
    const written = { ...body, key: idempotencyKey(request) }
    const thread = await writeToGuide(deps, actor.personId, written)
    reply.code(201)
    return thread as Opened
  })
}
