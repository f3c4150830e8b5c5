import { globSync, readFileSync } from 'node:fs'
import { defaultLanguage, type Language } from '#core/languages.ts'
import { managerSupportRoles, pageRoles } from '#web/features/identity/gate/page-roles.ts'
import {
  checklistPaths,
  guidePaths,
  managersHome,
} from '#web/features/support/manager-support/support-pages.ts'
import { readingAt } from '#web/lib/content/readings.ts'
import { headingOf } from '#web/lib/content/render-sections.ts'
import { type Page, pages } from '#web/sitemap.ts'
import type { Targets } from './links.ts'

const bySupport: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Object.values(guidePaths), ...Object.values(checklistPaths)].map((path) => [path, managerSupportRoles]),
)

/** The readers of long texts that are, or whose links to figures are, for some roles only; everybody reads the others. */
const readersOfTexts: Readonly<Record<string, readonly string[]>> = {
  causes: pageRoles['/atgarder'],
  ...Object.fromEntries(
    [...Object.keys(guidePaths), ...Object.keys(checklistPaths)].map((name) => [
      `manager-support/${name}`,
      managerSupportRoles,
    ]),
  ),
}

/** The readers of a long text (`manager-support/first-talk`); undefined for anybody. */
export const readersOf = (name: string): readonly string[] | undefined => readersOfTexts[name]

/** The anchors of a text: its second-level headings. */
export const headingIds = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => headingOf(title).id))

/** The text in `content/` that a page shows, as its module imports it. */
function contentOf({ path, file }: Page, module: string): string | undefined {
  if (file === 'routes/public/reading.tsx') return readingAt(path).content
  return /\bcontentPage\('([\w-]+)'/.exec(module)?.[1]
}

const workPagesForAll: readonly string[] = [managersHome]

/** The link targets for texts in a language. */
export function targetsIn(language: Language, sources: Targets['sources']): Targets {
  const byPath = new Map(pages.map((page) => [page.path as string, page]))
  return {
    sources,
    anchorsOf(path) {
      const page = byPath.get(path)
      if (page === undefined) return undefined
      const module = readFileSync(`src/web/${page.file}`, 'utf8')
      const content = contentOf(page, module)
      const own = [...module.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id)
      if (content === undefined) return new Set(own)
      return new Set([...own, ...headingIds(readFileSync(`content/${language}/${content}.md`, 'utf8'))])
    },
    rolesOf(path) {
      const roles = { ...pageRoles, ...bySupport }[path]
      if (roles !== undefined) return roles
      return byPath.get(path)?.frame === 'work' && !workPagesForAll.includes(path) ? [] : undefined
    },
  }
}

/** The page that shows a long text, for looking up `#place` in it. */
export const pageOfText = (name: string): string | undefined =>
  pages.find((page) => contentOf(page, readFileSync(`src/web/${page.file}`, 'utf8')) === name)?.path

export const worksheetNames = (): readonly string[] =>
  globSync('*.json', { cwd: `content/${defaultLanguage}/worksheets` })
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
