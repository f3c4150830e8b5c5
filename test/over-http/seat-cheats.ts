import type { MemberList } from '#contract/people/organisation.ts'
import { type Cheat, listedCompany } from './cheat.ts'
import { puppets, standIn } from './company.ts'
import type { Employer, Person, Seat } from './employer.ts'
import { replaced, wantedAfter } from './wanted.ts'

/** An address of the employer's own, which a person of its choice reads. */
const own = (employer: Employer, who: string): string =>
  `egen-${who}@${employer.organisationId}.example`.toLowerCase()

/** Gives a seat another address, so that another person answers there; nothing else changes. */
function giveAway(employer: Employer, seat: Seat, to: Person): void {
  const address = own(employer, to.id)
  employer.rewrite((one) => (one.number === seat.number ? { ...one, address } : one))
  employer.holders.set(address, to)
}

const seatOf = (employer: Employer, { id }: Person): Seat => {
  const seat = employer.list.find(({ number }) => number === id)
  if (seat === undefined) throw new Error(`${id} has no seat`)
  return seat
}

/** Seats of real people given to others, and real people under other names. */
export const seatCheats: readonly Cheat[] = [
  {
    name: 'seats',
    variant: 'eight addresses of nine in one file',
    wall: 'one address in a unit within 28 days; each waits seven days and is mailed to the old one',
    isQuick: true,
    run: async (server, seed) => {
      const { employer, target, u, diary } = await listedCompany(server, seed, [8, 12, 12])
      const first = await diary.hold(employer)
      const theirs = puppets('p', 8)
      for (const [n, person] of u.entries()) giveAway(employer, seatOf(employer, person), theirs[n] ?? person)
      diary.note('the list with their addresses', await employer.sendList())
      if (first) diary.wanted.push(first, wantedAfter(first, replaced(u, theirs)))
      employer.pass(8)
      await employer.workByTheClock()
      await diary.hold(employer)
      return { diary, targets: [target.id, ...u.map(({ id }) => id)] }
    },
  },
  {
    name: 'seats',
    variant: 'the target’s address, by file, after the first round',
    wall: 'rule 7: a seat called anew is read as one person and as two; the old address hears of it',
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [9, 12, 12])
      await diary.hold(employer)
      giveAway(employer, seatOf(employer, target), standIn(seed))
      diary.note('the list with another address', await employer.sendList())
      employer.pass(8)
      await employer.workByTheClock()
      await diary.hold(employer)
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'seats',
    variant: 'one of nine each month, four months',
    wall: 'rule 7, over all five rounds',
    run: async (server, seed) => {
      const { employer, target, u, diary } = await listedCompany(server, seed, [8, 12, 12])
      await diary.hold(employer)
      for (const [n, person] of u.slice(0, 4).entries()) {
        giveAway(employer, seatOf(employer, person), standIn(seed + n, `stand-in-${n}`))
        diary.note('the list with another address', await employer.sendList())
        employer.pass(8)
        await employer.workByTheClock()
        await diary.hold(employer)
      }
      return { diary, targets: [target.id, ...u.slice(0, 4).map(({ id }) => id)] }
    },
  },
  {
    name: 'seats',
    variant: 'the target’s name and address by hand, the seat away in the round of the change',
    wall: 'rule 7, by the frozen lists',
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [9, 12, 12])
      await diary.hold(employer)
      const seat = seatOf(employer, target)
      const stand = standIn(seed)
      const memberId = await employer.memberId(seat)
      const email = own(employer, stand.id)
      diary.note(
        'a change',
        await employer.change({ kind: 'change-person', memberId, name: 'Nora Ny', email }),
      )
      employer.holders.set(email, stand)
      employer.pass(8)
      await employer.workByTheClock()
      await diary.hold(employer, { isAnswering: ({ id }) => id !== stand.id })
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'seats',
    variant: 'another address of the target’s while a round asks',
    wall: 'addresses wait while a round asks',
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [9, 12, 12])
      const whenOpen = async () => {
        giveAway(employer, seatOf(employer, target), standIn(seed))
        diary.note('the list while the round is open', await employer.sendList())
        employer.pass(8)
        await employer.workByTheClock()
        const query = { search: own(employer, 'stand-in') }
        const found = await employer.browser.call('listMembers', { params: employer.params, query })
        const { total } = found.body as MemberList
        diary.met.push(`after eight days ${total} people have the new address`)
      }
      await diary.hold(employer, { whenOpen })
      await employer.workByTheClock()
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'deleted and made again by SCIM',
    variant: 'three of twelve under new addresses and numbers, the target gone',
    wall: 'rule 7: who comes back under the same name is read as one person and as two',
    isQuick: true,
    run: (server, seed) => makeAgain(server, seed, 3, 'same'),
  },
  {
    name: 'deleted and made again by SCIM',
    variant: 'three of twelve under new addresses, numbers and names, the target gone',
    wall: 'none: three who left and three newcomers, to every list; the review shows four gone and three new',
    isLeft: true,
    run: (server, seed) => makeAgain(server, seed, 3, 'new'),
  },
  {
    name: 'deleted and made again by SCIM',
    variant: 'eight of nine, to be puppets under their numbers',
    wall: '40 % of a unit may be removed within 28 days, three of nine; those three places are left',
    isLeft: true,
    run: (server, seed) => makeAgain(server, seed, 8, 'puppets'),
  },
]

/** The SCIM representation of a person. */
const userOf = ({ address, name, number }: Seat) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  ],
  userName: address,
  displayName: name,
  active: true,
  emails: [{ value: address, type: 'work', primary: true }],
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { employeeNumber: number },
})

async function makeAgain(
  server: Employer['server'],
  seed: number,
  amount: number,
  as: 'same' | 'new' | 'puppets',
) {
  const { employer, target, u, diary } = await listedCompany(server, seed, [amount === 8 ? 8 : 11, 12, 12])
  const first = await diary.hold(employer)
  const again = u.slice(0, amount)
  const gone = as === 'puppets' ? again : [...again, target]
  for (const person of gone) {
    const seat = seatOf(employer, person)
    // The program has to take a person over before it can delete them.
    diary.note('taking over', await employer.scim('POST', '/Users', userOf(seat)))
    diary.note('deleting', await employer.scim('DELETE', `/Users/${await employer.memberId(seat)}`))
  }
  const theirs = puppets('p', amount)
  const unit = (await employer.unitIds()).get('u')
  for (const [n, person] of again.entries()) {
    const holder = as === 'puppets' ? (theirs[n] ?? person) : person
    const seat = seatOf(employer, person)
    const address = own(employer, holder.id)
    const made = {
      ...seat,
      address,
      number: `ny-${holder.id}`,
      name: as === 'same' ? seat.name : `Ny ${holder.id}`,
    }
    employer.holders.set(address, holder)
    if (!diary.note('making again', await employer.scim('POST', '/Users', userOf(made)))) continue
    const value = await employer.memberId(made)
    const operation = { op: 'add', path: 'members', value: [{ value }] }
    diary.note(
      'into the unit',
      await employer.scim('PATCH', `/Groups/${unit}`, {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [operation],
      }),
    )
  }
  if (first && as === 'puppets') diary.wanted.push(first, wantedAfter(first, replaced(again, theirs)))
  await diary.hold(employer)
  await diary.hold(employer)
  return { diary, targets: [target, ...(as === 'puppets' ? again : [])].map(({ id }) => id) }
}
