import { parseAst } from 'vite'

/** A piece of a syntax tree (ESTree), with where it stands in the code. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

/** What of a library's file never runs on this site. */
export type LeftOut = {
  /** Functions whose body goes. Whoever comes to call one after all gets an error that names it. */
  readonly functions?: readonly string[]
  /** Functions with what stands in their place. */
  readonly instead?: Readonly<Record<string, string>>
  /** `Name.prototype.anything = …` goes. */
  readonly prototypes?: readonly string[]
  /** Calls whose words for developers go: `invariant(ok, 'You must …')` keeps its condition. */
  readonly checks?: readonly string[]
}

/**
 * The same code without what is left out.
 * @throws when a name is not there: a newer version of the library has to be looked at again
 */
export function leaveOut(
  code: string,
  { functions = [], instead = {}, prototypes = [], checks = [] }: LeftOut,
) {
  const cuts: { readonly from: number; readonly to: number; readonly put: string }[] = []
  const missing = new Set([...functions, ...Object.keys(instead), ...prototypes, ...checks])
  const cut = (name: string, from: number, to: number, put: string) => {
    missing.delete(name)
    cuts.push({ from, to, put })
  }
  walk(parseAst(code) as unknown as Node, (node) => {
    if (node.type === 'FunctionDeclaration' && isNode(node.id) && isNode(node.body)) {
      const name = String(node.id.name)
      const { start, end } = node.body
      if (functions.includes(name)) cut(name, start, end, `{throw Error("left out: ${name}")}`)
      else if (name in instead) cut(name, start, end, `{${instead[name]}}`)
      else return true
      return false
    }
    const owner = prototypeOwner(node)
    if (owner !== undefined && prototypes.includes(owner)) {
      cut(owner, node.start, node.end, '')
      return false
    }
    if (node.type === 'CallExpression' && isNode(node.callee) && Array.isArray(node.arguments)) {
      const [condition, words]: readonly unknown[] = node.arguments
      const name = String(node.callee.name)
      if (checks.includes(name) && isNode(condition) && isNode(words))
        cut(name, condition.end, node.end - 1, '')
    }
    return true
  })
  if (missing.size > 0) throw new Error(`Not there to be left out: ${[...missing].join(', ')}`)
  return cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to, put }) => left.slice(0, from) + put + left.slice(to), code)
}

/** `Owner.prototype.name = …` as a statement gives `Owner`. */
function prototypeOwner(node: Node): string | undefined {
  if (node.type !== 'ExpressionStatement' || !isNode(node.expression)) return undefined
  const { type, left } = node.expression
  if (type !== 'AssignmentExpression' || !isNode(left) || !isNode(left.object)) return undefined
  const { object, property } = left.object
  return isNode(object) && isNode(property) && property.name === 'prototype' ? String(object.name) : undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

/** Goes down where `look` says so. */
function walk(node: Node, look: (node: Node) => boolean): void {
  if (!look(node)) return
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, look)
  }
}
