import type { FastifyInstance, FastifyReply } from 'fastify'
import { languages, pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { writeExamples } from './examples.ts'
import { listStoredMail } from './list-stored-mail.ts'
import type { DemoPage } from './present-demo-page.ts'
import { presentMailExamples } from './present-mail-examples.ts'
import { presentMailbox } from './present-mailbox.ts'

function show(reply: FastifyReply, { html, policy }: DemoPage): string {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', policy)
  return html
}

/** The mail that a demo stores instead of sending. Outside a demo these addresses do not exist. */
export function devMailboxRoutes(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.demo) return
  route(app, 'readDevMail', async ({ query }) => {
    const mails = await listStoredMail(deps, query.to)
    return mails.map(({ sentAt, attachments, ...mail }) => ({
      ...mail,
      sentAt: sentAt.toISOString(),
      ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
    }))
  })
  for (const language of languages) {
    const path = pathIn(language, '/dev/mailbox')
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const mails = await listStoredMail(deps)
      return show(reply, presentMailbox(mails, { language, brand: deps.config.brand.name }))
    })
    app.get(`${path}/examples`, { schema: { hide: true } }, async (_request, reply) =>
      show(reply, presentMailExamples(writeExamples(deps), { language, brand: deps.config.brand.name })),
    )
  }
}
