import { randomBytes, randomUUID } from 'node:crypto'
import type { FreeSlotList, MadeBooking } from '#contract/bookings/booking.ts'
import type { MadeCalendarFeed } from '#contract/self/calendar-feed.ts'
import { djupanalys } from '#core/instrument/shipped.ts'

import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import type { TestApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { withKey } from '#test/factories/api-key.ts'
import { bookableStaff, slotWish } from '#test/factories/bookings.ts'
import { someExercises } from '#test/factories/exercises.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { openRound, organise } from '#test/factories/open-round.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { rememberSecrets, type Secrets } from '#test/log/secrets.ts'
import { sendFile } from '#test/organisation/import-calls.ts'
import { importFile } from '#test/organisation/organise.ts'
import { type Known, saidInSecret } from './good-values.ts'
import { type Sender, type Side, sender, visitors } from './senders.ts'

const day = 86_400_000

/** Data that only an organisation's own people may read. */
export type Marks = {
  /** A word in names of its units and people, and in what its people write. */
  readonly word: string
  readonly ids: readonly string[]
  /** Links and codes that give everybody who has them access to something of it. */
  readonly secrets: readonly string[]
}

export type World = {
  readonly senders: readonly Sender[]
  readonly marks: Readonly<Record<Side, Marks>>
  readonly knownTo: (sender: Sender) => Known
  /** Forbidden in every line of the log. */
  readonly secrets: Secrets
}

/** The names of a table's ids in requests. */
const calledBy: Readonly<Record<string, readonly string[]>> = {
  organisation: ['organisationId'],
  unit: ['unitId', 'parentId', 'intoId', 'joinUnitId'],
  member: ['memberId', 'memberIds'],
  round: ['roundId', 'round'],
  round_plan: ['planId'],
  member_import: ['importId'],
  work_risk: ['riskId'],
  measure: ['measureId', 'about'],
  api_key: ['keyId'],
  webhook: ['webhookId'],
  webhook_delivery: ['deliveryId'],
  support_request: ['requestId'],
  anonymous_question: ['questionId'],
  role_request: ['requestId'],
  booking: ['bookingId'],
  contact_message: ['messageId'],
  own_result: ['resultId'],
  availability_exception: ['exceptionId'],
  'identity.session': ['sessionId'],
  staff: ['staffId'],
}

/** Two organisations with examples of everything and people in every role; only `here` has a released round. */
export async function makeWorld(server: TestApp, receiver: string): Promise<World> {
  const sides = {
    here: await makeSide(server, receiver, { released: true }),
    there: await makeSide(server, receiver, { released: false }),
  }
  const senders = [
    ...visitors(server),
    ...sides.here.senders('here'),
    ...sides.there.senders('there').filter(({ name }) => name.startsWith('every role')),
  ]
  const links = await sayThings(server, senders)
  const marks = { here: await sides.here.marks(), there: await sides.there.marks() }
  const elsewhere = await idsOutside(server)
  const anyId = [...marks.here.ids, ...marks.there.ids, ...Object.values(elsewhere).flat()]
  const organised = { here: await sides.here.byName(), there: await sides.there.byName() }
  const tokens = [
    ...marks.here.secrets,
    ...marks.there.secrets,
    ...links,
    randomBytes(32).toString('base64url'),
  ]
  const files = [
    importFile('A;Lager;top;', 'A;;;ny@bolaget.example;Ny;4711'),
    importFile('A;A;nowhere;', 'top;;;Fel=Rad@@;Lisa;;fi'),
    Buffer.from('PK\u0003\u0004 no workbook'),
    Buffer.alloc(0),
  ].map((file) => file.toString('base64'))
  const texts = {
    filter: ['userName eq "a@b.se"', 'externalId eq "1"', 'displayName eq "Lager"', 'active eq "true"'],
    startIndex: ['1', '2'],
    count: ['0', '10'],
    attributes: ['userName', 'members'],
    token: tokens,
    email: [...sides.here.addresses, `${randomUUID()}@example.com`, 'Åsa@exempel.se'],
    contentBase64: files,
    fileName: ['personal.csv', 'personal.xlsx'],
    url: [receiver, 'https://127.0.0.1:1/', 'https://10.0.0.1/hook'],
    issuer: [receiver, 'https://127.0.0.1:1'],
    domains: ['exempelbolaget.example'],
    code: ['12345678', '123456', 'abcd-efgh-ijkl-mnop'],
    currentCode: ['12345678'],
    videoUrl: ['https://mote.example/pim'],
    version: ['1.0', '2.0'],
    cause: ['workload', 'control'],
    number: ['556016-0680', '5560160680'],
    search: ['a', 'Åsa', '%'],
  }
  const knownTo = ({ side }: Sender): Known => {
    const own = organised[side ?? 'here']
    return { now: server.time.now, own: { ...elsewhere, ...own }, anyId, texts }
  }
  const secrets = rememberSecrets()
  const { here, there } = marks
  secrets.hide(saidInSecret, here.word, there.word, ...here.secrets, ...there.secrets, ...links)
  secrets.hide(...sides.here.addresses, ...sides.there.addresses, ...saidByPeople)
  return { senders, marks, knownTo, secrets }
}

async function makeSide(server: TestApp, receiver: string, given: { readonly released: boolean }) {
  const { database, deps, time } = server
  const word = `hemligt${randomBytes(6).toString('hex')}`
  const company = await organise(
    database,
    [
      { name: `${word} Bolaget`, members: 0 },
      { name: `${word} Butik`, parent: `${word} Bolaget`, members: 10 },
      { name: `${word} Kontor`, parent: `${word} Bolaget`, members: 9 },
    ],
    { name: 'Exempelbolaget' },
  )
  const { organisationId } = company
  await asSuperuser(database, "update member set name = $2 || ' ' || id where organisation_id = $1", [
    organisationId,
    word,
  ])
  // Held a year ago, so that the organisation may start another round.
  const then = { now: new Date(time.now.getTime() - 365 * day) }
  const before = { ...deps, time: then, clock: () => then.now, warnings: [] }
  const held = { name: `${word} Hösten`, instrument: djupanalys }
  if (given.released)
    await releasedRound(database, before as never, company, () => ({ value: 4, causes: true }), held)
  const open = await openRound(database, deps, company, { name: `${word} Våren` })
  const unitId = company.unitIds.get(`${word} Butik`) ?? ''
  const place = { organisationId, unitId }
  const addresses: string[] = []
  const member = async (...roles: AssignedRole[]) => {
    // Without an id in it: somebody of the other organisation who writes this address gets to see it again.
    const email = `${randomUUID()}@example.com`
    await makeMember(server, { in: place, roles, email })
    addresses.push(email)
    return () => signedIn(server, { email })
  }
  const people = {
    employee: await member(),
    manager: await member('manager'),
    hr: await member('hr'),
    'safety representative': await member('safety_representative'),
    owner: await member('owner'),
    'every role': await member('hr', 'owner', 'safety_representative', 'manager'),
  }
  const everything = await people['every role']()
  const params = { organisationId }
  const call = async (name: Parameters<Browser['call']>[0], body: unknown, more: object = {}) =>
    done(
      await everything.call(name, {
        params: { ...params, ...more },
        body,
        headers: { 'idempotency-key': randomUUID() },
      }),
    )
  const risk = await call('addWorkRisk', {
    description: `${word} risk`,
    likelihood: 3,
    consequence: 4,
    unitId,
    result: null,
  })
  const measure = {
    title: `${word} åtgärd`,
    description: '',
    kind: null,
    owner: { name: `${word} Kim` },
    dueOn: '2027-01-01',
    followUpOn: '2027-02-01',
    status: 'planned',
    followUpResult: '',
    dropReason: '',
    told: true,
  }
  const { id: measureId } = await call('addMeasure', measure, { riskId: risk.id ?? '' })
  await call('commentOnMeasure', { comment: `${word} kommentar` }, { measureId: measureId ?? '' })
  await call('makeWebhook', { url: receiver, events: ['round.opened'] })
  await call('changeRole', { email: `${company.members[0]?.memberId}@example.com`, role: 'hr', gives: true })
  await call('writeSupportSettings', { health: null, contactRules: false })
  await done(await sendFile(everything, place, importFile(`A;${word} Lager;top;`), `${word}.csv`))
  const secrets = company.members.slice(0, 12).map((invited) => open.tokenOf(invited))
  const read = async <Row extends object>(sql: string) => asSuperuser<Row>(database, sql, [organisationId])
  const byName = async () => {
    const ids: Record<string, string[]> = { organisationId: [organisationId] }
    for (const table of await tablesOfOrganisations(server)) {
      const rows = await read<{ id: string }>(`select id from ${table} where organisation_id = $1`)
      for (const name of calledBy[table] ?? [table])
        ids[name] = [...(ids[name] ?? []), ...rows.map(({ id }) => id)]
    }
    return ids
  }
  return {
    addresses,
    byName,
    marks: async (): Promise<Marks> => ({ word, secrets, ids: Object.values(await byName()).flat() }),
    senders: (side: Side): Sender[] => [
      ...Object.entries(people).map(([name, make]) => sender(`${name} ${side}`, side, make)),
      sender(`key ${side}`, side, () => withKey(server, place, ['people', 'rounds', 'figures'])),
      sender(`key for people ${side}`, side, () => withKey(server, place, ['people'])),
    ],
  }
}

const done = ({ status, text, body }: Answer): { readonly id?: string } => {
  if (status >= 300) throw new Error(`the world was not made: ${status} ${text}`)
  return (body ?? {}) as { readonly id?: string }
}

const saidByPeople = ['Åsa Öberg', '070-123 45 67', 'Ring mig.', 'Jag undrar över en sak.'] as const

/** Each person has something that nobody else may read, and a visitor has booked. @returns the secrets in links of all kinds */
async function sayThings(server: TestApp, senders: readonly Sender[]): Promise<string[]> {
  const links: string[] = []
  for (const { name, browser } of senders) {
    if (name === 'visitor' || name.startsWith('key')) continue
    const own = await browser()
    await own.call('writeMyExercises', { body: { version: 0, document: someExercises } })
    const feed = await own.call('makeMyCalendarFeed', { body: { titled: true } })
    links.push(new URL((feed.body as MadeCalendarFeed).address).searchParams.get('token') ?? '')
    await own.call('sendSupportRequest', {
      body: { receiver: 'provider', name: 'Åsa', reach: '070-123 45 67', message: 'Ring mig.' },
      headers: { 'idempotency-key': randomUUID() },
    })
  }
  await bookableStaff(server)
  const wish = { type: 'meeting', from: dayAfter(server, 1), to: dayAfter(server, 8) }
  const { slots } = (await server.browser().call('listFreeSlots', { query: wish })).body as FreeSlotList
  const [slot] = slots
  if (slot === undefined) throw new Error('nobody can be booked')
  const booked = await server.browser().call('makeBooking', { body: slotWish(slot.startsAt) })
  links.push((booked.body as MadeBooking).token)
  links.push(server.deps.keys.unsubscribeToken('asa@exempel.se', 'plan-reminder'))
  const message = { name: 'Åsa Öberg', email: 'asa@exempel.se', language: 'sv', website: '' }
  await server.browser().call('sendContactMessage', {
    body: { ...message, subject: 'Hej på er', message: 'Jag undrar över en sak.' },
  })
  return links
}

const dayAfter = ({ time }: TestApp, days: number) =>
  new Date(time.now.getTime() + days * day).toISOString().slice(0, 10)

async function tablesOfOrganisations({ database }: TestApp): Promise<string[]> {
  const rows = await asSuperuser<{ table_name: string }>(
    database,
    `select table_name from information_schema.columns c where table_schema = 'public' and column_name = 'organisation_id'
     and exists (select from information_schema.columns i where i.table_schema = c.table_schema
       and i.table_name = c.table_name and i.column_name = 'id' and i.data_type = 'uuid')`,
  )
  return rows.map(({ table_name }) => table_name)
}

/** Ids of things that belong to no organisation. */
async function idsOutside({ database }: TestApp): Promise<Record<string, string[]>> {
  const ids: Record<string, string[]> = {}
  for (const [table, names] of Object.entries(calledBy)) {
    const column = table === 'staff' ? 'person_id' : 'id'
    if (
      ![
        'booking',
        'contact_message',
        'own_result',
        'availability_exception',
        'identity.session',
        'staff',
      ].includes(table)
    )
      continue
    const rows = await asSuperuser<{ id: string }>(database, `select ${column} as id from ${table} limit 50`)
    for (const name of names) ids[name] = rows.map(({ id }) => id)
  }
  return ids
}
