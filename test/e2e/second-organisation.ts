import { randomBytes, randomUUID } from 'node:crypto'
import { earlierInstruments, shippedInstruments } from '#core/instrument/shipped.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { changeRoleAsProvider } from '#server/people/roles/change-role-as-provider.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Deps } from '#server/platform/deps.ts'
import { holdHashKey } from '#server/platform/keys/hold-hash-key.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { openRecordLog } from '#server/platform/keys/record-log-key.ts'
import { createLog } from '#server/platform/log.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { newMeter } from '#server/platform/metrics/meter.ts'
import { guardedFetch } from '#server/platform/net/guarded-fetch.ts'
import { findTextsBy } from '#server/platform/net/txt-records.ts'
import { foundOrganisation } from '#server/provider/found-organisation.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { approveList } from '#server/rounds/review/answer-list-review.ts'
import { stateHowInformed } from '#server/rounds/review/state-how-informed.ts'
import { readIn as readInOnce } from '../organisation/read-in.ts'
import { poolsBeside } from './pools-beside.ts'

const day = 86_400_000
export const hr = 'hr@provbolaget.example'
export const representative = 'skyddsombud@provbolaget.example'
export const employee = 'lagret-3@provbolaget.example'
/** The first person of a newly created organisation. */
export const newOwner = 'agare@nybolaget.example'
/** HR and owner of an organisation without an imported list. */
export const care = 'hr@omsorgsbolaget.example'
/** HR and owner of an organisation that a test sets up. */
export const settingUp = 'agare@uppstartsbolaget.example'
/** The same, for a test that imports a list of an HR system. */
export const listed = 'hr@listbolaget.example'
/** The same, each set up from nothing by a test in its language. */
export const firstInSwedish = 'agare@forstabolaget.example'
export const firstInEnglish = 'owner@firstcompany.example'
/** HR of an organisation without rounds, which asks about the work environment. */
export const notAsked = 'hr@arbetsmiljobolaget.example'
/** A person on the list of an organisation that a test leaves. */
export const leaving = 'ska-sluta@kortbolaget.example'
/** HR of an organisation whose open round has earlier wordings. */
export const before = 'hr@tidigarebolaget.example'
/** HR and owner of an organisation that asked everybody twenty days ago. */
export const lately = 'hr@nyligenbolaget.example'
/** Two people of one organisation, each HR and owner. */
export const bothOfHr = ['hanna@parbolaget.example', 'nils@parbolaget.example'] as const

/**
 * An organisation whose round a test may prepare, because none is open; the demo always has one. Its list was approved and
 * its round released two months ago. Then two people of the warehouse left, and two came, one with another domain.
 */
export async function makeSecondOrganisation(config: Config): Promise<void> {
  const now = Date.now()
  await withDeps(config, async (deps, goTo) => {
    goTo(new Date(now - 60 * day))
    const organisationId = await foundOrganisation(deps, { name: 'Provbolaget', email: hr })
    const person = (email: string) => ensurePerson(deps, { email, language: 'sv' })
    const where = { organisationId, hr: await person(hr) }
    await readIn(deps, where, listOf([...people(0, 10)]))
    await changeRoleAsProvider(deps, {
      organisationId,
      email: representative,
      role: 'safety_representative',
      gives: true,
    })
    const round = await prepareRound(deps, {
      organisationId,
      personId: where.hr,
      name: 'I våras',
      instrument: 'stressprofil',
      closesAt: new Date(now - 46 * day),
    })
    const which = { organisationId, roundId: round.id }
    await approveList(deps, { ...which, personId: await person(representative) })
    goTo(new Date(now - 45 * day))
    await closeRound(deps, { ...which, personId: null })
    await releaseRound(deps, which)
    goTo(new Date(now - 2 * day))
    await readIn(
      deps,
      where,
      listOf([...people(2, 10), person11, 'lagret;;;kim@annanstans.example;Kim Annanstans;']),
    )
  })
}

/** An organisation without a safety representative, whose round opened twenty days ago and is released. */
export async function makeOrganisationAskedLately(config: Config): Promise<void> {
  const now = Date.now()
  await withDeps(config, async (deps, goTo) => {
    goTo(new Date(now - 20 * day))
    const organisationId = await foundOrganisation(deps, { name: 'Nyligenbolaget', email: lately })
    const where = { organisationId, hr: await ensurePerson(deps, { email: lately, language: 'sv' }) }
    await readIn(deps, where, shortList)
    const round = await prepareRound(deps, {
      organisationId,
      personId: where.hr,
      name: 'Nyligen',
      instrument: 'stressprofil',
      closesAt: new Date(now - 6 * day),
    })
    const which = { organisationId, roundId: round.id }
    await stateHowInformed(deps, { ...which, personId: where.hr, statement: 'Alla fick höra om mätningen.' })
    goTo(new Date(now - 5 * day))
    await closeRound(deps, { ...which, personId: null })
    await releaseRound(deps, which)
  })
}

/** Organisations without rounds: one with two people who may prepare one, one with a single one. */
export async function makeOrganisationsNotAsked(config: Config): Promise<void> {
  await withDeps(config, async (deps) => {
    const found = async (name: string, email: string, others: readonly string[]) => {
      const organisationId = await foundOrganisation(deps, { name, email })
      const where = { organisationId, hr: await ensurePerson(deps, { email, language: 'sv' }) }
      await readIn(deps, where, oneUnit(name, [email, ...others]))
      return organisationId
    }
    await found('Arbetsmiljöbolaget', notAsked, addresses('arbetsmiljobolaget.example', 9))
    const [hanna, nils] = bothOfHr
    const organisationId = await found('Parbolaget', hanna, [nils, ...addresses('parbolaget.example', 10)])
    await ensurePerson(deps, { email: nils, language: 'sv' })
    for (const role of ['hr', 'owner'] as const)
      await changeRoleAsProvider(deps, { organisationId, email: nils, role, gives: true })
  })
}

/** A newly created organisation: its first person has never signed in, and has no second factor. */
export async function makeNewOrganisation(config: Config): Promise<void> {
  await withDeps(config, async (deps) => {
    await foundOrganisation(deps, { name: 'Nybolaget', email: newOwner })
  })
}

/** Organisations of one person, who is HR and owner. */
export async function makeEmptyOrganisations(config: Config): Promise<void> {
  await withDeps(config, async (deps) => {
    await foundOrganisation(deps, { name: 'Omsorgsbolaget', email: care })
    await foundOrganisation(deps, { name: 'Uppstartsbolaget', email: settingUp })
    await foundOrganisation(deps, { name: 'Listbolaget', email: listed })
    await foundOrganisation(deps, { name: 'Förstabolaget', email: firstInSwedish })
    await foundOrganisation(deps, { name: 'First Company', email: firstInEnglish })
  })
}

export async function makeOrganisationToLeave(config: Config): Promise<void> {
  await withDeps(config, async (deps) => {
    const owner = 'agare@kortbolaget.example'
    const organisationId = await foundOrganisation(deps, { name: 'Kortbolaget', email: owner })
    const hrId = await ensurePerson(deps, { email: owner, language: 'sv' })
    const list = [
      'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer',
      'top;Kortbolaget;;;;',
      `top;;;${owner};Orvar Kort;`,
      `top;;;${leaving};Sam Kort;`,
    ]
    await readIn(deps, { organisationId, hr: hrId }, Buffer.from(list.join('\n')))
  })
}

/** An organisation whose round opened before the questions were reworded, and is still open. */
export async function makeOrganisationOfEarlierQuestions(config: Config): Promise<void> {
  const now = Date.now()
  await withDeps(config, async (deps, goTo) => {
    goTo(new Date(now - 5 * day))
    const organisationId = await foundOrganisation(deps, { name: 'Tidigarebolaget', email: before })
    const where = { organisationId, hr: await ensurePerson(deps, { email: before, language: 'sv' }) }
    await readIn(
      deps,
      where,
      oneUnit('Tidigarebolaget', [before, ...addresses('tidigarebolaget.example', 9)]),
    )
    const round = await prepareRound(
      { ...deps, instruments: earlierInstruments },
      {
        organisationId,
        personId: where.hr,
        name: 'Med tidigare frågor',
        instrument: 'stressprofil',
        closesAt: new Date(now + 9 * day),
      },
    )
    const which = { organisationId, roundId: round.id, personId: where.hr }
    await stateHowInformed(deps, { ...which, statement: 'Alla fick höra om mätningen.' })
  })
}

/**
 * Imports a list. The server beside this process deletes, at its start and every hour, files that were not applied in time. With
 * the clock of these tests ours is one of them, between its dry run and its application, so it may take several attempts.
 */
export async function readIn(
  deps: Deps,
  where: Parameters<typeof readInOnce>[1],
  content: Buffer,
): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const { state } = await readInOnce(deps, where, content)
    if (state === 'applied') return
  }
  throw new Error('a list was not read in')
}

type Work = (deps: Deps, goTo: (time: Date) => void) => Promise<void>

/** Runs work with the server's dependencies, at a time that it sets, and without jobs. */
export async function withDeps(config: Config, work: Work): Promise<void> {
  const { pools, close } = await poolsBeside(config)
  let time = new Date()
  const clock = () => time
  const keys = await holdHashKey({ pools, keys: makeKeys(config) })
  const mailer = openMailer(config, { jobs: pools.jobs, clock, keys })
  const deps: Deps = {
    config,
    pools,
    keys,
    queue: quiet,
    mailer,
    sms: null,
    outgoing: guardedFetch({ networks: config.outgoingNetworks, production: config.production }),
    findTexts: findTextsBy(),
    program: async () => ({ version: '0.0.0', digest: '00'.repeat(32) }),
    recordLog: await openRecordLog(config),
    instruments: shippedInstruments,
    clock,
    newId: () => randomUUID(),
    newSalt: randomBytes,
    log: createLog('warn'),
    meter: newMeter(),
  }
  try {
    await work(deps, (to) => {
      time = to
    })
  } finally {
    await mailer.close()
    await close()
  }
}

const person11 = 'lagret;;;lagret-10@provbolaget.example;Lagret 10;'

const people = (from: number, to: number): string[] =>
  Array.from(
    { length: to - from },
    (_, n) => `lagret;;;lagret-${from + n}@provbolaget.example;Lagret ${from + n};`,
  )

/** The list of the office and the warehouse; the people of the office stay. */
function listOf(warehouse: readonly string[]): Buffer {
  const office = Array.from(
    { length: 10 },
    (_, n) => `kontoret;;;kontoret-${n}@provbolaget.example;Kontoret ${n};`,
  )
  return Buffer.from(
    [
      'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer',
      'prov;Provbolaget;;;;',
      'kontoret;Kontoret;prov;;;',
      'lagret;Lagret;prov;;;',
      `kontoret;;;${hr};Hanna Prov;`,
      `kontoret;;;${representative};Sami Prov;`,
      ...office,
      ...warehouse,
      '',
    ].join('\r\n'),
  )
}

/** Fourteen people in two units, one of which is too small for figures of its own. */
const shortList = Buffer.from(
  [
    'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer',
    'nyligen;Nyligenbolaget;;;;',
    'verkstaden;Verkstaden;nyligen;;;',
    'receptionen;Receptionen;nyligen;;;',
    `receptionen;;;${lately};Nora Nyligen;`,
    ...Array.from({ length: 10 }, (_, n) => `verkstaden;;;v-${n}@nyligenbolaget.example;Vera ${n};`),
    ...Array.from({ length: 3 }, (_, n) => `receptionen;;;r-${n}@nyligenbolaget.example;Rut ${n};`),
    '',
  ].join('\r\n'),
)

export const addresses = (domain: string, count: number) =>
  Array.from({ length: count }, (_, n) => `medarbetare-${n}@${domain}`)

/** The list of one unit. */
export const oneUnit = (name: string, emails: readonly string[]) =>
  Buffer.from(
    [
      'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer',
      `enhet;${name};;;;`,
      ...emails.map((email, n) => `enhet;;;${email};Person ${n};`),
      '',
    ].join('\r\n'),
  )

/** Sends no e-mails about events of two months ago. */
const quiet: Deps['queue'] = {
  enqueue: async () => {},
  enqueueAll: async () => {},
  enqueueNow: async () => {},
}
