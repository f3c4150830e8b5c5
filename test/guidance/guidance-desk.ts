import { randomUUID } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import type {
  GuidanceChange,
  GuidanceList,
  GuidanceMessage,
  GuidanceRow,
  GuidanceShare,
  GuidanceThread,
  MyGuidance,
  MyGuidanceChange,
  SharedContent,
} from '#contract/guidance/guidance.ts'
import type { Me } from '#contract/identity/me.ts'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import type { Rating } from '#core/programme/recovery.ts'
import { lookAfterGuidance } from '#server/guidance/send-guidance-mail-job.ts'
import type { Answer, Browser } from '../app/browser.ts'
import { type TestApp, testApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { makeGuide, makeMember, signedIn, type TestPlace } from '../factories/people.ts'

/** A Monday in March, 10.00 in Stockholm: two working days later is Wednesday the 4th. */
export const monday = new Date('2026-03-02T09:00:00Z')
const day = 24 * 60 * 60 * 1000

export type Somebody = { readonly browser: Browser; readonly email: string; readonly id: string }

export const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } })

/** A participant's view of their guidance. @throws when the call was refused, or there is none */
export function opened(answer: Answer): NonNullable<MyGuidance['guidance']> {
  expect(answer.status, answer.text).toBeLessThan(300)
  const { guidance } = answer.body as MyGuidance
  if (guidance === null) throw new Error('no guidance')
  return guidance
}

export const mine = async ({ browser }: Somebody) => opened(await browser.call('readMyGuidance'))
/** Writes to the guidance and the guide that the page shows. */
export async function write(who: Somebody, text: string, key?: string): Promise<Answer> {
  const { id, guide } = await mine(who)
  const body = { text, guidanceId: id, guideId: guide?.id ?? randomUUID() }
  return who.browser.call('writeToGuide', { body, ...keyed(key) })
}
export const change = (who: Somebody, body: MyGuidanceChange) =>
  who.browser.call('changeMyGuidance', { body })
/** Shares in the guidance that the page shows; an update only replaces an existing copy. */
export async function share(
  who: Somebody,
  content: SharedContent,
  { guidanceId, isUpdate = false }: { readonly guidanceId?: string; readonly isUpdate?: boolean } = {},
): Promise<Answer> {
  const body = { ...content, guidanceId: guidanceId ?? (await mine(who)).id, isUpdate }
  return who.browser.call('shareWithGuide', { body })
}

/** A weekly check of the six months on each of these days. */
export const checks = (levels: Readonly<Record<string, Rating>>): SharedContent => ({
  kind: 'weekly-check',
  checks: Object.fromEntries(
    Object.entries(levels).map(([on, level]) => [on, { strain: level, recovery: level, step: 3 }]),
  ),
})

/** A worksheet that its participant has filled in. */
export const worksheet = {
  kind: 'worksheet',
  worksheet: 'morgonplan',
  values: { texts: { goal: 'Gå hem klockan fyra' }, figures: {}, choices: {}, sets: {}, rows: {} },
} as const

/** What both sides see alike, through the same component. */
export const shownIn = ({
  messages,
  shares,
}: {
  readonly messages: readonly GuidanceMessage[]
  readonly shares: readonly GuidanceShare[]
}) => ({ texts: messages.map(({ text }) => text), contents: shares.map(({ content }) => content) })

export const listed = async ({ browser }: Somebody): Promise<readonly GuidanceRow[]> =>
  ((await browser.call('listGuidances')).body as GuidanceList).guidances

export const of = (id: string) => ({ params: { guidanceId: id } })
export const thread = async ({ browser }: Somebody, id: string): Promise<GuidanceThread> =>
  (await browser.call('readGuidance', of(id))).body as GuidanceThread
export const guideChange = (who: Somebody, id: string, body: GuidanceChange) =>
  who.browser.call('changeGuidance', { ...of(id), body })

/** Answers the guide's present view of the thread. */
export async function answer(
  who: Somebody,
  id: string,
  body: {
    readonly text: string
    readonly seen?: string | null
    readonly letter?: true
    readonly proposal?: readonly string[]
  },
  key?: string,
): Promise<Answer> {
  const seen = (await thread(who, id)).messages?.at(-1)?.id ?? null
  return who.browser.call('answerGuidance', { ...of(id), body: { seen, ...body }, ...keyed(key) })
}

/** Gives a person a private address, with which they have signed in. @returns the address */
export async function privateAddress(
  { database }: Pick<TestApp, 'database'>,
  { id }: Somebody,
): Promise<string> {
  const email = `privat.${randomUUID()}@example.com`
  await asSuperuser(
    database,
    'insert into identity.private_address (person_id, email, answered_at) values ($1, $2, now())',
    [id, email],
  )
  await asSuperuser(database, 'update identity.session set private = true where person_id = $1', [id])
  return email
}

export type GuidanceDesk = {
  readonly server: TestApp
  guide(given?: {
    readonly name?: string
    readonly caseload?: number
    readonly email?: string
  }): Promise<Somebody>
  /** A signed-in person, in an organisation if one is given. */
  person(place?: TestPlace): Promise<Somebody>
  begin(who: Somebody, guide: Somebody): Promise<Answer>
  /** A participant of this guide, called Samira. */
  participant(guide: Somebody, place?: TestPlace): Promise<Somebody & { readonly guidanceId: string }>
  /** Moves the clock by so many days, with everybody signed in, and runs the jobs of those days. */
  later(days: number): Promise<void>
}

/** The real app with guides and participants. Every test begins on the same Monday. */
export async function guidanceDesk(): Promise<GuidanceDesk> {
  const server = await testApp()
  beforeEach(() => {
    server.time.now = monday
  })

  const somebody = async (browser: Browser, email: string): Promise<Somebody> => {
    const { person } = (await browser.call('readMe')).body as Me
    return { browser, email, id: person.id }
  }

  const person = async (place?: TestPlace) => {
    const email = `${randomUUID()}@example.com`
    if (place !== undefined) await makeMember(server, { in: place, email })
    return somebody(await signedIn(server, { email }), email)
  }

  const begin = (who: Somebody, guide: Somebody) =>
    who.browser.call('beginGuidance', {
      body: { guideId: guide.id, name: 'Samira', terms: guidanceTerms },
    })

  return {
    server,
    person,
    begin,
    guide: async ({ name = 'Maria Ek', caseload = 60, email = `${randomUUID()}@example.com` } = {}) => {
      const browser = await signedIn(server, { email, staff: true })
      const guide = await somebody(browser, email)
      await makeGuide(server, guide.id, { name, caseload })
      return guide
    },
    participant: async (guide, place) => {
      const who = await person(place)
      const { id } = opened(await begin(who, guide))
      return { ...who, guidanceId: id }
    },
    later: async (days) => {
      server.time.now = new Date(server.time.now.getTime() + days * day)
      await asSuperuser(
        server.database,
        'update identity.session set started_at = $1, last_used_at = $1, expires_at = $2',
        [server.time.now, new Date(server.time.now.getTime() + 30 * day)],
      )
      await lookAfterGuidance(server.deps)
    },
  }
}
