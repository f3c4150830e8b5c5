import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { languages, pathIn } from '#core/languages.ts'
import { notFound, type Page, pages } from './sitemap.ts'

const caseSensitive = true

/** The routes of all languages, each with its prefix, from the one site map. */
function inEveryLanguage({ id, path, file }: Page): RouteConfigEntry[] {
  return languages.map((language) => {
    const own = { id: `${language}:${id}` }
    const below = pathIn(language, path).slice(1)
    return below === '' ? index(file, own) : route(below, file, { ...own, caseSensitive })
  })
}

const frames = ['public', 'mine', 'work', 'focus', 'either'] as const

const pagesIn = (frame: (typeof frames)[number]) =>
  pages.filter((page) => (page.frame ?? 'public') === frame).flatMap(inEveryLanguage)

/** The not-found page matches every other address, in the public frame. */
const noPage = languages.map((language) =>
  route(pathIn(language, '/*').slice(1), notFound.file, { id: `${language}:${notFound.id}` }),
)

export default frames.map((frame) =>
  layout(`routes/frames/${frame}.tsx`, { id: frame }, [
    ...pagesIn(frame),
    ...(frame === 'public' ? noPage : []),
  ]),
) satisfies RouteConfig
