import { randomBytes, randomUUID } from 'node:crypto'
import type { EndpointName } from '#contract/endpoints.ts'
import type { Me } from '#contract/identity/me.ts'
import type { Answer, Call } from '../app/browser.ts'
import { SoftPasskey } from '../app/soft-passkey.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { bookableStaff } from '../factories/bookings.ts'
import { makeGuide, signedIn } from '../factories/people.ts'
import type { Watched, WatcherName } from './watchers.ts'

/** Two employees, one of whom leaves, and the provider's staff whom they contact. */
export async function employees(server: TestApp, { organisationId, roundId, watchers }: Watched) {
  const [work, leaver] = ['top-0@bolaget.example', 'top-1@bolaget.example']
  const members = await asSuperuser<{ id: string; unit_id: string }>(
    server.database,
    'select id, unit_id from member where organisation_id = $1 and email = $2',
    [organisationId, work],
  )
  const { id: memberId, unit_id: unitId } = members[0] ?? { id: '', unit_id: '' }
  const [home, nobody] = [`${randomUUID()}@home.example`, `${randomUUID()}@nowhere.example`]
  const guideEmail = `${randomUUID()}@andrum.example`
  const guide = await signedIn(server, { email: guideEmail, staff: true })
  const guideId = ((await guide.call('readMe')).body as Me).person.id
  await makeGuide(server, guideId)
  const staff = await bookableStaff(server)
  const stop = randomBytes(32).toString('base64url')
  await asSuperuser(
    server.database,
    `insert into identity_change (organisation_id, id, member_id, unit_id, old_email, new_email, asked_at, takes_effect_at, stop_hash)
     values ($1, gen_random_uuid(), $2, $3, $4, 'ny@bolaget.example', $5, $5::timestamptz + interval '7 days', $6)`,
    [organisationId, memberId, unitId, work, server.time.now, server.deps.keys.identityChangeHash(stop)],
  )
  return {
    server,
    organisationId,
    roundId,
    work,
    home,
    own: [work, home, nobody],
    hr: [`hr@${organisationId}.example`, watchers.HR.email],
    provider: [staff.email, guideEmail, server.deps.config.brand.supportEmail],
    token: server.deps.keys.invitationToken(roundId, memberId),
    browser: server.browser(),
    leaver: await signedIn(server, { email: leaver }),
    nobody,
    guideId,
    stop,
    lookup: randomBytes(32).toString('hex'),
    question: { organisationId, secret: randomBytes(32).toString('hex') },
    passkey: new SoftPasskey(),
    /** What one act stores for later acts. */
    kept: new Map<string, string>(),
  }
}
export type Employees = Awaited<ReturnType<typeof employees>>

/** Who sees a trace of an act, where, and why that is intended; nobody else sees any. */
export type Shown = {
  readonly by: readonly WatcherName[]
  readonly in: readonly string[]
  readonly why: string
}

export type Act = {
  readonly do: (who: Employees) => Promise<Answer>
  readonly shown?: Shown
  /** Who gets an e-mail besides the employee. */
  readonly mailed?: 'hr' | 'provider'
  /** The code with which these employees are refused. */
  readonly refused?: string
}

export type Acts = Readonly<Partial<Record<EndpointName, Act>>>

export const call =
  (name: EndpointName, asked: (who: Employees) => Call = () => ({})) =>
  (who: Employees): Promise<Answer> =>
    who.browser.call(name, asked(who))

export const keyed = (body: object): Call => ({ body, headers: { 'idempotency-key': randomUUID() } })

/** Stores something of an answer for later acts. */
export async function keep(
  who: Employees,
  name: string,
  answer: Promise<Answer>,
  of: (body: unknown) => string | undefined,
): Promise<Answer> {
  const given = await answer
  if (given.status < 300) who.kept.set(name, of(given.body) ?? '')
  return given
}

export const kept = (who: Employees, name: string): string => who.kept.get(name) ?? randomUUID()
