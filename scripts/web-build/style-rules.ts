/** One piece of a stylesheet: a rule with a block, or a statement without one (`@layer a, b`). */
export type StyleNode = {
  /** What stands before the block: `.button:hover`, `@media print`. */
  readonly prelude: string
  /** The rules inside; undefined where the block holds declarations, kept in `text`. */
  readonly children?: readonly StyleNode[]
  /** The declarations inside, or nothing for a statement. */
  readonly text?: string
}

const grouping = /^@(layer|media|supports|container)\b/

/** Reads minified CSS into its rules. @throws when a block or a string does not end. */
export function readStyleRules(css: string): StyleNode[] {
  const nodes: StyleNode[] = []
  let from = 0
  while (from < css.length) {
    const opening = indexOutsideStrings(css, from, '{;')
    if (opening === -1) break
    const prelude = css.slice(from, opening).trim()
    if (css[opening] === ';') {
      nodes.push({ prelude })
      from = opening + 1
      continue
    }
    const closing = closingBrace(css, opening)
    const inside = css.slice(opening + 1, closing)
    nodes.push(
      grouping.test(prelude) ? { prelude, children: readStyleRules(inside) } : { prelude, text: inside },
    )
    from = closing + 1
  }
  return nodes.filter(({ prelude }) => prelude !== '')
}

export function writeStyleRules(nodes: readonly StyleNode[]): string {
  return nodes
    .map(({ prelude, children, text }) => {
      if (children !== undefined) return `${prelude}{${writeStyleRules(children)}}`
      return text === undefined ? `${prelude};` : `${prelude}{${text}}`
    })
    .join('')
}

/** Where one of `marks` stands next, outside strings, comments and parentheses; -1 when nowhere. */
function indexOutsideStrings(css: string, from: number, marks: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? ''
    if (sign === '\\') at++
    else if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if (css.startsWith('/*', at)) at = css.indexOf('*/', at + 2) + 1
    else if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (depth === 0 && marks.includes(sign)) return at
  }
  return -1
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[start]) return at
  }
  throw new Error(`A string in the stylesheet does not end: ${css.slice(start, start + 40)}`)
}

function closingBrace(css: string, opening: number): number {
  let depth = 0
  for (let at = opening; at !== -1; at = indexOutsideStrings(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  throw new Error(`A block in the stylesheet does not end: ${css.slice(opening, opening + 40)}`)
}

/** The selectors of a rule, without splitting inside `:is(a, b)`. */
export function selectorsOf(prelude: string): string[] {
  const selectors: string[] = []
  let from = 0
  while (from <= prelude.length) {
    const comma = indexOutsideStrings(prelude, from, ',')
    const end = comma === -1 ? prelude.length : comma
    selectors.push(prelude.slice(from, end).trim())
    from = end + 1
  }
  return selectors.filter(Boolean)
}
