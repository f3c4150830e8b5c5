import { isDeepStrictEqual } from 'node:util'

/**
 * What only the build itself asks of a page: the files that its module imports (its HTML names them), its styles (there are
 * none), and whether it draws anything, which every page does.
 */
const unread = new Set(['imports', 'css', 'hasDefaultExport'])

/**
 * The list of all pages as the browser needs it: where each lies and which module draws it. What is false is left out, and
 * so are the id, which is its key, and an English page that lies at `en/` and is otherwise as its Swedish one: the browser
 * adds them when the list is read.
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
  const inBoth = Object.keys(all).every((id) => !id.startsWith('sv:') || englishOf(id) in all)
  const kept = inBoth ? Object.entries(all).filter(([id, route]) => !followsSwedish(id, route, all)) : short
  const named = Object.fromEntries(kept.map(([id, { id: _, ...route }]) => [id, route]))
  const written = { ...rest, entry: { ...entry, imports: [] }, routes: named }
  const english = kept.length < short.length ? addEnglish : ''
  return `${name}=${JSON.stringify(written)};(r=>{for(const[k,s]of Object.entries(r)){s.id=k;${english}}})(${name}.routes);`
}

const englishOf = (id: string) => id.replace('sv:', 'en:')

function followsSwedish(id: string, route: Route, all: PageList['routes']): boolean {
  const swedish = id.startsWith('en:') ? all[id.replace('en:', 'sv:')] : undefined
  return swedish !== undefined && isDeepStrictEqual(route, { ...swedish, id, path: `en/${swedish.path}` })
}

/** Runs in the browser, for each page (`s`) of the list (`r`): a Swedish one that has no English one in the list gets it. */
const addEnglish = 'const id=k.replace("sv:","en:");r[id]??={...s,id,path:"en/"+s.path}'

type PageList = {
  readonly entry: Readonly<Record<string, unknown>>
  readonly routes: Readonly<Record<string, Route>>
}

type Route = Readonly<Record<string, unknown>>
