/**
 * An example of an attacker: subtracts from each shown figure those below it and what people told, and looks at who is
 * left.
 * `npm run attack -- --attacker packages/release/attack/benchmark/examples/subtract.ts`
 */
type Range = { lo: number; hi: number; loOpen?: boolean; hiOpen?: boolean }
type Row = { node: string; period: string; suppressed: boolean; mean: Range; counted: string[] }
type Seen = { published: Row[]; told: { person: string; period: string; total: number }[] }

export default function subtract({ published, told }: Seen) {
  const rows = published.filter(({ suppressed }) => !suppressed)
  return rows.flatMap((whole) => {
    const left = new Set(whole.counted)
    const parts: Row[] = []
    const others = rows.filter((row) => row !== whole && row.period === whole.period)
    // The largest parts first: a part within one that has been subtracted has gone with it.
    for (const part of others.sort((a, b) => b.counted.length - a.counted.length)) {
      if (part.counted.length === 0 || !part.counted.every((person) => left.has(person))) continue
      for (const person of part.counted) left.delete(person)
      parts.push(part)
    }
    const group = { plus: [place(whole)], minus: parts.map(place) }
    const known = told.filter(({ person, period }) => period === whole.period && left.delete(person))
    const [person, ...more] = left
    if (person === undefined) return []
    if (more.length > 0) return known.length === 0 ? [group] : []
    // One is left: the sum of everybody minus the sums of the others is what this person answered.
    let [lo, hi] = [whole.mean.lo * whole.counted.length, whole.mean.hi * whole.counted.length]
    for (const { mean, counted } of parts) {
      lo -= mean.hi * counted.length
      hi -= mean.lo * counted.length
    }
    for (const { total } of known) [lo, hi] = [lo - total, hi - total]
    return hi - lo < 1 ? [group, { person, period: whole.period, lo, hi }] : [group]
  })
}

const place = ({ node, period }: Row) => ({ node, period })
