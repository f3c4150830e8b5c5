import type { FastifyInstance } from 'fastify'
import { houseLanguage, pathIn } from '#core/languages.ts'
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
          'Switches a kind of mail off, by the List-Unsubscribe header of a mail. Once or many times, the same.',
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
        'Leads anyone who opens the address of a List-Unsubscribe header to the page with the button; changes nothing.',
    },
    async ({ query: { token, lang = houseLanguage }, reply }) => {
      const fragment = /^[\w.-]+$/.test(token) ? `#${token}` : ''
      return reply.redirect(`${pathIn(lang, '/avregistrera')}${fragment}`, 303)
    },
  )
  route(
    app,
    {
      name: 'readUnsubscribe',
      action: 'unsubscribe',
      summary: 'Which kind of mail the link of a mail is about, and whether it is switched off.',
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
      summary: 'Switches the kind of mail off that a link is about, or on again.',
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
      summary: 'The kinds of mail that can be switched off, and which of them I have switched off.',
    },
    async ({ actor }) => ({ kinds: await listOwnMail(deps, actor) }),
  )
  route(
    app,
    {
      name: 'chooseMyMail',
      action: 'open-own',
      summary: 'Sets which kinds of mail I do not get. All others I get.',
    },
    async ({ actor, body }) => ({ kinds: await chooseOwnMail(deps, actor, body.refused) }),
  )
}
