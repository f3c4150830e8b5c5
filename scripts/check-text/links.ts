import type { Line } from './rules.ts'

/** The targets that links may have. */
export type Targets = {
  /** The anchors of a page; undefined when there is no such page. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined
  /** The roles that may open a page; undefined when everybody may. */
  readonly rolesOf: (path: string) => readonly string[] | undefined
  /** External addresses, with the day on which somebody last read them (YYYY-MM-DD). */
  readonly sources: Readonly<Record<string, string>>
}

/** A text whose links are checked. */
export type LinkingText = {
  readonly path: string
  readonly lines: readonly Line[]
  /** The targets of `#place`. */
  readonly ownAnchors: ReadonlySet<string>
  /** The readers' roles; undefined for anybody. */
  readonly readers: readonly string[] | undefined
}

/** The addresses of links in a line, and bare addresses. */
export const addressesIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href),
  ...(text.replace(/\]\([^)]*\)/g, ']').match(/https?:\/\/[\w-]+\.[^\s)”"'<>]+/g) ?? []),
]

/** @returns `content/sv/x.md:12: …` for each link that leads nowhere, or to a page that its reader may not open. */
export function deadLinks({ path, lines, ownAnchors, readers }: LinkingText, targets: Targets): string[] {
  return lines.flatMap(({ line, text }) =>
    addressesIn(text).flatMap((href) => {
      const fault = faultOf(href, ownAnchors, readers, targets)
      return fault === null ? [] : [`${path}:${line}: the link ${href} ${fault}`]
    }),
  )
}

function faultOf(
  href: string,
  ownAnchors: ReadonlySet<string>,
  readers: readonly string[] | undefined,
  { anchorsOf, rolesOf, sources }: Targets,
): string | null {
  if (/^(tel:\+?\d+|(tel|mailto):%%[A-Z_]+%%)$/.test(href)) return null
  if (href.startsWith('#')) {
    return ownAnchors.has(href.slice(1)) ? null : 'names a place that is not on its page'
  }
  if (/^https?:/.test(href)) return faultOfSource(href, sources)
  const [, path = '', , anchor] = /^(\/[^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const anchors = anchorsOf(path)
  if (anchors === undefined) return 'leads to no page of the site map'
  if (anchor !== undefined && !anchors.has(anchor)) return `names a place that is not on ${path}`
  const roles = rolesOf(path)
  if (roles === undefined) return null
  if (readers === undefined) return 'leads to a page that not everybody who reads this may open'
  const shut = readers.filter((role) => !roles.includes(role))
  return shut.length === 0 ? null : `leads to a page that ${shut.join(', ')} may not open`
}

function faultOfSource(href: string, sources: Targets['sources']): string | null {
  const url = URL.canParse(href) ? new URL(href) : null
  if (url?.protocol !== 'https:' || !url.hostname.includes('.') || url.username !== '') {
    return 'is not a well-formed https address'
  }
  return sources[href] === undefined ? 'is not in content/sources.json' : null
}

/** @returns faults in the list of sources itself: invalid days, and addresses that no text names. */
export function faultsInSources(
  path: string,
  sources: Targets['sources'],
  used: ReadonlySet<string>,
): string[] {
  return Object.entries(sources).flatMap(([href, day], index) => [
    ...(/^\d{4}-\d\d-\d\d$/.test(day) ? [] : [`${path}:${index + 2}: “${day}” is no day`]),
    ...(used.has(href) ? [] : [`${path}:${index + 2}: no text links to ${href}`]),
  ])
}
