/** What only the build itself asks of a page: the files that its module imports (its HTML names them), its styles (there are none). */
const unread = new Set(['imports', 'css'])

/** The list of all pages as the browser needs it: where each lies and which module draws it. What is false is left out. */
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
  return `${name}=${JSON.stringify({ ...rest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(short) })};`
}

type PageList = {
  readonly entry: Readonly<Record<string, unknown>>
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
