import { anybodysPaths, otherPaths } from '#contract/paths-where.ts'
import { withoutLanguage } from '#core/languages.ts'

/** The parts of a page of work that only signed-in people see (`signed-in-members.tsx`), and the rail with their places. */
const isPart = /import\(["'`]\.\/((?:signed-in-|work-rail-)[\w.-]+\.js)["'`]\)/g
const imported = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/** Pages that begin with the overview, which they fetch from the server. */
const figurePages = ['/hr-dashboard', '/enheter', '/atgarder']

const addressOf = (place: string) => place.slice(place.indexOf(' ') + 1)

/**
 * The parts that a page fetches once somebody may be signed in, with all their imports: without this list the browser
 * finds them one step after the other.
 * @param read text of a built script by its name, `root-1.js`
 */
export function partsOf(html: string, read: (name: string) => string): string[] {
  const own = new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = '']) => name))
  const found = new Set<string>()
  const follow = (name: string) => {
    if (own.has(name) || found.has(name)) return
    found.add(name)
    for (const [, next = ''] of read(name).matchAll(imported)) follow(next)
  }
  for (const name of own) for (const [, part = ''] of read(name).matchAll(isPart)) follow(part)
  return [...found]
}

type Page = { readonly path: string; readonly html: string }

/** A page of work with the script that fetches ahead (`src/web/pre-hydration/ahead.ts`) and its list. */
export function withAhead({ path, html }: Page, script: string, read: (name: string) => string): string {
  const overview = figurePages.includes(withoutLanguage(path)) ? addressOf(otherPaths().readOverview) : ''
  const given = {
    me: addressOf(anybodysPaths().readMe),
    todo: addressOf(otherPaths().readTodo),
    overview,
    parts: partsOf(html, read).join(' '),
  }
  const data = Object.entries(given).map(([name, value]) => `data-${name}="${value}"`)
  return html.replace('</head>', () => `<script ${data.join(' ')}>${script}</script></head>`)
}
