import type { FastifyInstance } from 'fastify'
import { homeOf } from '#core/access/home.ts'
import { languageOf, languages, pathIn } from '#core/languages.ts'
import { readSessionToken } from '#server/identity/sessions/session-http.ts'
import type { Deps } from '#server/platform/deps.ts'

const frontPages: readonly string[] = languages.map((language) => pathIn(language, '/'))

/**
 * Redirects signed-in people from the front page to the home page of their role. Everybody else, and everybody while the
 * database does not answer, gets the front page.
 */
export function redirectHome(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (!frontPages.includes(path) || readSessionToken(deps, request) === null) return
    // The answer depends on the session, so no cache on the way may store it.
    reply.header('cache-control', 'no-store')
    const actor = await app.findActor(request, reply).catch(() => null)
    if (actor?.kind !== 'person') return
    return reply.redirect(pathIn(languageOf(request.url), homeOf(actor)), 303)
  })
}
