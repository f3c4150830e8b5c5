import { type Hide, hidingPolicy, naivePolicy, smallerThan } from '../naive-policies.ts'
import type { Policy } from '../organisation-file.ts'

/**
 * Rules for hiding units that vendors publish. packages/release/docs/benchmark.md names each document and how we read it.
 * The documents say which units have too few answers, but not how a figure looks: that is ours.
 */
export const practices: Readonly<Record<string, Policy>> = {
  '3 or more': naivePolicy(3),
  '5 or more': naivePolicy(5),
  '5 or more, next smallest until 2': hidingPolicy(nextSmallestUntil(5, 2, 400)),
  '5 or more, 5 left behind': hidingPolicy(enoughLeftBehind(5)),
  '5 or more, 5 left behind, in tenths': hidingPolicy(enoughLeftBehind(5), 0.1),
}

/**
 * Beside groups with fewer than `k` answers this hides the next smallest, until all hidden ones have `least` answers
 * together; it never hides a group that has `exempt` answers. The people in the parent itself are a group too.
 */
function nextSmallestUntil(k: number, least: number, exempt: number): Hide {
  return (nodes, answers, own) => {
    const hidden = new Set(smallerThan(k, nodes, answers))
    for (const [parent, children] of familiesOf(nodes)) {
      const size = (id: string): number => answers.get(id)?.length ?? 0
      const small = children.filter((id) => hidden.has(id))
      const direct = own.get(parent) ?? 0
      let together = small.reduce((sum, id) => sum + size(id), direct < k ? direct : 0)
      for (const id of children.toSorted((a, b) => size(a) - size(b))) {
        if (together === 0 || together >= least) break
        if (hidden.has(id) || size(id) >= exempt) continue
        hidden.add(id)
        together += size(id)
      }
    }
    return hidden
  }
}

/** Hides units, the smallest first, until what a parent has beside its shown children is nobody or at least `k`. */
function enoughLeftBehind(k: number): Hide {
  return (nodes, answers, own) => {
    const hidden = new Set(smallerThan(k, nodes, answers))
    for (const [parent, children] of familiesOf(nodes)) {
      const size = (id: string): number => answers.get(id)?.length ?? 0
      let left = children
        .filter((id) => hidden.has(id))
        .reduce((sum, id) => sum + size(id), own.get(parent) ?? 0)
      for (const id of children.toSorted((a, b) => size(a) - size(b))) {
        if (left === 0 || left >= k) break
        if (hidden.has(id)) continue
        hidden.add(id)
        left += size(id)
      }
    }
    return hidden
  }
}

function familiesOf(nodes: readonly { id: string; parent: string | null }[]): Map<string, string[]> {
  const families = new Map<string, string[]>()
  for (const { id, parent } of nodes)
    if (parent !== null) families.set(parent, [...(families.get(parent) ?? []), id])
  return families
}
