import type { FastifyInstance } from 'fastify'
import { defaultLanguage, pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { chooseOwnMail, listOwnMail } from './choose-own-mail.ts'
import { changeUnsubscribe, readUnsubscribe } from './unsubscribe.ts'

/** In bytes. RFC 8058 lets a mail program send `List-Unsubscribe=One-Click` as a form of either kind; the server ignores its content. */
const smallestForm = 4096

export function unsubscribeRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: smallestForm },
      (_request, _bytes, done) => done(null, undefined),
    )
    route(forms, 'unsubscribe', async ({ query }) => {
      await changeUnsubscribe(deps, { token: query.token, refused: true })
      return {}
    })
  })
  route(app, 'followUnsubscribe', async ({ query: { token, lang = defaultLanguage }, reply }) => {
    const fragment = /^[\w.-]+$/.test(token) ? `#${token}` : ''
    return reply.redirect(`${pathIn(lang, '/avregistrera')}${fragment}`, 303)
  })
  route(app, 'readUnsubscribe', ({ body }) => readUnsubscribe(deps, body.token))
  route(app, 'changeUnsubscribe', ({ body, request }) =>
    changeUnsubscribe(deps, { ...body, key: idempotencyKey(request) }),
  )
  route(app, 'listMyMail', async ({ actor }) => ({ kinds: await listOwnMail(deps, actor) }))
  route(app, 'chooseMyMail', async ({ actor, body, request }) => ({
    kinds: await chooseOwnMail(deps, actor, { ...body, key: idempotencyKey(request) }),
  }))
}
