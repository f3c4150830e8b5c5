import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { isKnownByTag } from '#server/platform/http/etag.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { findFeed } from './calendar-feed-repository.ts'
import { makeOwnFeed, removeOwnFeed } from './own-calendar-feed.ts'
import { presentCalendar, presentFeed } from './present-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'

export function calendarFeedRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readMyCalendarFeed',
      action: 'open-own',
      summary:
        'Returns whether the caller has a calendar feed, since when, and the last day it was fetched. The address is not included.',
    },
    async ({ actor: { personId } }) => {
      const feed = await readAsPerson(deps, personId, findFeed)
      return { feed: feed === null ? null : presentFeed(feed) }
    },
  )
  route(
    app,
    {
      name: 'makeMyCalendarFeed',
      action: 'open-own',
      summary:
        'Creates a secret address for the caller’s calendar feed. Only this response contains the address. An earlier address becomes invalid.',
      refusals: ['idempotency-conflict'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, body, request, reply }) => {
      const wish = { titled: body.titled, key: idempotencyKey(request) }
      const { token, feed } = await makeOwnFeed(deps, personId, wish)
      reply.code(201)
      return {
        feed: presentFeed(feed),
        address: `${deps.config.baseUrl}${paths.readCalendarFeed.path}?token=${token}`,
      }
    },
  )
  route(
    app,
    {
      name: 'removeMyCalendarFeed',
      action: 'open-own',
      summary: 'Deletes the caller’s calendar feed. Its address becomes invalid.',
    },
    async ({ actor: { personId }, reply }) => {
      await removeOwnFeed(deps, personId)
      reply.code(204)
      return null
    },
  )
  route(
    app,
    {
      name: 'readCalendarFeed',
      action: 'open-calendar-feed',
      summary:
        'Returns what a person has planned and booked, for their calendar program (RFC 5545). Returns 304 for If-None-Match with the tag of the last response.',
      refusals: ['not-found'],
      limited: true,
      produces: 'text/calendar',
    },
    async ({ query, request, reply }) => {
      const { file, tag } = presentCalendar(await readCalendarFeed(deps, query.token), deps.config.brand)
      reply.header('etag', tag)
      if (isKnownByTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      reply.type('text/calendar; charset=utf-8')
      return file
    },
  )
}
