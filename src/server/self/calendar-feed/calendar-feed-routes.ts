import type { FastifyInstance } from 'fastify'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { isKnownByTag } from '#server/platform/http/etag.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { findFeed } from './calendar-feed-repository.ts'
import { makeOwnFeed, removeOwnFeed } from './own-calendar-feed.ts'
import { presentCalendar } from './present-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'
import { calendarAddress, isTrialToken, writeTrialCalendar } from './try-calendar.ts'

export function calendarFeedRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readMyCalendarFeed', async ({ actor: { personId } }) => {
    return { feed: await readAsPerson(deps, personId, findFeed) }
  })
  route(app, 'makeMyCalendarFeed', async ({ actor: { personId }, body, request, reply }) => {
    const wish = { titled: body.titled, key: idempotencyKey(request) }
    const { token, feed } = await makeOwnFeed(deps, personId, wish)
    reply.code(201)
    return {
      feed,
      address: calendarAddress(deps.config, token),
    }
  })
  route(app, 'removeMyCalendarFeed', async ({ actor: { personId }, request, reply }) => {
    await removeOwnFeed(deps, personId, idempotencyKey(request))
    reply.code(204)
    return null
  })
  route(app, 'readCalendarFeed', async ({ query, request, reply }) => {
    if (isTrialToken(deps, query.token)) {
      reply.type('text/calendar; charset=utf-8')
      return writeTrialCalendar(deps)
    }
    const { file, tag } = presentCalendar(await readCalendarFeed(deps, query.token), deps.config)
    reply.header('etag', tag)
    if (isKnownByTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    reply.type('text/calendar; charset=utf-8')
    return file
  })
}
