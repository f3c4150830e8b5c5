import type { Answer, ZoneName } from '@andrum/release/attack/organisation-file.ts'
import type { Problem } from '#contract/problem.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { asSuperuser } from '../database/database.ts'
import { answersByValue } from '../factories/answers-by-value.ts'
import { day, type Employer, type Person } from './employer.ts'

export type RoundPlan = {
  /** External id of the unit that is asked with those below it; undefined: the whole organisation. */
  readonly part?: string
  readonly smallestGroup?: number
  /** The earliest opening, in days from now. */
  readonly opensIn?: number
  /** Which of the people who can answer do so. */
  readonly isAnswering?: (person: Person) => boolean
  /** Who answers a day later than the others. */
  readonly isLate?: (person: Person) => boolean
  /** The employer's action when the list is frozen, before the round opens. */
  readonly whenFrozen?: (roundId: string) => Promise<void>
  /** The employer's action when it is open, before anybody has answered. */
  readonly whenOpen?: (roundId: string) => Promise<void>
  /** … and on the day after answers: those of most people, and the late ones. */
  readonly dayAfter?: (roundId: string) => Promise<void>
  /** The people without an address to whom the employer hands their slip; by default nobody. */
  readonly isHandedSlip?: (person: Person) => boolean
  /** Who answers with the slips that the employer keeps. */
  readonly answersByKeptSlip?: (person: Person) => Person | null
}

export type Invited = {
  readonly memberId: string
  readonly unit: string
  /** The address, or the employee number where there is none. */
  readonly key: string
  readonly person: Person
}

export type FrozenUnit = { readonly id: string; readonly parent: string | null; readonly unitId: string }

/** A round from its list to its figures. */
export type HeldRound = {
  readonly roundId: string
  readonly employer: Employer
  /** The frozen tree with the employer's own ids and ours. */
  readonly nodes: readonly FrozenUnit[]
  readonly invited: readonly Invited[]
  /** The answers by seat, with the person who gave each. */
  readonly answers: readonly (Invited & { readonly answer: Answer })[]
}

const statement = 'Alla fick höra om mätningen på mötet i måndags.'

/**
 * Prepares a round over HTTP, lets the owner make the statement, lets everybody answer by their mailed link or their slip,
 * closes the round and waits for the figures. @returns the round, or the code of the refusal
 */
export async function holdRound(employer: Employer, plan: RoundPlan = {}): Promise<HeldRound | string> {
  const { server, browser, params } = employer
  const now = server.time.now.getTime()
  const unitId = plan.part === undefined ? undefined : (await employer.unitIds()).get(plan.part)
  const opensIn = plan.opensIn ?? 0
  const prepared = await browser.call('prepareRound', {
    params,
    body: {
      name: 'Mätning',
      instrument: stressprofil.id,
      closesAt: new Date(now + (opensIn + 14) * day).toISOString(),
      ...(unitId && { unitId }),
      ...(plan.opensIn && { opensAt: new Date(now + opensIn * day).toISOString() }),
      ...(plan.smallestGroup && { smallestGroup: plan.smallestGroup }),
    },
  })
  if (prepared.status !== 201) return (prepared.body as Problem).code
  const roundId = (prepared.body as RoundView).id
  const ofRound = { ...params, roundId }
  await plan.whenFrozen?.(roundId)
  server.mail.received.length = 0
  const opened = await browser.call('stateHowInformed', { params: ofRound, body: { statement } })
  if (opened.status !== 200) return (opened.body as Problem).code
  if (plan.opensIn) {
    employer.pass(opensIn)
    await employer.signIn()
    await employer.workByTheClock()
  }
  await server.runJobs()
  await plan.whenOpen?.(roundId)
  const invited = await readInvited(employer, roundId)
  const answers: HeldRound['answers'][number][] = []
  for (const isLate of plan.isLate ? [false, true] : [false]) {
    const today = invited.filter(({ person }) => (plan.isLate?.(person) ?? false) === isLate)
    answers.push(...(await answerAll(employer, roundId, today, plan)))
    if (plan.dayAfter === undefined) continue
    employer.pass(1)
    await employer.workByTheClock()
    await plan.dayAfter(roundId)
  }
  await close(employer, roundId)
  return { roundId, employer, nodes: await readNodes(employer, roundId), invited, answers }
}

/** Closes the round as soon as the product allows it. */
async function close(employer: Employer, roundId: string): Promise<void> {
  const { server, browser, params } = employer
  const ofRound = { ...params, roundId }
  const { closesAt } = (await browser.call('readRound', { params: ofRound })).body as RoundView
  let closed = await browser.call('closeRound', { params: ofRound, body: { from: closesAt } })
  const { possibleFrom } = closed.body as Problem
  if (possibleFrom !== undefined) {
    server.time.now = new Date(possibleFrom)
    await employer.signIn()
    closed = await employer.browser.call('closeRound', { params: ofRound, body: { from: closesAt } })
  }
  if (closed.status !== 200) throw new Error(`the round does not close: ${closed.text}`)
  employer.pass(1)
  await server.runJobs()
}

/** Which seat belongs to whom, as the employer knows. */
async function readInvited(employer: Employer, roundId: string): Promise<Invited[]> {
  const rows = await asSuperuser<{ id: string; unit: string; email: string | null; number: string | null }>(
    employer.server.database,
    `select m.id, u.external_id as unit, m.email, m.external_id as number from invitation i
     join member m on m.organisation_id = i.organisation_id and m.id = i.member_id
     join unit u on u.organisation_id = i.organisation_id and u.id = i.unit_id where i.round_id = $1`,
    [roundId],
  )
  return rows.flatMap(({ id, unit, email, number }) => {
    const person = employer.holderOf({ address: email, number: number ?? '' })
    return person === undefined ? [] : [{ memberId: id, unit, key: email ?? number ?? '', person }]
  })
}

async function readNodes(employer: Employer, roundId: string): Promise<FrozenUnit[]> {
  return asSuperuser<FrozenUnit>(
    employer.server.database,
    `select u.external_id as id, u.id as "unitId", above.external_id as parent from round_unit r
     join unit u on u.organisation_id = r.organisation_id and u.id = r.unit_id
     left join unit above on above.organisation_id = r.organisation_id and above.id = r.parent_id
     where r.round_id = $1 order by r.position`,
    [roundId],
  )
}

async function answerAll(
  employer: Employer,
  roundId: string,
  invited: readonly Invited[],
  plan: RoundPlan,
): Promise<HeldRound['answers']> {
  const { server } = employer
  const secrets = new Map(
    server.mail.received.flatMap(({ recipients: [to = ''], text }) => {
      const token = /#inbjudan=([\w-]+)/.exec(text)?.[1]
      return token === undefined ? [] : [[to, token] as const]
    }),
  )
  const slips = await readSlipCodes(employer, roundId)
  const sent = invited.map(async (seat, n) => {
    const slip = slips.get(seat.key)
    const isKept = slip !== undefined && !plan.isHandedSlip?.(seat.person)
    const person = isKept ? (plan.answersByKeptSlip?.(seat.person) ?? null) : seat.person
    const token = slip ?? secrets.get(seat.key)
    if (person === null || token === undefined || plan.isAnswering?.(person) === false) return []
    const answer = await server.browser().call('submitAnswers', {
      params: { roundId },
      ip: `10.0.${n}.7`,
      body: { version: stressprofil.version, answers: answersByValue(stressprofil, person.items), token },
    })
    if (answer.status !== 201) throw new Error(`${person.id} cannot answer: ${answer.text}`)
    return [{ ...seat, person, answer: answerOf(person, roundId, answer.body as Scored) }]
  })
  return (await Promise.all(sent)).flat()
}

type Scored = {
  readonly total: number
  readonly zone: ZoneName
  readonly categories: readonly { readonly id: string; readonly score: number }[]
}

const answerOf = (person: Person, period: string, { total, zone, categories }: Scored): Answer => ({
  person: person.id,
  period,
  total,
  zone,
  dims: Object.fromEntries(categories.map(({ id, score }) => [id, score])),
})

/** The codes of all slips by employee number; the person who prints them can read them. */
async function readSlipCodes(employer: Employer, roundId: string): Promise<ReadonlyMap<string, string>> {
  const { browser, params } = employer
  const codes = new Map<string, string>()
  if (employer.list.every(({ address }) => address !== null)) return codes
  for (const unitId of (await employer.unitIds()).values()) {
    const made = await browser.call('makeSlips', {
      params: { ...params, roundId },
      body: { unitId, after: null },
    })
    if (made.status >= 400) continue
    const { slips } = made.body as { slips: { employeeId: string; code: string }[] }
    for (const { employeeId, code } of slips) codes.set(employeeId, code)
  }
  return codes
}
