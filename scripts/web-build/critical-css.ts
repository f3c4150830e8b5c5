import { readStyleRules, type StyleNode, selectorsOf, writeStyleRules } from './style-rules.ts'

/** The names a page gives the stylesheet to match. */
export type PageNames = {
  readonly classes: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  /** As a selector asks for them: `open`, `aria-selected`, `aria-selected=true`. */
  readonly attributes: ReadonlySet<string>
  /** Values of the design language that the markup itself reads: `--color-fjord`. */
  readonly values: ReadonlySet<string>
}

export function namesIn(html: string): PageNames {
  const body = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const classes = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const tags = [...body.matchAll(/<([a-zA-Z][\w-]*)/g)].map(([, tag = '']) => tag.toLowerCase())
  const attributes = [...body.matchAll(/\s([a-z][\w-]*)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => [
    name,
    `${name}=${value}`,
  ])
  return {
    classes: new Set(classes.filter(Boolean)),
    tags: new Set(tags),
    attributes: new Set(attributes),
    values: new Set(body.match(/--[\w-]+/g)),
  }
}

/**
 * The part of the stylesheet that a page needs to be drawn as its HTML stands, so that it is shown
 * without waiting for a second file. Rules for what appears later come with the whole stylesheet.
 */
export function criticalCss(css: string, page: PageNames): string {
  const kept = keep(readStyleRules(css), page)
  const needed = writeStyleRules(withoutUnusedNames(kept, writeStyleRules(kept)))
  return shortVariables(withoutUnusedVariables(withoutRepeats(needed)), page)
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
function couldMatch(selector: string, { classes, tags, attributes }: PageNames): boolean {
  if (later.test(selector)) return false
  const outside = withoutArguments(selector)
  const asked = [...outside.matchAll(/\[([\w-]+(?:=[^\]]*)?)\]/g)].map(([, one = '']) =>
    one.replace(/["']/g, ''),
  )
  if (!asked.every((one) => attributes.has(one))) return false
  const plain = outside.replace(/\[[^\]]*\]/g, '').replace(/(?<!\\)::?[\w-]+/g, '')
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

/** Forms of one declaration for several browsers, written alike in the end, count once. */
function withoutRepeats(css: string): string {
  return css.replace(/(?<=[{;])([\w-]+:[^;{}"']*)(?:;\1(?=[;}]))+/g, '$1')
}

const rootBlock = /:root,:host\{([^{}]*)\}/g

/**
 * What stands in `:root` gets a name of a letter or two, for the inlined rules alone: they read their own values, the whole
 * stylesheet brings its own. What is there needs no value to fall back on.
 */
function shortVariables(css: string, { values }: PageNames): string {
  const inRoot = [...css.matchAll(rootBlock)].flatMap(([, text = '']) =>
    [...text.matchAll(/(?:^|;)(--[\w-]+):/g)].map(([, name = '']) => name),
  )
  const named = new Set(css.match(/--[\w-]+/g))
  const short = new Map<string, string>()
  let count = 0
  for (const name of new Set(inRoot)) {
    if (values.has(name)) continue
    let next = ''
    do next = `--${(count++ + 10).toString(36)}`
    while (named.has(next))
    short.set(name, next)
  }
  return css
    .replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) => (short.has(name) ? `var(${name})` : whole))
    .replace(/--[\w-]+/g, (name) => short.get(name) ?? name)
}

/** Values of the design language that nothing kept reads; leaving one out may free those it read. */
function withoutUnusedVariables(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const trimmed = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name: string) =>
    read.has(name) ? whole : '',
  )
  return trimmed === css ? css : withoutUnusedVariables(trimmed)
}
