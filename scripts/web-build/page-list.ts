import { isDeepStrictEqual } from 'node:util'
import { defaultLanguage, otherLanguages, pathIn } from '#core/languages.ts'

/**
 * Fields of a page that only the build reads: the files that its module imports (its HTML names them), its styles (there are
 * none), and whether it draws anything, which every page does.
 */
const unread = new Set(['imports', 'css', 'hasDefaultExport'])

/**
 * The list of all pages as the browser needs it: the address and the module of each. Leaves out false values,
 * the id, which is the key, and pages in other languages that differ from the Swedish one only in their address: the browser
 * adds them when it reads the list.
 */
export function shortPageList(script: string): string {
  const [, name, list] = /^(window\.\w+)\s*=\s*(\{[\s\S]*\});?\s*$/.exec(script) ?? []
  if (name === undefined || list === undefined) throw new Error('The list of pages is not written as it was.')
  const { entry, routes, ...rest } = JSON.parse(list) as PageList
  const short = Object.entries(routes).map(([id, route]): [string, Route] => [
    id,
    Object.fromEntries(
      Object.entries(route).filter(([field, value]) => value !== false && !unread.has(field)),
    ),
  ])
  const all: PageList['routes'] = Object.fromEntries(short)
  // The browser adds such pages for every page of the list, so leave them out only where that restores the original list.
  const shorter = new Map(short.filter(([id, route]) => !followsHouse(id, route, all)))
  const whole = isDeepStrictEqual(withOthers(Object.fromEntries(shorter)), all)
  const kept = whole ? [...shorter] : short
  const named = Object.fromEntries(kept.map(([id, { id: _, ...route }]) => [id, route]))
  const written = { ...rest, entry: { ...entry, imports: [] }, routes: named }
  const more = kept.length < short.length ? addOthers : ''
  return `${name}=${JSON.stringify(written)};(r=>{for(const[k,s]of Object.entries(r)){s.id=k;${more}}})(${name}.routes);`
}

const house = `${defaultLanguage}:`
const others = otherLanguages(defaultLanguage).map((language) => ({
  mark: `${language}:`,
  below: `${pathIn(language, '/').slice(1)}/`,
}))

/** Whether a page in another language differs from the Swedish one only in its address. */
function followsHouse(id: string, route: Route, all: PageList['routes']): boolean {
  const other = others.find(({ mark }) => id.startsWith(mark))
  const swedish = other && all[id.replace(other.mark, house)]
  return (
    swedish !== undefined &&
    isDeepStrictEqual(route, { ...swedish, id, path: `${other?.below}${swedish.path}` })
  )
}

/** Does what `addOthers` does, on a list whose pages have their ids. */
function withOthers(routes: PageList['routes']): PageList['routes'] {
  const added = Object.entries(routes).flatMap(([key, route]) =>
    others.map(({ mark, below }): [string, Route] => {
      const id = key.replace(house, mark)
      return [id, { ...route, id, path: below + route.path }]
    }),
  )
  return { ...Object.fromEntries(added), ...routes }
}

/** Runs in the browser, for each page (`s`) of the list (`r`): adds the missing languages of a Swedish page. */
const addOthers = `for(const[m,b]of ${JSON.stringify(others.map(({ mark, below }) => [mark, below]))}){const id=k.replace("${house}",m);r[id]??={...s,id,path:b+s.path}}`

type PageList = {
  readonly entry: Readonly<Record<string, unknown>>
  readonly routes: Readonly<Record<string, Route>>
}

type Route = Readonly<Record<string, unknown>>
