import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { type Cheat, Diary, listedCompany } from './cheat.ts'
import { type Company, company } from './company.ts'
import type { Employer, Person } from './employer.ts'
import type { HeldRound } from './hold-round.ts'
import { wantedAfter, without } from './wanted.ts'

const seatOf = (employer: Employer, { id }: Person) => {
  const seat = employer.list.find(({ number }) => number === id)
  if (seat === undefined) throw new Error(`${id} has no seat`)
  return seat
}

/** The same round with the target in another unit. */
const elsewhere = (round: HeldRound, { id }: Person): HeldRound =>
  wantedAfter(
    round,
    (person) => person,
    (person, unit) => (person.id === id ? 'v' : unit),
  )

/** Three rounds: unchanged, changed, and unchanged again. */
async function between(
  { employer, target }: Company,
  change: (diary: Diary) => Promise<void>,
  back: (diary: Diary) => Promise<void>,
) {
  const diary = new Diary()
  diary.note('the list', await employer.sendList())
  await diary.hold(employer)
  await change(diary)
  await diary.hold(employer)
  await back(diary)
  await diary.hold(employer)
  return { diary, targets: [target.id] }
}

/** Changes of the list by undo, by day, and of units. */
export const listCheats: readonly Cheat[] = [
  {
    name: 'an import undone',
    variant: 'the target is moved, the list frozen, and the import undone at once',
    wall: 'rule 5: four people between two rounds',
    isQuick: true,
    run: async (server, seed) => {
      const given = await listedCompany(server, seed, [10, 12, 12])
      const { employer, target, diary } = given
      await diary.hold(employer)
      const asItWas = employer.list
      employer.rewrite((seat) => (seat.number === target.id ? { ...seat, unit: 'v' } : seat))
      diary.note('the target elsewhere', await employer.sendList())
      const undo = async () => void diary.note('undoing', await employer.undo())
      await diary.hold(employer, { whenFrozen: undo })
      employer.list = asItWas
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'an import undone',
    variant: 'to remove others after the limit: four of eleven, undone, and four others',
    wall: 'too-many-removed-in-unit: who was removed counts even when back',
    run: async (server, seed) => {
      const given = await listedCompany(server, seed, [10, 12, 12])
      const { employer, target, u, diary } = given
      const first = await diary.hold(employer)
      const asItWas = employer.list
      const leaveOut = (people: readonly Person[]) => {
        employer.list = asItWas.filter(({ number }) => !people.some(({ id }) => id === number))
      }
      leaveOut(u.slice(0, 4))
      diary.note('four removed', await employer.sendList())
      diary.note('undoing', await employer.undo())
      const three = u.slice(4, 7)
      leaveOut([...three, target])
      diary.note('three others and the target removed', await employer.sendList())
      if (first) {
        const again = wantedAfter(first, (person) => person)
        diary.wanted.push(
          first,
          wantedAfter(first, without([...three, target])),
          wantedAfter(again, without(three)),
        )
      }
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'days around the opening',
    variant: 'a change that is to hold from yesterday, or from today',
    wall: 'a day is ahead; a list frozen before it does not change',
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [10, 12, 12])
      const first = await diary.hold(employer)
      if (first) diary.wanted.push(first, elsewhere(first, target))
      const memberId = await employer.memberId(seatOf(employer, target))
      const unitId = (await employer.unitIds()).get('v') ?? ''
      const change = { kind: 'change-person', memberId, unitId } as const
      const today = dayOf(server.time.now)
      for (const holdsFrom of [addDays(today, -1), today])
        diary.note('a day that is not ahead', await employer.change(change, holdsFrom))
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'days around the opening',
    variant: 'the target is to move on the day of a planned opening, and back on the last day',
    wall: 'a frozen list does not change',
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [10, 12, 12])
      const first = await diary.hold(employer)
      if (first) diary.wanted.push(first, elsewhere(first, target))
      const memberId = await employer.memberId(seatOf(employer, target))
      const ids = await employer.unitIds()
      const move = (unit: string, days: number) => async () => {
        const change = { kind: 'change-person', memberId, unitId: ids.get(unit) ?? '' } as const
        diary.note(`moving to ${unit}`, await employer.change(change, addDays(dayOf(server.time.now), days)))
      }
      await diary.hold(employer, { opensIn: 10, whenFrozen: move('v', 10), whenOpen: move('u', 5) })
      await employer.workByTheClock()
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'days around the opening',
    variant: 'three and the target are removed after the freezing of one list, the three of another',
    wall: 'rule 5: four people between each two of three rounds',
    run: async (server, seed) => {
      const given = await listedCompany(server, seed, [11, 12, 12])
      const { employer, target, u, diary } = given
      await diary.hold(employer)
      const three = u.slice(0, 3)
      const asItWas = employer.list
      for (const away of [[...three, target], three]) {
        const removeThem = async () => {
          employer.list = asItWas.filter(({ number }) => !away.some(({ id }) => id === number))
          diary.note('removing', await employer.sendList())
        }
        await diary.hold(employer, { whenFrozen: removeThem })
        employer.list = asItWas
        diary.note('all back', await employer.sendList())
      }
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'moved between units',
    variant: 'the target alone, there and back',
    wall: 'rule 5: four people between two rounds',
    run: async (server, seed) => {
      const given = await company(server, seed, [10, 12, 12])
      const { employer, target } = given
      const moveTo = (unit: string) => async (diary: Diary) => {
        employer.rewrite((seat) => (seat.number === target.id ? { ...seat, unit } : seat))
        diary.note(`moved to ${unit}`, await employer.sendList())
      }
      return between(given, moveTo('v'), moveTo('u'))
    },
  },
  {
    name: 'units split and merged',
    variant: 'the target split off alone, the new unit merged with another, and the rest with a third',
    wall: 'rules 3 and 5: a unit put elsewhere is people who were moved',
    run: async (server, seed) => {
      const given = await company(server, seed, [10, 12, 12])
      const { employer, target } = given
      return between(
        given,
        async (diary) => {
          const ids = await employer.unitIds()
          const [u, v] = [ids.get('u') ?? '', ids.get('v') ?? '']
          const memberIds = [await employer.memberId(seatOf(employer, target))]
          const split = { kind: 'split-unit', unitId: u, name: 'Ny', externalId: 'ny', memberIds } as const
          diary.note('splitting', await employer.change(split))
          const unitId = (await employer.unitIds()).get('ny') ?? ''
          diary.note('merging', await employer.change({ kind: 'merge-unit', unitId, intoId: v }))
        },
        async (diary) => {
          const ids = await employer.unitIds()
          const change = {
            kind: 'merge-unit',
            unitId: ids.get('u') ?? '',
            intoId: ids.get('w') ?? '',
          } as const
          diary.note('closing the rest', await employer.change(change))
        },
      )
    },
  },
  {
    name: 'regrouping',
    variant: 'everybody dealt out anew before each of five rounds',
    wall: 'rule 3: a third of those invited stood elsewhere',
    run: async (server, seed) => {
      const { employer, target, random, diary } = await listedCompany(server, seed, [11, 12, 12])
      await diary.hold(employer)
      for (let n = 0; n < 4; n++) {
        const order = employer.list.map((_, place) => place).sort(() => random.next() - 0.5)
        const units = new Map(order.map((seat, place) => [seat, ['u', 'v', 'w'][place % 3] ?? 'u']))
        employer.list = employer.list.map((seat, place) => ({ ...seat, unit: units.get(place) ?? seat.unit }))
        diary.note('everybody elsewhere', await employer.sendList())
        await diary.hold(employer)
      }
      return { diary, targets: [target.id] }
    },
  },
]
