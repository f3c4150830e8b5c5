import { readStyleRules, type StyleNode, selectorsOf, writeStyleRules } from './style-rules.ts'

/** The names a page gives the stylesheet to match: classes and element names. */
export type PageNames = { readonly classes: ReadonlySet<string>; readonly tags: ReadonlySet<string> }

export function namesIn(html: string): PageNames {
  const body = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const classes = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const tags = [...body.matchAll(/<([a-zA-Z][\w-]*)/g)].map(([, tag = '']) => tag.toLowerCase())
  return { classes: new Set(classes.filter(Boolean)), tags: new Set(tags) }
}

/**
 * The part of the stylesheet that a page needs to be drawn as its HTML stands, so that it is shown
 * without waiting for a second file. Rules for what appears later come with the whole stylesheet.
 */
export function criticalCss(css: string, page: PageNames): string {
  const kept = keep(readStyleRules(css), page)
  return withoutUnusedVariables(writeStyleRules(withoutUnusedNames(kept, writeStyleRules(kept))))
}

function keep(nodes: readonly StyleNode[], page: PageNames): StyleNode[] {
  return nodes.flatMap((node) => {
    if (/^@media print\b/.test(node.prelude)) return []
    if (node.children !== undefined) {
      const children = keep(node.children, page)
      return children.length > 0 ? [{ ...node, children }] : []
    }
    if (node.prelude.startsWith('@')) return [node]
    const matching = selectorsOf(node.prelude).filter((selector) => couldMatch(selector, page))
    return matching.length > 0 ? [{ ...node, prelude: matching.join(',') }] : []
  })
}

/** States that only a reader brings about, and pieces of controls that a page at rest does not show. */
const later =
  /:(hover|active|disabled|focus(?!-)|focus-within)\b|::(file-selector|placeholder|backdrop|-webkit-)|:-moz-/

/** Whether everything the selector names is on the page. What it says of other states is taken as true. */
function couldMatch(selector: string, { classes, tags }: PageNames): boolean {
  if (later.test(selector)) return false
  const plain = withoutArguments(selector)
    .replace(/\[[^\]]*\]/g, '')
    .replace(/(?<!\\)::?[\w-]+/g, '')
  const classNames = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )
  if (classNames.some((name) => !classes.has(name))) return false
  const tagNames = plain.replace(/[.#](?:\\.|[\w-])+/g, '').match(/[a-zA-Z][\w-]*/g) ?? []
  return tagNames.every((name) => tags.has(name.toLowerCase()))
}

/** `a:not(.b):is(c, d)` → `a:not:is` */
function withoutArguments(selector: string): string {
  let text = selector
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/(?<!\\)\([^()]*\)/g, '')
  }
  return text
}

/** Animations and registered properties that nothing kept speaks of. */
function withoutUnusedNames(nodes: readonly StyleNode[], text: string): StyleNode[] {
  const spoken = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g')
  return nodes.flatMap((node) => {
    if (node.children !== undefined) return [{ ...node, children: withoutUnusedNames(node.children, text) }]
    const named = /^@(?:keyframes|property)\s+(\S+)/.exec(node.prelude)?.[1]
    if (named === undefined) return [node]
    return (text.match(spoken(named))?.length ?? 0) > 1 ? [node] : []
  })
}

/** Values of the design language that nothing kept reads; leaving one out may free those it read. */
function withoutUnusedVariables(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const trimmed = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name: string) =>
    read.has(name) ? whole : '',
  )
  return trimmed === css ? css : withoutUnusedVariables(trimmed)
}
