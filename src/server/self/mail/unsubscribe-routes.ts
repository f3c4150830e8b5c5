import type { FastifyInstance } from 'fastify'
import { defaultLanguage, pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { chooseOwnMail, listOwnMail } from './choose-own-mail.ts'
import { changeUnsubscribe, readUnsubscribe } from './unsubscribe.ts'

/** RFC 8058 lets a mail program send `List-Unsubscribe=One-Click` as a form of either kind. Nothing in it is needed. */
const smallestForm = 4096

export function unsubscribeRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: smallestForm },
      (_request, _bytes, done) => done(null, undefined),
    )
    route(
      forms,
      {
        name: 'unsubscribe',
        action: 'unsubscribe',
        summary:
          'Unsubscribes from a kind of e-mail, by the List-Unsubscribe header of an e-mail. Idempotent: a repeated request changes nothing.',
        refusals: ['unsubscribe-unknown'],
        limited: true,
      },
      async ({ query }) => {
        await changeUnsubscribe(deps, { token: query.token, refused: true })
        return {}
      },
    )
  })
  route(
    app,
    {
      name: 'followUnsubscribe',
      action: 'unsubscribe',
      summary:
        'Redirects a person who opens the address of a List-Unsubscribe header to the page with the unsubscribe button. Changes nothing.',
    },
    async ({ query: { token, lang = defaultLanguage }, reply }) => {
      const fragment = /^[\w.-]+$/.test(token) ? `#${token}` : ''
      return reply.redirect(`${pathIn(lang, '/avregistrera')}${fragment}`, 303)
    },
  )
  route(
    app,
    {
      name: 'readUnsubscribe',
      action: 'unsubscribe',
      summary:
        'Returns the kind of e-mail that an unsubscribe link refers to, and whether it is switched off.',
      refusals: ['unsubscribe-unknown'],
      limited: true,
    },
    ({ body }) => readUnsubscribe(deps, body.token),
  )
  route(
    app,
    {
      name: 'changeUnsubscribe',
      action: 'unsubscribe',
      summary: 'Switches the kind of e-mail that an unsubscribe link refers to off, or on again.',
      refusals: ['unsubscribe-unknown'],
      limited: true,
    },
    ({ body }) => changeUnsubscribe(deps, body),
  )
  route(
    app,
    {
      name: 'listMyMail',
      action: 'open-own',
      summary:
        'Returns the kinds of e-mail that can be switched off, and which of them the caller has switched off.',
    },
    async ({ actor }) => ({ kinds: await listOwnMail(deps, actor) }),
  )
  route(
    app,
    {
      name: 'chooseMyMail',
      action: 'open-own',
      summary: 'Sets the kinds of e-mail that the caller does not receive. The caller receives all others.',
    },
    async ({ actor, body }) => ({ kinds: await chooseOwnMail(deps, actor, body.refused) }),
  )
}
