import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import type { MyGuidance } from '#contract/guidance/guidance.ts'
import type { SignedIn } from '#core/access/actor.ts'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { asId, type PersonId } from '#core/ids.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { personData } from '#server/app/person-data.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { tablesIn } from '#test/database/tables.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { someExercises } from '#test/factories/exercises.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { keptTables } from '#test/person-rights/kept-tables.ts'

const server = await testApp()
const { database, deps } = server

const run = (sql: string, values: unknown[] = []) => asSuperuser(database, sql, values)

const tables = await tablesIn(database)

test('every table has been judged: what the export tells of it, and what an erasure leaves', () => {
  expect(Object.keys(keptTables).sort()).toEqual(tables)
})

/** Tables with a row that has one of these traces in any column, as the superuser reads them. */
async function placesOf(traces: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of tables) {
    const [row] = await asSuperuser<{ n: string }>(
      database,
      `select count(*) as n from ${name} t where exists (select from unnest($1::text[]) trace where strpos(t::text, trace) > 0)`,
      [traces],
    )
    if (Number(row?.n) > 0) found.push(name)
  }
  return found
}

const mark = (table: string) => `trace ${table} ${randomUUID()}`

/** Somebody of whom every table has something. What the export must have of each stands beside it. */
async function somebodyEverywhere() {
  const here = await makeOrganisation(server, { name: 'Bolaget' })
  const { organisationId, unitId } = here
  const member = await makeMember(server, { in: here, roles: ['hr', 'owner', 'safety_representative'] })
  const { memberId, email } = member
  const privateEmail = `${randomUUID()}@home.example`
  const browser = await signedIn(server, { email, staff: true })
  const [{ id: personId } = { id: '' }] = await asSuperuser<{ id: string }>(
    database,
    'select id from identity.person where email = $1',
    [email],
  )
  const hash = deps.keys.participantHash(organisationId, memberId)
  const refused = deps.keys.mailAddressHash(privateEmail)
  const [roundId, riskId, measureId, importId, colleague] = Array.from({ length: 5 }, () => randomUUID())
  const told: Record<string, string> = {
    'identity.person': email,
    'identity.private_address': privateEmail,
    'public.staff': '"staff":true',
    'public.role_assignment': '"safety_representative"',
    'public.member': memberId,
  }
  const shows = (table: string, text = mark(table)) => {
    told[table] = text
    return text
  }
  const organised = [organisationId]

  await run('update member set name = $2, external_id = $2 where id = $1', [memberId, memberId])
  await browser.call('storeMyResult', {
    body: { key: randomUUID(), instrument: 'stressprofil', answers: sameAnswers(stressprofil, 3) },
  })
  told['public.consent'] = '"what":"results"'
  told['public.own_result'] = '"instrument":"stressprofil"'
  await browser.call('writeMyExercises', {
    body: { version: 0, document: someExercises },
    headers: { 'idempotency-key': randomUUID() },
  })
  told['public.own_document'] = someExercises.strengths.how
  const asked = await browser.call('sendSupportRequest', {
    body: {
      receiver: 'provider',
      name: 'Åsa',
      reach: email,
      message: shows('public.support_request'),
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(asked.status).toBe(201)

  await run(`insert into identity.private_address values ($1, $2, now())`, [personId, privateEmail])
  await run('update identity.session set private = true, device = $2 where person_id = $1', [
    personId,
    shows('identity.session'),
  ])
  await run(
    `insert into identity.known_browser values (gen_random_uuid(), $1, sha256('b'), $2, now(), now())`,
    [personId, shows('identity.known_browser')],
  )
  await run(
    `insert into identity.sign_in_code (id, email, language, withheld, browser_hash, network_key, wider_network_key, created_at, expires_at)
     values (gen_random_uuid(), $1, 'sv', false, '', '', '', now(), now())`,
    [email],
  )
  await run(`insert into identity.authenticator values ($1, '\\x01', now(), '2026-01-02T03:04:05Z')`, [
    personId,
  ])
  shows('identity.authenticator', '2026-01-02T03:04:05.000Z')
  await run(`insert into identity.recovery_code values ($1, '\\x01'), ($1, '\\x02'), ($1, '\\x03')`, [
    personId,
  ])
  shows('identity.recovery_code', '"recoveryCodesLeft":3')
  await run(
    `insert into identity.passkey values (gen_random_uuid(), $1, sha256('p'), '\\x01', 0, $2, '{}', true, now())`,
    [personId, shows('identity.passkey')],
  )
  await run(`insert into due_mail values ($1, 'plan-reminder', '2031-01-02T03:04:05Z', 'plan')`, [personId])
  shows('public.due_mail', '2031-01-02T03:04:05.000Z')
  await run(`insert into mail_refusal values ($1, 'plan-reminder', now())`, [refused])
  shows('public.mail_refusal', '"refused":["plan-reminder"]')
  await run(`insert into calendar_feed values ($1, sha256('one'), true, '2026-01-03T03:04:05Z')`, [personId])
  shows('public.calendar_feed', '2026-01-03T03:04:05.000Z')
  await run(`insert into retired_calendar_feed values ($1, sha256('old'))`, [personId])
  await run(
    `insert into availability (person_id, name, email, weekly, minutes_before, minutes_after, notice_hours, horizon_days, version)
     values ($1, $2, $3, '[]', 0, 0, 0, 60, 1)`,
    [personId, shows('public.availability'), email],
  )
  await run(
    `insert into availability_exception values ($1, gen_random_uuid(), 'away', '2031-03-04T08:00', '2031-03-04T09:00')`,
    [personId],
  )
  shows('public.availability_exception', '2031-03-04T08:00')
  const bookingId = randomUUID()
  await run(
    `insert into booking (id, person_id, staff_id, asked_hash, type, state, starts_at, ends_at, way, name, email, language, made_at, changed_at)
     values ($1, $2, $2, '\\x00', 'meeting', 'booked', now() + interval '1 day', now() + interval '25 hours', 'video', $3, $4, 'sv', now(), now())`,
    [bookingId, personId, shows('public.booking'), email],
  )
  await run('insert into booked_time values ($1, 7, $2)', [personId, bookingId])

  await run(`insert into guide (person_id, name, licence_number) values ($1, $2, '123456')`, [
    personId,
    shows('public.guide'),
  ])
  const guide = await signedIn(server, { guide: true })
  const [{ id: guideId } = { id: '' }] = await asSuperuser<{ id: string }>(
    database,
    'select person_id as id from guide where person_id <> $1',
    [personId],
  )
  const begun = await browser.call('beginGuidance', {
    body: { guideId, name: shows('public.guidance'), terms: guidanceTerms },
  })
  expect(begun.status).toBe(201)
  const { guidance } = begun.body as MyGuidance
  const guidanceId = guidance?.id ?? ''
  const text = shows('public.guidance_message')
  const written = await browser.call('writeToGuide', { body: { text, guidanceId, guideId } })
  expect(written.status).toBe(201)
  const plan = { kind: 'recovery-plan', lines: [shows('public.guidance_share')] }
  const shared = await browser.call('shareWithGuide', { body: { ...plan, guidanceId, isUpdate: false } })
  expect(shared.status).toBe(200)
  await guide.call('changeGuidance', {
    params: { guidanceId },
    body: { do: 'minutes', minutes: 173 },
  })
  shows('public.guidance_time', '"minutes":173')
  await run(
    `insert into identity_change (organisation_id, id, member_id, unit_id, old_email, new_name, asked_at, takes_effect_at, stop_hash)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, now(), now(), sha256('stop'))`,
    [...organised, memberId, unitId, email, shows('public.identity_change')],
  )
  await run(`insert into provisioned_member (organisation_id, member_id, user_name) values ($1, $2, $3)`, [
    ...organised,
    memberId,
    shows('public.provisioned_member'),
  ])
  await run(
    `insert into role_request (organisation_id, id, member_id, gives, asked_at, asked_by)
     values ($1, gen_random_uuid(), $2, false, '2026-01-04T03:04:05Z', $3)`,
    [...organised, memberId, personId],
  )
  shows('public.role_request', '2026-01-04T03:04:05.000Z')
  await run(
    `insert into member_import (organisation_id, id, file_name, created_by, state) values ($1, $2, $3, $4, 'applied')`,
    [...organised, importId, shows('public.audit_entry'), email],
  )
  await run(
    `insert into audit_entry (organisation_id, person_id, action, details)
     values ($1, $2, 'import-started', jsonb_build_object('importId', $3::text))`,
    [...organised, personId, importId],
  )
  await run(
    `insert into service_entry (at, person_id, action) values ('2026-01-05T03:04:05Z', $1, 'jobs-retried')`,
    [personId],
  )
  shows('public.service_entry', '2026-01-05T03:04:05.000Z')
  await run(
    `insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group, state, opened_at,
       closes_at, invited, frozen_at)
     values ($1, $2, $3, 'stressprofil', '1.0', $4, 8, 'open', now(), now() + interval '9 days', 1, now())`,
    [...organised, roundId, shows('public.invitation'), unitId],
  )
  await run(`insert into round_unit values ($1, $2, $3, null, 'Bolaget', 0, 1)`, [
    ...organised,
    roundId,
    unitId,
  ])
  await run(
    `insert into invitation (organisation_id, round_id, member_id, unit_id, token_hash) values ($1, $2, $3, $4, sha256('i'))`,
    [...organised, roundId, memberId, unitId],
  )
  await run(`insert into slip values ($1, $2, $3, sha256('slip'))`, [...organised, roundId, memberId])
  await run(`insert into sms_code values ($1, $2, $3, sha256('sms'))`, [...organised, roundId, memberId])
  await run(
    `insert into slip_printing (organisation_id, round_id, id, unit_id, at, person_id, printed_as, slips)
     values ($1, $2, gen_random_uuid(), $3, '2026-01-05T03:04:05Z', $4, 'employer', 1)`,
    [...organised, roundId, unitId, personId],
  )
  shows('public.slip_printing', '2026-01-05T03:04:05.000Z')
  await run(
    `insert into list_review_entry (organisation_id, round_id, at, what, person_id, reason)
     values ($1, $2, now(), 'objected', $3, $4)`,
    [...organised, roundId, personId, shows('public.list_review_entry')],
  )
  await run(
    `insert into work_risk (organisation_id, id, unit_id, description, likelihood, consequence, made_at)
     values ($1, $2, $3, 'Kort vila', 3, 3, now())`,
    [...organised, riskId, unitId],
  )
  await run(
    `insert into measure (organisation_id, id, risk_id, title, description, kind, owner_member_id, due_on, follow_up_on, status,
       follow_up_result, drop_reason, told, made_at, changed_at)
     values ($1, $2, $3, $5, '', 'reduce', $4, '2026-12-01', '2026-12-02', 'planned', '', '', false, now(), now())`,
    [...organised, measureId, riskId, memberId, shows('public.measure')],
  )
  const entry = (by: string | undefined, comment: string) =>
    run(
      `insert into measure_entry (organisation_id, risk_id, id, measure_id, at, person_id, what, comment)
       values ($1, $2, gen_random_uuid(), $3, now(), $4, 'commented', $5)`,
      [...organised, riskId, measureId, by, comment],
    )
  await entry(personId, shows('public.measure_entry'))
  await entry(colleague, 'said by a colleague')
  await run(`insert into vault.participation values ($1, $2, $3)`, [...organised, roundId, hash])
  await run(`insert into vault.block_member values ($1, $2, 'scores', 'b', $3)`, [
    ...organised,
    roundId,
    hash,
  ])
  await run(
    `insert into vault.listed_person (organisation_id, round_id, person_hash, unit_id, established) values ($1, $2, $3, $4, true)`,
    [...organised, roundId, hash, unitId],
  )
  const traces = [
    personId,
    memberId,
    email,
    privateEmail,
    hash.toString('hex'),
    refused.toString('hex'),
    ...Object.values(told).filter((text) => text.startsWith('trace ')),
  ]
  return { browser, told, traces, personId: asId<PersonId>(personId) }
}

const person = await somebodyEverywhere()
const exported = (await person.browser.call('exportMe')).text

const toldTables = tables.filter((name) => typeof keptTables[name]?.exported === 'string')

test('somebody can be found in every table that is told or erased, or the tests below prove nothing', async () => {
  const places = await placesOf(person.traces)
  const erased = tables.filter((name) => keptTables[name]?.erased === 'gone')
  expect(erased.filter((name) => !places.includes(name))).toEqual([])
  expect(Object.keys(person.told).sort()).toEqual(toldTables)
})

test.each(toldTables)('the export tells what %s has of a person', (name) => {
  expect(exported).toContain(person.told[name])
})

const actor = { kind: 'person', personId: person.personId, opensOwn: true, staff: true } as SignedIn
const parts: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    Object.entries(personData).map(async ([name, subject]) => [
      name,
      JSON.stringify(await subject.export(deps, actor)),
    ]),
  ),
)

test.each(toldTables.map((name) => ({ name, subject: String(keptTables[name]?.exported) })))(
  '$name is in the part of the export that $subject gives',
  ({ name, subject }) => {
    expect(parts[subject]).toContain(person.told[name])
  },
)

test('every subject that says what it holds of a person is asked for it', () => {
  const files = globSync('src/server/*/person-data.ts').map((file) => basename(dirname(file)))
  const subjects = files.filter((name) => !['app', 'platform'].includes(name))
  expect(subjects.sort()).toEqual(Object.keys(personData).sort())
})

test('the export tells nothing that a colleague has written', () => {
  expect(exported).not.toContain('said by a colleague')
})

test('after an erasure nothing is left but what the table of tables says stays', async () => {
  expect((await person.browser.call('eraseMe')).status).toBe(204)
  const places = await placesOf(person.traces)
  expect(places.filter((name) => keptTables[name]?.erased === 'gone')).toEqual([])
})
