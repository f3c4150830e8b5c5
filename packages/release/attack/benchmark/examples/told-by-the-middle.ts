/**
 * An example of a policy that is refused: every unit is shown, also of one person. Its intervals are so wide that they seem to say
 * nothing, and the middle of each is exactly what its people answered.
 * `npm run attack -- --policy packages/release/attack/benchmark/examples/told-by-the-middle.ts`
 */
type Member = { person: string; node: string }
type Period = { id: string; nodes?: { id: string; parent: string | null }[]; members: Member[] }
type Answer = { person: string; period: string; total: number }
type Organisation = { nodes: { id: string; parent: string | null }[]; periods: Period[]; answers: Answer[] }

export default function toldByTheMiddle({ nodes, periods, answers }: Organisation) {
  return {
    published: periods.flatMap((period) => {
      const tree = period.nodes ?? nodes
      const parents = new Map(tree.map(({ id, parent }) => [id, parent]))
      const isWithin = (node: string | null | undefined, unit: string): boolean =>
        node === unit || (node != null && isWithin(parents.get(node), unit))
      return tree.flatMap(({ id }) => {
        const people = new Set(period.members.filter(({ node }) => isWithin(node, id)).map((m) => m.person))
        const counted = answers.filter((each) => each.period === period.id && people.has(each.person))
        if (counted.length === 0) return []
        const middle = counted.reduce((sum, { total }) => sum + total, 0) / counted.length
        const figure = { n: counted.length, mean: { lo: middle - 1, hi: middle + 1 } }
        return [
          {
            node: id,
            period: period.id,
            suppressed: false,
            ...figure,
            counted: counted.map((c) => c.person),
          },
        ]
      })
    }),
  }
}
