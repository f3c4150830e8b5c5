import type { Answer, Organisation, Period, ZoneName } from './organisation-file.ts'
import { randomFrom } from './random.ts'
import { categories } from './simulate-organisation.ts'

/**
 * A small organisation made to leak: two or three teams of about ten, many with the lowest or the highest score there is, and in
 * each round a few who are away, come back, or change teams together. Nobody ever changes an answer.
 */
export function leakyOrganisation(seed: number, rounds: number): Organisation {
  const random = randomFrom(seed)
  const teams = Array.from({ length: random.whole(1, 3) }, (_, n) => `t${n}`)
  const nodes = [{ id: 'root', parent: null }, ...teams.map((id) => ({ id, parent: 'root' }))]
  const level = new Map(teams.map((id) => [id, random.whole(0, 4)]))
  const staff = Array.from({ length: random.whole(10, 14) * teams.length }, (_, n) => {
    const node = teams[n % teams.length] ?? 'root'
    return { person: `p${n}`, node, score: scoreOf(level.get(node) ?? 2, random.next()) }
  })
  let away = new Set<string>()
  const periods: Period[] = []
  const answers: Answer[] = []
  for (let round = 1; round <= rounds; round++) {
    const id = `r${round}`
    periods.push({
      id,
      members: staff.map(({ person, node }) => ({ person, node, answered: !away.has(person) })),
    })
    for (const { person, score } of staff)
      if (!away.has(person)) answers.push({ person, period: id, ...score })
    const some = random.whole(2, 5)
    if (random.chance(0.3)) {
      for (let n = 0; n < some; n++) {
        const one = staff[random.whole(0, staff.length - 1)]
        const team = teams[random.whole(0, teams.length - 1)]
        if (one && team) one.node = team
      }
    }
    // More often than not the people who were away come back; else they stay away.
    if (random.chance(0.6)) away = new Set()
    for (let n = 0; n < some; n++) away.add(staff[random.whole(0, staff.length - 1)]?.person ?? '')
  }
  return { nodes, periods, answers }
}

function scoreOf(level: number, at: number): Pick<Answer, 'total' | 'dims' | 'zone'> {
  const total =
    [1, 2.5, 2.75, 3, 5][Math.min(4, Math.max(0, level + (at < 0.15 ? -1 : at > 0.85 ? 1 : 0)))] ?? 3
  const zone: ZoneName = total >= 2.96 ? 'red' : total >= 2.54 ? 'yellow' : 'green'
  return { total, dims: Object.fromEntries(categories.map((name) => [name, total])), zone }
}
