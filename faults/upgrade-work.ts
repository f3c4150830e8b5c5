import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { devMail } from '#contract/demo/endpoints.ts'
import type { ImportView } from '#contract/people/organisation.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import type { SlipsMade } from '#contract/rounds/slips.ts'
import { findInstrument, stressprofil } from '#core/instrument/shipped.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { importFile } from '#test/organisation/organise.ts'
import { letReleaseHourCome } from '#test/release/large-organisation.ts'
import type { Earlier, OfHr } from './earlier.ts'
import type { Place } from './place.ts'
import { workAt } from './work.ts'

const size = { units: 6, people: 200, rounds: 3 } as const

/** People with an address; two more have none and get slips. */
const people = 8

const twoWeeks = 14 * 24 * 60 * 60 * 1000

type DevMail = z.infer<typeof devMail>

/** The longest wait for an e-mail, in ms. */
const patience = 120_000

/** Work that the earlier version began and the newer one must finish. */
export type Begun = {
  readonly open: OfHr & { readonly round: RoundView }
  readonly inReview: OfHr & { readonly round: RoundView }
  readonly closed: OfHr
  /** Links and a slip of people in `open` who have not answered. */
  readonly secrets: readonly string[]
  readonly used: string
  readonly apiKey: string
}

/** Inserts two organisations of one person, and one with released rounds and an open one. */
export function layOut(earlier: Earlier, { settings }: Place): readonly [OfHr, OfHr, OfHr] {
  const { makeOrganisation } = earlier
  return [makeOrganisation(settings), makeOrganisation(settings), makeOrganisation(settings, size)]
}

export async function workBefore(
  place: Place,
  earlier: Earlier,
  [first, second, closed]: readonly [OfHr, OfHr, OfHr],
): Promise<Begun> {
  earlier.command('staff', ['appoint', 'hr@example.com'], place.settings)
  await call(place, 'POST', '/api/v1/customers', first.headers, {
    name: 'Kunden',
    email: 'ny@kunden.example',
  })
  await call(place, 'POST', '/api/v1/session-endings', first.headers, { email: 'ny@kunden.example' })
  const made = await call<{ secret: string }>(place, 'POST', `${first.path}/api-keys`, first.headers, {
    name: 'Lönesystemet',
    scopes: ['people', 'rounds', 'figures'],
  })
  const open = { ...first, round: await prepare(place, first) }
  await letOpen(place, open)
  const tokens = await secretsIn(place, first.organisationId)
  const { unit } = open.round
  const { slips } = await call<SlipsMade>(
    place,
    'POST',
    `${first.path}/rounds/${open.round.id}/slips`,
    first.headers,
    { unitId: unit.id, after: null },
  )
  const [used = '', ...secrets] = tokens
  await answer(place, open.round, used)
  const inReview = { ...second, round: await prepare(place, second) }
  // The new address takes effect after a week.
  await importPeople(place, second, `annan@${second.organisationId}.example`)
  const { send, waitFor } = workAt(place, closed)
  const { closesAt: from } = await waitFor<RoundView>('', () => true)
  await send('/closing', { from })
  return {
    open,
    inReview,
    closed,
    used,
    secrets: [...secrets, ...slips.map(({ code }) => code)],
    apiKey: made.secret,
  }
}

/** Continues all of it. @throws where something does not work. */
export async function workAfter(place: Place, begun: Begun): Promise<void> {
  const { open, inReview, closed } = begun
  for (const secret of begun.secrets) await answer(place, open.round, secret)
  const again = await post(place, open.round, begun.used)
  if (again.status !== 409) throw new Error(`An answer given before was taken again: ${again.status}.`)
  await call(place, 'GET', `${open.path}/rounds`, { authorization: `Bearer ${begun.apiKey}` })
  await letOpen(place, inReview)
  for (const secret of await secretsIn(place, inReview.organisationId))
    await answer(place, inReview.round, secret)
  await place.withDatabase(letReleaseHourCome)
  const { waitFor } = workAt(place, closed)
  const { state } = await waitFor<RoundView>('', ({ state }) => state !== 'closed')
  if (state !== 'released') throw new Error(`The round that was closed before is ${state}.`)
  await call(place, 'GET', `${closed.path.replace(/\/rounds\/.*/, '')}/overview`, closed.headers)
  for (const path of [closed.path, `${open.path}/rounds/${open.round.id}`])
    await call(place, 'GET', `${path}/file`, closed.headers)
  const checkpoint = await (await fetch(`${place.url()}/tlog/checkpoint`)).text()
  // The records of the program, of the opening and the list of the reviewed round, and of the release.
  if (checkpoint.split('\n')[1] !== '4') throw new Error(`The record log says: ${checkpoint}`)
  await signInAnew(place, addressOf(1, open.organisationId))
}

async function prepare(place: Place, where: OfHr): Promise<RoundView> {
  await importPeople(place, where, addressOf(0, where.organisationId))
  const round = await workAt(place, where).send<RoundView>('/rounds', {
    name: 'Våren',
    instrument: stressprofil.id,
    closesAt: new Date(Date.now() + twoWeeks).toISOString(),
  })
  if (round === undefined) throw new Error('a round was not prepared')
  return round
}

/** @param address of the first of them. */
async function importPeople(place: Place, where: OfHr, address: string): Promise<void> {
  const { send, waitFor } = workAt(place, where)
  const lines = Array.from(
    { length: people },
    (_, n) => `top;;;${n === 0 ? address : addressOf(n, where.organisationId)};Person ${n};${n}`,
  )
  const started = await send<ImportView>('/imports', {
    fileName: 'personal.csv',
    contentBase64: importFile(
      'top;;;hr@example.com;HR',
      ...lines,
      'top;;;;Noor Ek;1019',
      'top;;;;Kim Ek;1020',
    ).toString('base64'),
  })
  if (started === undefined) throw new Error('a file was not taken in')
  await waitFor<ImportView>(`/imports/${started.id}`, ({ state }) => state === 'planned')
  await send(`/imports/${started.id}/application`, null)
  await waitFor<ImportView>(`/imports/${started.id}`, ({ state }) => state === 'applied')
}

async function letOpen(place: Place, { round, ...where }: OfHr & { readonly round: RoundView }) {
  const { send, waitFor } = workAt(place, where)
  await send(`/rounds/${round.id}/list-review/statement`, {
    statement: 'Alla fick höra om mätningen på mötet i måndags.',
  })
  await waitFor<RoundView>(`/rounds/${round.id}`, ({ state }) => state === 'open')
}

/** Secrets from the links of everybody with an address, once the e-mails are there. */
async function secretsIn(place: Place, organisationId: string): Promise<string[]> {
  const secrets: string[] = []
  for (let n = 0; n < people; n += 1)
    secrets.push(
      await inMailTo(place, addressOf(n, organisationId), (text) => /#inbjudan=([\w-]+)/.exec(text)?.[1]),
    )
  return secrets
}

const addressOf = (n: number, organisationId: string) => `person-${n}@${organisationId}.example`

async function signInAnew(place: Place, email: string): Promise<void> {
  await call(place, 'POST', '/api/v1/sign-in-codes', {}, { email, language: 'sv' })
  const code = await inMailTo(place, email, (text) => /^ {4}\d{4} \d{4}$/m.exec(text)?.[0].trim())
  await call(place, 'POST', '/api/v1/sessions', {}, { email, code })
}

/** Waits for the text in the demo's mailbox. */
async function inMailTo(
  place: Place,
  to: string,
  find: (text: string) => string | undefined,
): Promise<string> {
  const begun = performance.now()
  for (;;) {
    const mails = await call<DevMail>(place, 'GET', `/api/dev/mail?to=${encodeURIComponent(to)}`, {})
    const found = mails.map(({ text }) => find(text)).find((one) => one !== undefined)
    if (found !== undefined) return found
    if (performance.now() - begun > patience) throw new Error(`waited in vain for an e-mail to ${to}`)
    await pause(100)
  }
}

async function answer(place: Place, round: RoundView, token: string): Promise<void> {
  const got = await post(place, round, token)
  if (got.status !== 201) throw new Error(`An answer was answered ${got.status}: ${await got.text()}`)
}

/** Sends an answer in the round's own version, even where this version no longer opens rounds with that questionnaire. */
function post(place: Place, { id, instrument, version }: RoundView, token: string): Promise<Response> {
  const asked = findInstrument(instrument, version)
  if (asked === undefined) throw new Error(`${instrument} ${version} is not shipped any more`)
  return fetch(`${place.url()}/api/v1/rounds/${id}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, version, answers: sameAnswers(asked, 3) }),
  })
}

/** @throws where the server refuses. */
async function call<Answer>(
  place: Place,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Answer> {
  const got = await fetch(`${place.url()}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said = await got.text()
  if (!got.ok) throw new Error(`${method} ${path} was answered ${got.status}: ${said.slice(0, 300)}`)
  return (said === '' ? {} : JSON.parse(said)) as Answer
}
