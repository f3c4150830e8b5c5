import type { Problem } from '#contract/problem.ts'
import type { ListReviewView } from '#contract/rounds/list-review.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import { asSuperuser } from '../database/database.ts'
import { makeMember, signedIn } from '../factories/people.ts'
import { type Cheat, Diary, listedCompany } from './cheat.ts'
import { company, puppets, standIn } from './company.ts'
import type { Employer } from './employer.ts'

const eight = 8

/** People whom the employer has invented. */
export const puppetCheats: readonly Cheat[] = [
  {
    name: 'puppets',
    variant: 'eight of nine on the first list, which no safety representative has seen',
    wall: 'none: the invitation says that nobody of the employees’ side has seen the list',
    isLeft: true,
    run: async (server, seed) => {
      const { employer, target } = await company(server, seed, [0, 12, 12])
      employer.hire('u', puppets('p', eight))
      const diary = new Diary()
      diary.note('the list', await employer.sendList())
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'puppets',
    variant: 'eight come to a unit of one before the second round',
    wall: 'rule 1: nobody new makes a group large enough',
    isQuick: true,
    run: (server, seed) => comeLater(server, seed, 2),
  },
  {
    name: 'puppets laundered by a round',
    variant: 'eight come before the second round, and all are asked a third time',
    wall: 'none but the review: after 28 days they are established',
    isLeft: true,
    run: (server, seed) => comeLater(server, seed, 3),
  },
  {
    name: 'puppets laundered by a round',
    variant: 'read in, frozen on a list, undone at once, and read in again for the third round',
    wall: 'none but the review: after 28 days they are established',
    isLeft: true,
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [0, 12, 12])
      await diary.hold(employer)
      const withoutThem = employer.list
      employer.list = [...withoutThem]
      employer.hire('u', puppets('p', eight))
      const withThem = employer.list
      diary.note('the list with puppets', await employer.sendList())
      const undo = async () => void diary.note('undoing', await employer.undo())
      await diary.hold(employer, { whenFrozen: undo })
      employer.list = withThem
      diary.note('the list with puppets again', await employer.sendList())
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'puppets',
    variant: 'a safety representative reads the list; HR tries to be or to choose another',
    wall: 'the list is seen before it counts; the office is given and ended by its holder or the provider',
    isQuick: true,
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [0, 12, 12])
      await diary.hold(employer)
      const representative = await appoint(employer)
      employer.hire('u', puppets('p', eight))
      diary.note('the list with puppets', await employer.sendList())
      await giveOfficeAway(employer, diary, representative.email)
      let objected = false
      await diary.hold(employer, {
        whenFrozen: async (roundId) => {
          objected = await objectToPuppets(employer, roundId, representative.browser, diary)
        },
      })
      if (!objected) throw new Error('nobody saw the puppets')
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'participation while a round is open',
    variant: 'thirty-nine puppets come to a unit of one, thirty-five answer, and the target a day later',
    wall: 'decision 129: the daily step needs forty people who were on a list before',
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [0, 12, 12])
      await diary.hold(employer)
      const many = puppets('p', 39)
      const silent = many.slice(35)
      employer.hire('u', many)
      diary.note('the list with puppets', await employer.sendList())
      await diary.hold(employer, {
        part: 'u',
        isAnswering: ({ id }) => !silent.some((one) => one.id === id),
        isLate: ({ id }) => id === target.id,
        dayAfter: async (roundId) => {
          const params = { ...employer.params, roundId }
          const round = (await employer.browser.call('readRound', { params })).body as RoundView
          diary.met.push(`the step is ${round.participationStep}`)
        },
      })
      return { diary, targets: [target.id] }
    },
  },
  {
    name: 'a mailbox read by the employer',
    variant: 'who has it is answered for once, with the list as it was',
    wall: 'none: to every list the same person answered something else; the person finds the invitation used',
    isLeft: true,
    run: async (server, seed) => {
      const { employer, target, diary } = await listedCompany(server, seed, [9, 12, 12])
      await diary.hold(employer)
      const mailbox = employer.list.find(({ number }) => number === target.id)?.address ?? ''
      employer.holders.set(mailbox, standIn(seed))
      await diary.hold(employer)
      return { diary, targets: [target.id] }
    },
  },
]

async function comeLater(server: Employer['server'], seed: number, rounds: number) {
  const { employer, target, diary } = await listedCompany(server, seed, [0, 12, 12])
  await diary.hold(employer)
  employer.hire('u', puppets('p', eight))
  diary.note('the list with puppets', await employer.sendList())
  for (let n = 1; n < rounds; n++) await diary.hold(employer)
  return { diary, targets: [target.id] }
}

/** As the provider: appoints an employee who reviews lists. */
async function appoint(employer: Employer) {
  const { server, organisationId } = employer
  const [top] = await asSuperuser<{ id: string }>(
    server.database,
    'select id from unit where organisation_id = $1 and parent_id is null',
    [organisationId],
  )
  const place = { organisationId, unitId: top?.id ?? '' }
  const { email } = await makeMember(server, { in: place, roles: ['safety_representative'] })
  return { email, browser: await signedIn(server, { email }) }
}

/** The owner wants to make a puppet the safety representative, and to remove the present one. */
async function giveOfficeAway({ browser, params }: Employer, diary: Diary, sitting: string): Promise<void> {
  const puppet = await browser.call('listMembers', { params, query: { search: 'Namn p0' } })
  const [{ email } = { email: '' }] = (puppet.body as { members: { email: string }[] }).members
  for (const body of [
    { email, role: 'safety_representative', gives: true },
    { email: sitting, role: 'safety_representative', gives: false },
  ]) {
    const answer = await browser.call('changeRole', { params, body })
    const { became } = answer.body as { became?: string }
    diary.note(body.gives ? 'the office for a puppet' : 'the office taken', [
      became ?? (answer.body as Problem).code,
    ])
  }
  const { body } = await browser.call('listRoles', { params })
  for (const { id } of (body as { requests: { id: string }[] }).requests) {
    const decided = await browser.call('decideRoleRequest', {
      params: { ...params, requestId: id },
      body: { confirms: true },
    })
    diary.note('confirming it oneself', [(decided.body as Problem).code])
  }
}

/** @returns whether the list revealed them */
async function objectToPuppets(
  { browser, params }: Employer,
  roundId: string,
  representative: Employer['browser'],
  diary: Diary,
): Promise<boolean> {
  const ofRound = { ...params, roundId }
  const review = (await representative.call('readListReview', { params: ofRound })).body as ListReviewView
  const unit = review.units.find(({ name }) => name === 'Enhet U')
  diary.met.push(`the review shows ${unit?.joined} of ${unit?.invited} new`)
  const approved = await browser.call('approveList', { params: ofRound })
  diary.note('approving it as HR', [(approved.body as Problem).code])
  const body = { reason: 'Åtta nya som ingen känner.' }
  const objected = await representative.call('objectToList', { params: ofRound, body })
  return objected.status === 200 && unit?.joined === eight
}
