import type {
  Answer,
  Node,
  Organisation,
  Period,
  Policy,
  PublishedRow,
  Report,
  ZoneName,
} from './organisation-file.ts'

/**
 * What most products do: show every unit with at least `k` answers, the mean with two decimals, zones in whole per cent.
 * With `hideSibling` a unit that would be the only hidden one among its siblings takes the next-smallest with it.
 */
export function naivePolicy(k: number, hideSibling = false): Policy {
  return (organisation) => ({
    published: organisation.periods.flatMap((period) => releasePeriod(organisation, period, k, hideSibling)),
  })
}

function releasePeriod(
  organisation: Organisation,
  period: Period,
  k: number,
  hideSibling: boolean,
): Report['published'] {
  const nodes = period.nodes ?? organisation.nodes
  const answers = answersBelow(organisation, period, nodes)
  const hidden = new Set(nodes.filter(({ id }) => (answers.get(id)?.length ?? 0) < k).map(({ id }) => id))
  if (hideSibling) for (const id of nextSmallest(nodes, answers, hidden)) hidden.add(id)
  return nodes.map(({ id }) =>
    hidden.has(id)
      ? { node: id, period: period.id, suppressed: true as const }
      : publish(id, period.id, answers.get(id) ?? []),
  )
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

function publish(node: string, period: string, answers: readonly Answer[]): PublishedRow {
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
    mean: rounded(mean(answers.map(({ total }) => total)), 0.01),
    dims: Object.fromEntries(
      names.map((name) => [name, rounded(mean(answers.map(({ dims }) => dims[name] ?? 0)), 0.01)]),
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
