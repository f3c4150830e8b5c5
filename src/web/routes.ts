import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { notFound, type Page, pages } from './sitemap.ts'

const caseSensitive = true

/** Both trees, Swedish at the root and English under `/en`, from the one site map. */
function inBothLanguages({ id, path, file }: Page): RouteConfigEntry[] {
  const below = path.slice(1)
  return [
    below === '' ? index(file, { id: `sv:${id}` }) : route(below, file, { id: `sv:${id}`, caseSensitive }),
    route(below === '' ? 'en' : `en/${below}`, file, { id: `en:${id}`, caseSensitive }),
  ]
}

export default [
  ...pages.flatMap(inBothLanguages),
  route('en/*', notFound.file, { id: `en:${notFound.id}` }),
  route('*', notFound.file, { id: `sv:${notFound.id}` }),
] satisfies RouteConfig
