import type { FastifyInstance } from 'fastify'
import { languages, pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import { noteOpening } from './trial-mail.ts'

const pages: readonly string[] = languages.map((language) => pathIn(language, '/integrationer'))

/**
 * Counts how often the page behind a test e-mail's link is fetched; filters that open links before their reader count
 * too. The page is served even while the database does not answer.
 */
export function countOpenedTrialLinks(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request) => {
    const [path = '', query] = request.url.split('?', 2)
    if (query === undefined || !pages.includes(path)) return
    const [, id] = /(?:^|[&;])prov=([\w-]{32})/.exec(query) ?? []
    if (id !== undefined) await noteOpening(deps, id).catch(() => undefined)
  })
}
