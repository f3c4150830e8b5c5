import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
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

const frames = ['public', 'mine', 'work', 'focus'] as const

const pagesIn = (frame: (typeof frames)[number]) =>
  pages.filter((page) => (page.frame ?? 'public') === frame).flatMap(inBothLanguages)

/** The page for no page takes every address that is left, in the public frame. */
const noPage = [
  route('en/*', notFound.file, { id: `en:${notFound.id}` }),
  route('*', notFound.file, { id: `sv:${notFound.id}` }),
]

export default frames.map((frame) =>
  layout(`routes/frames/${frame}.tsx`, { id: frame }, [
    ...pagesIn(frame),
    ...(frame === 'public' ? noPage : []),
  ]),
) satisfies RouteConfig
