import { isDeepStrictEqual } from 'node:util'

/** What only the build itself asks of a page: the files that its module imports (its HTML names them), its styles (there are none). */
const unread = new Set(['imports', 'css'])

/**
 * The list of all pages as the browser needs it: where each lies and which module draws it. What is false is left out, and
 * so is an English page that lies at `en/` and is otherwise as its Swedish one: the browser adds it when the list is read.
 */
export function shortPageList(script: string): string {
  const [, name, list] = /^(window\.\w+)\s*=\s*(\{[\s\S]*\});?\s*$/.exec(script) ?? []
  if (name === undefined || list === undefined) throw new Error('The list of pages is not written as it was.')
  const { entry, routes, ...rest } = JSON.parse(list) as PageList
  const short = Object.entries(routes).map(([id, route]) => [
    id,
    Object.fromEntries(
      Object.entries(route).filter(([field, value]) => value !== false && !unread.has(field)),
    ),
  ])
  const all: PageList['routes'] = Object.fromEntries(short)
  const inBoth = Object.keys(all).every((id) => !id.startsWith('sv:') || englishOf(id) in all)
  const kept = inBoth ? Object.entries(all).filter(([id, route]) => !followsSwedish(id, route, all)) : short
  const written = { ...rest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(kept) }
  return `${name}=${JSON.stringify(written)};${kept.length < short.length ? addEnglish(name) : ''}`
}

const englishOf = (id: string) => id.replace('sv:', 'en:')

function followsSwedish(id: string, route: Route, all: PageList['routes']): boolean {
  const swedish = id.startsWith('en:') ? all[id.replace('en:', 'sv:')] : undefined
  return swedish !== undefined && isDeepStrictEqual(route, { ...swedish, id, path: `en/${swedish.path}` })
}

/** Runs in the browser: every Swedish page that has no English one in the list gets it. */
const addEnglish = (name: string) =>
  `(r=>{for(const s of Object.values(r)){const id=s.id.replace("sv:","en:");r[id]??={...s,id,path:"en/"+s.path}}})(${name}.routes);`

type PageList = {
  readonly entry: Readonly<Record<string, unknown>>
  readonly routes: Readonly<Record<string, Route>>
}

type Route = Readonly<Record<string, unknown>>
