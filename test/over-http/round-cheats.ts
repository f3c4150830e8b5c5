import type { Problem } from '#contract/problem.ts'
import { type Cheat, Diary, listedCompany } from './cheat.ts'
import { company, puppets, target as targetOf } from './company.ts'
import { Employer, type Person } from './employer.ts'
import { wantedAfter, without } from './wanted.ts'

/** Which rounds are held, for whom, and who is able to answer. */
export const roundCheats: readonly Cheat[] = [
  {
    name: 'two organisations',
    variant: 'the same addresses in both, in the second without the target',
    wall: 'who is established in one is a newcomer in the other',
    run: (server, seed) => askTwice(server, seed, (address) => address),
  },
  {
    name: 'two organisations',
    variant: 'the same people under addresses of another domain, in the second without the target',
    wall: 'none: one employer is one organisation, to which the provider sees',
    isLeft: true,
    run: (server, seed) => askTwice(server, seed, (address) => address.replace('@', '@andra.')),
  },
  {
    name: 'who is able to answer',
    variant: 'slips of a unit of 24 handed to another third in each of three rounds, by strain',
    wall: 'rules 8 and 12: only rounding and the guard',
    run: (server, seed) => handOut(server, seed, ['A', 'B', 'C']),
  },
  {
    name: 'who is able to answer',
    variant: 'slips handed to A and one of C, to B, and to A and B',
    wall: 'rules 8 and 12: only rounding and the guard',
    isQuick: true,
    run: (server, seed) => handOut(server, seed, ['At', 'B', 'AB']),
  },
  {
    name: 'slips kept by the employer',
    variant: 'eight of nine are answered by who printed them',
    wall: 'none: the slip says who printed it, and the safety representative may print instead',
    isLeft: true,
    run: async (server, seed) => {
      const { employer, target, u } = await company(server, seed, [8, 12, 12])
      withoutAddresses(employer)
      const own = new Map(puppets('p', 8).map((puppet, n) => [u[n]?.id ?? '', puppet]))
      const diary = new Diary()
      diary.note('the list', await employer.sendList())
      await diary.hold(employer, {
        isHandedSlip: ({ id }) => id === target.id,
        answersByKeptSlip: ({ id }) => own.get(id) ?? null,
      })
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'a part beside the whole',
    variant: 'the part while the whole is open, and by another instrument',
    wall: 'no round of a part while the whole is under way, nor four weeks after',
    isQuick: true,
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [10, 12, 12])
      const unitId = (await employer.unitIds()).get('u')
      const whenOpen = async () => {
        for (const instrument of ['stressprofil', 'djupanalys']) {
          const closesAt = new Date(server.time.now.getTime() + 14 * 86_400_000).toISOString()
          const body = { name: 'Delen', instrument, closesAt, unitId }
          const answer = await employer.browser.call('prepareRound', { params: employer.params, body })
          diary.note(`the part by ${instrument}`, [(answer.body as Problem).code])
        }
      }
      const whole = await diary.hold(employer, { whenOpen })
      if (whole) diary.wanted.push(whole, wantedAfter(whole, without([target])))
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'a part beside the whole',
    variant: 'whole, part without the target, whole, the other parts',
    wall: 'rule 5: four people between each two of twelve rounds',
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [10, 12, 12])
      await diary.hold(employer)
      const asItWas = employer.list
      employer.rewrite((seat) => (seat.number === target.id ? { ...seat, unit: 'v' } : seat))
      diary.note('the target elsewhere', await employer.sendList())
      await diary.hold(employer, { part: 'u' })
      employer.list = asItWas
      diary.note('the target back', await employer.sendList())
      for (const part of [undefined, 'v', 'w']) await diary.hold(employer, part === undefined ? {} : { part })
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'the smallest group',
    variant: 'raised to twelve, and down to eight again',
    wall: 'never below the largest of twelve rounds',
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [8, 12, 12])
      const first = await diary.hold(employer, { smallestGroup: 12 })
      const again = await diary.hold(employer, { smallestGroup: 8 })
      if (first && !again) diary.wanted.push(first, wantedAfter(first, without([target])))
      return { diary, targets: [target.id] }
    },
  },
]

async function askTwice(server: Employer['server'], seed: number, addressThere: (address: string) => string) {
  const { employer, target } = await company(server, seed, [9, 12, 12])
  const other = await Employer.found(server, 'Färghandeln Två')
  const diary = new Diary()
  diary.note('the list', await employer.sendList())
  other.units = employer.units
  for (const seat of employer.list) {
    const person = employer.holderOf(seat)
    if (person === undefined || person.id === target.id) continue
    other.hire(seat.unit, [person], { address: addressThere(seat.address ?? '') })
  }
  diary.note('the other list', await other.sendList())
  await diary.hold(employer)
  await diary.hold(other)
  await diary.hold(other)
  return { diary, targets: [target.id] }
}

/** Everybody in the target's unit has no address, so that the employer decides who gets a slip. */
function withoutAddresses(employer: Employer): void {
  employer.rewrite((seat) => {
    if (seat.unit !== 'u') return seat
    const person = employer.holderOf(seat)
    if (person) employer.holders.set(seat.number, person)
    return { ...seat, address: null }
  })
}

async function handOut(server: Employer['server'], seed: number, rounds: readonly string[]) {
  const { employer, target, u } = await company(server, seed, [23, 12, 12])
  withoutAddresses(employer)
  const strain = ({ items }: Person): number => items.reduce((sum, item) => sum + item, 0)
  const inOrder = [...u.toSorted((a, b) => strain(a) - strain(b)), target]
  const thirds = new Map(inOrder.map(({ id }, n) => [id, 'ABC'[Math.floor(n / 8)] ?? 'C']))
  const diary = new Diary()
  diary.note('the list', await employer.sendList())
  for (const able of rounds) {
    const isHandedSlip = ({ id }: Person) =>
      able.includes(thirds.get(id) ?? 'C') || (able.includes('t') && id === target.id)
    await diary.hold(employer, { isHandedSlip })
  }
  return {
    diary,
    targets: rounds.includes('At') ? [target.id] : [...u.map(({ id }) => id), targetOf(seed).id],
  }
}
