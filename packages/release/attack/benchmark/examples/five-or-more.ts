/**
 * An example of a policy: every unit with five answers or more is shown, the mean as it is.
 * `npm run attack -- --policy packages/release/attack/benchmark/examples/five-or-more.ts`
 */
type Member = { person: string; node: string }
type Period = { id: string; nodes?: { id: string; parent: string | null }[]; members: Member[] }
type Answer = { person: string; period: string; total: number; dims: Record<string, number>; zone: string }
type Organisation = { nodes: { id: string; parent: string | null }[]; periods: Period[]; answers: Answer[] }

export default function fiveOrMore({ nodes, periods, answers }: Organisation) {
  return {
    published: periods.flatMap((period) => {
      const tree = period.nodes ?? nodes
      const parents = new Map(tree.map(({ id, parent }) => [id, parent]))
      const isWithin = (node: string | null | undefined, unit: string): boolean =>
        node === unit || (node != null && isWithin(parents.get(node), unit))
      return tree.map(({ id }) => {
        const people = new Set(period.members.filter(({ node }) => isWithin(node, id)).map((m) => m.person))
        const counted = answers.filter((each) => each.period === period.id && people.has(each.person))
        if (counted.length < 5) return { node: id, period: period.id, suppressed: true }
        return { node: id, period: period.id, suppressed: false, ...figureOf(counted) }
      })
    }),
  }
}

function figureOf(answers: Answer[]) {
  const exactly = (value: (answer: Answer) => number) => {
    const mean = answers.reduce((sum, answer) => sum + value(answer), 0) / answers.length
    return { lo: mean, hi: mean }
  }
  const zones = ['green', 'yellow', 'red']
  return {
    n: answers.length,
    mean: exactly(({ total }) => total),
    dims: Object.fromEntries(
      Object.keys(answers[0]?.dims ?? {}).map((name) => [name, exactly(({ dims }) => dims[name] ?? 0)]),
    ),
    zones: Object.fromEntries(zones.map((name) => [name, exactly(({ zone }) => Number(zone === name))])),
    counted: answers.map(({ person }) => person),
  }
}
