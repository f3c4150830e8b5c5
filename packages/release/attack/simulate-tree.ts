import type { Node } from './organisation-file.ts'
import type { Random } from './random.ts'

export const shapes = ['balanced', 'chain', 'star', 'tiny', 'reorganised'] as const
export type Shape = (typeof shapes)[number]

/** A tree of one of the shapes, for about `people` people in teams of about `teamSize`. The first node is the root. */
export function simulateTree(shape: Shape, people: number, teamSize: number, random: Random): Node[] {
  const teams = Math.max(2, Math.round(people / (shape === 'tiny' ? Math.min(teamSize, 4) : teamSize)))
  switch (shape) {
    case 'chain':
      return chain(teams)
    case 'star':
      return star(teams)
    default:
      return levels(teams, random)
  }
}

const root: Node = { id: 'root', parent: null }

function chain(length: number): Node[] {
  const below = Array.from({ length: length - 1 }, (_, n) => ({
    id: `c${n + 1}`,
    parent: n === 0 ? 'root' : `c${n}`,
  }))
  return [root, ...below]
}

function star(teams: number): Node[] {
  return [root, ...Array.from({ length: teams }, (_, n) => ({ id: `t${n + 1}`, parent: 'root' }))]
}

/** Teams in departments of two to five, those in divisions, and so on to the root. */
function levels(teams: number, random: Random): Node[] {
  const nodes: Node[] = []
  let level = Array.from({ length: teams }, (_, n) => `t${n + 1}`)
  for (let height = 1; level.length > 4; height++) {
    const above: string[] = []
    for (let at = 0; at < level.length; ) {
      const parent = `d${height}.${above.length + 1}`
      const width = random.whole(2, 5)
      for (const id of level.slice(at, at + width)) nodes.push({ id, parent })
      above.push(parent)
      at += width
    }
    level = above
  }
  return [root, ...level.map((id) => ({ id, parent: 'root' })), ...nodes.toReversed()]
}

/** Some units get another parent. Never one of their own descendants, never the root. */
export function reorganise(nodes: readonly Node[], share: number, random: Random): Node[] {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const isBelow = (id: string, top: string): boolean => {
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) if (at === top) return true
    return false
  }
  for (const { id, parent } of nodes) {
    if (parent === null || !random.chance(share)) continue
    const target = nodes[random.whole(0, nodes.length - 1)]?.id ?? 'root'
    if (!isBelow(target, id)) parents.set(id, target)
  }
  return nodes.map(({ id }) => ({ id, parent: parents.get(id) ?? null }))
}
