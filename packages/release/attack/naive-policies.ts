import type {
  Answer,
  Node,
  Organisation,
  Period,
  Policy,
  PublishedRow,
  ZoneName,
} from './organisation-file.ts'

/** The units of one round that a policy hides. */
export type Hide = (
  nodes: readonly Node[],
  answers: ReadonlyMap<string, readonly Answer[]>,
  own: ReadonlyMap<string, number>,
) => ReadonlySet<string>

/**
 * What most products do: show every unit with at least `k` answers, the mean with two decimals, zones in whole per cent.
 * With `hideSibling` a unit that would be the only hidden one among its siblings takes the next-smallest with it.
 */
export function naivePolicy(k: number, hideSibling = false): Policy {
  return hidingPolicy((nodes, answers) => {
    const hidden = smallerThan(k, nodes, answers)
    if (hideSibling) for (const id of nextSmallest(nodes, answers, hidden)) hidden.add(id)
    return hidden
  })
}

/**
 * Each round by itself: some units hidden, the others shown.
 * @param step what means are rounded to; shares are in whole per cent
 */
export function hidingPolicy(hide: Hide, step = 0.01): Policy {
  return (organisation) => ({
    published: organisation.periods.flatMap((period) => {
      const nodes = period.nodes ?? organisation.nodes
      const answers = answersBelow(organisation, period, nodes)
      const hidden = hide(nodes, answers, ownAnswers(answers, nodes))
      return nodes.map(({ id }) =>
        hidden.has(id)
          ? { node: id, period: period.id, suppressed: true as const }
          : publish(id, period.id, answers.get(id) ?? [], step),
      )
    }),
  })
}

export const smallerThan = (
  k: number,
  nodes: readonly Node[],
  answers: ReadonlyMap<string, readonly Answer[]>,
): Set<string> => new Set(nodes.filter(({ id }) => (answers.get(id)?.length ?? 0) < k).map(({ id }) => id))

/** How many answered who stand in the unit itself. */
function ownAnswers(
  answers: ReadonlyMap<string, readonly Answer[]>,
  nodes: readonly Node[],
): Map<string, number> {
  const own = new Map(nodes.map(({ id }) => [id, answers.get(id)?.length ?? 0]))
  for (const { id, parent } of nodes)
    if (parent !== null) own.set(parent, (own.get(parent) ?? 0) - (answers.get(id)?.length ?? 0))
  return own
}

/** The answers of everybody in a unit's subtree. */
export function answersBelow(
  organisation: Organisation,
  period: Period,
  nodes: readonly Node[],
): Map<string, Answer[]> {
  const byPerson = new Map(
    organisation.answers
      .filter((answer) => answer.period === period.id)
      .map((answer) => [answer.person, answer]),
  )
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const below = new Map<string, Answer[]>(nodes.map(({ id }) => [id, []]))
  for (const { person, node } of period.members) {
    const answer = byPerson.get(person)
    if (!answer) continue
    for (let at: string | null = node; at !== null; at = parents.get(at) ?? null) below.get(at)?.push(answer)
  }
  return below
}

function nextSmallest(
  nodes: readonly Node[],
  answers: ReadonlyMap<string, readonly Answer[]>,
  hidden: ReadonlySet<string>,
): string[] {
  const size = (id: string): number => answers.get(id)?.length ?? 0
  const families = Map.groupBy(nodes, ({ parent }) => parent)
  return [...families].flatMap(([parent, children]) => {
    const small = children.filter(({ id }) => hidden.has(id) && size(id) > 0)
    if (parent === null || small.length !== 1) return []
    const others = children.filter(({ id }) => !hidden.has(id)).sort((a, b) => size(a.id) - size(b.id))
    return others[0] ? [others[0].id] : []
  })
}

function publish(node: string, period: string, answers: readonly Answer[], step: number): PublishedRow {
  const names = Object.keys(answers[0]?.dims ?? {})
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const share = (zone: ZoneName): number =>
    answers.filter((answer) => answer.zone === zone).length / answers.length
  return {
    node,
    period,
    suppressed: false,
    n: answers.length,
    mean: rounded(mean(answers.map(({ total }) => total)), step),
    dims: Object.fromEntries(
      names.map((name) => [name, rounded(mean(answers.map(({ dims }) => dims[name] ?? 0)), step)]),
    ),
    zones: {
      green: rounded(share('green'), 0.01),
      yellow: rounded(share('yellow'), 0.01),
      red: rounded(share('red'), 0.01),
    },
    counted: answers.map(({ person }) => person),
  }
}

const rounded = (value: number, step: number) => {
  const shown = Math.round(value / step) * step
  return { lo: shown - step / 2, hi: shown + step / 2 }
}
