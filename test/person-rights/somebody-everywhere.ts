import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { MyGuidance } from '#contract/guidance/guidance.ts'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { asId, type PersonId } from '#core/ids.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { sameAnswers } from '../factories/answers.ts'
import { someExercises } from '../factories/exercises.ts'
import { makeMember, makeOrganisation, signedIn } from '../factories/people.ts'

const mark = (table: string) => `trace ${table} ${randomUUID()}`

/** A person with rows in every table. `told` has, by table, what the export must contain. */
export async function somebodyEverywhere(server: TestApp) {
  const somebody = await memberWithRoles(server)
  await storeWhatIsTheirOwn(somebody)
  await insertWaysIn(somebody)
  await insertMailAndTimes(somebody)
  await beginGuidance(server, somebody)
  await insertMembership(somebody)
  await insertRound(somebody)
  await insertMeasure(somebody)
  await insertVault(somebody)
  const { browser, told, personId, memberId, email, privateEmail, hash, refused } = somebody
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

type Somebody = Awaited<ReturnType<typeof memberWithRoles>>

async function memberWithRoles(server: TestApp) {
  const { database, deps } = server
  const run = (sql: string, values: unknown[] = []) => asSuperuser(database, sql, values)
  const here = await makeOrganisation(server, { name: 'Bolaget' })
  const member = await makeMember(server, { in: here, roles: ['hr', 'owner', 'safety_representative'] })
  const { organisationId, memberId, email } = member
  const privateEmail = `${randomUUID()}@home.example`
  const browser = await signedIn(server, { email, staff: true })
  const [{ id: personId } = { id: '' }] = await asSuperuser<{ id: string }>(
    database,
    'select id from identity.person where email = $1',
    [email],
  )
  const hash = deps.keys.participantHash(organisationId, memberId)
  const refused = deps.keys.mailAddressHash(privateEmail)
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
  const roundId = randomUUID()
  return { ...member, browser, run, shows, told, personId, privateEmail, hash, refused, roundId }
}

/** Results, exercises and a message to the provider. */
async function storeWhatIsTheirOwn({ browser, run, shows, told, personId, memberId, email }: Somebody) {
  await run('update member set name = $2, external_id = $2 where id = $1', [memberId, memberId])
  await browser.call('storeMyResult', {
    body: { key: randomUUID(), instrument: 'stressprofil', answers: sameAnswers(stressprofil, 3) },
  })
  told['public.consent'] = '"what":"results"'
  told['public.own_result'] = '"instrument":"stressprofil"'
  await run(`insert into spent_key values ($1, 'result', array[gen_random_uuid()])`, [personId])
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
}

/** The person's ways of signing in. */
async function insertWaysIn({ run, shows, personId, email, privateEmail }: Somebody) {
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
}

/** Due e-mails, the calendar feed, hours and a booking. */
async function insertMailAndTimes({ run, shows, personId, email, refused }: Somebody) {
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
}

/** As a guide, and with a guide of their own. */
async function beginGuidance(server: TestApp, { browser, run, shows, personId }: Somebody) {
  await run(`insert into guide (person_id, name, licence_number) values ($1, $2, '123456')`, [
    personId,
    shows('public.guide'),
  ])
  const guide = await signedIn(server, { guide: true })
  const [{ id: guideId } = { id: '' }] = await asSuperuser<{ id: string }>(
    server.database,
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
  await run("update identity.person set created_at = created_at - interval '1 year' where id = $1", [
    personId,
  ])
  await browser.call('countMyChange', {
    params: { programme: 'six-weeks' },
    body: { start: 'red', change: 'better' },
  })
  shows('public.counted_change', '"countedChanges":[{"programme":"six-weeks"}]')
}

/** What the organisation and the provider have recorded about them. */
async function insertMembership({ run, organisationId, shows, unitId, memberId, personId, email }: Somebody) {
  const importId = randomUUID()
  await run(
    `insert into identity_change (organisation_id, id, member_id, unit_id, old_email, new_name, asked_at, takes_effect_at, stop_hash)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, now(), now(), sha256('stop'))`,
    [organisationId, memberId, unitId, email, shows('public.identity_change')],
  )
  await run(`insert into provisioned_member (organisation_id, member_id, user_name) values ($1, $2, $3)`, [
    organisationId,
    memberId,
    shows('public.provisioned_member'),
  ])
  await run(
    `insert into member_move (organisation_id, member_id, at, unit_id) values ($1, $2, '2026-01-07T12:00:00Z', $3)`,
    [organisationId, memberId, unitId],
  )
  shows('public.member_move', ', 2026-01-07')
  await run(
    `insert into role_request (organisation_id, id, member_id, gives, asked_at, asked_by)
     values ($1, gen_random_uuid(), $2, false, '2026-01-04T03:04:05Z', $3)`,
    [organisationId, memberId, personId],
  )
  shows('public.role_request', '2026-01-04T03:04:05.000Z')
  await run(
    `insert into member_import (organisation_id, id, file_name, created_by, state) values ($1, $2, $3, $4, 'applied')`,
    [organisationId, importId, shows('public.audit_entry'), email],
  )
  await run(
    `insert into audit_entry (organisation_id, person_id, action, details)
     values ($1, $2, 'import-started', jsonb_build_object('importId', $3::text))`,
    [organisationId, personId, importId],
  )
  await run(
    `insert into service_entry (at, person_id, action) values ('2026-01-05T03:04:05Z', $1, 'jobs-retried')`,
    [personId],
  )
  shows('public.service_entry', '2026-01-05T03:04:05.000Z')
}

/** A round that invites them. */
async function insertRound({ run, organisationId, shows, unitId, memberId, personId, roundId }: Somebody) {
  await run(
    `insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group, state, opened_at,
       closes_at, invited, frozen_at)
     values ($1, $2, $3, 'stressprofil', '1.0', $4, 8, 'open', now(), now() + interval '9 days', 1, now())`,
    [organisationId, roundId, shows('public.invitation'), unitId],
  )
  await run(`insert into round_unit values ($1, $2, $3, null, 'Bolaget', 0, 1)`, [
    organisationId,
    roundId,
    unitId,
  ])
  await run(
    `insert into invitation (organisation_id, round_id, member_id, unit_id, token_hash) values ($1, $2, $3, $4, sha256('i'))`,
    [organisationId, roundId, memberId, unitId],
  )
  await run(`insert into slip values ($1, $2, $3, sha256('slip'))`, [organisationId, roundId, memberId])
  await run(`insert into sms_code values ($1, $2, $3, sha256('sms'))`, [organisationId, roundId, memberId])
  await run(
    `insert into slip_printing (organisation_id, round_id, id, unit_id, at, person_id, printed_as, slips)
     values ($1, $2, gen_random_uuid(), $3, '2026-01-05T03:04:05Z', $4, 'employer', 1)`,
    [organisationId, roundId, unitId, personId],
  )
  shows('public.slip_printing', '2026-01-05T03:04:05.000Z')
  await run(
    `insert into list_review_entry (organisation_id, round_id, at, what, person_id, reason)
     values ($1, $2, now(), 'objected', $3, $4)`,
    [organisationId, roundId, personId, shows('public.list_review_entry')],
  )
}

/** A measure that they own, with a comment of theirs and one of a colleague. */
async function insertMeasure({ run, organisationId, shows, unitId, memberId, personId }: Somebody) {
  const [riskId, measureId, colleague] = [randomUUID(), randomUUID(), randomUUID()]
  await run(
    `insert into work_risk (organisation_id, id, unit_id, description, likelihood, consequence, made_at)
     values ($1, $2, $3, 'Kort vila', 3, 3, now())`,
    [organisationId, riskId, unitId],
  )
  await run(
    `insert into measure (organisation_id, id, risk_id, title, description, kind, owner_member_id, due_on, follow_up_on, status,
       follow_up_result, drop_reason, told, made_at, changed_at)
     values ($1, $2, $3, $5, '', 'reduce', $4, '2026-12-01', '2026-12-02', 'planned', '', '', false, now(), now())`,
    [organisationId, measureId, riskId, memberId, shows('public.measure')],
  )
  const entry = (by: string | undefined, comment: string) =>
    run(
      `insert into measure_entry (organisation_id, risk_id, id, measure_id, at, person_id, what, comment)
       values ($1, $2, gen_random_uuid(), $3, now(), $4, 'commented', $5)`,
      [organisationId, riskId, measureId, by, comment],
    )
  await entry(personId, shows('public.measure_entry'))
  await entry(colleague, 'said by a colleague')
}

/** That they took part, as a hash. */
async function insertVault({ run, organisationId, unitId, hash, roundId }: Somebody) {
  await run(`insert into vault.participation values ($1, $2, $3)`, [organisationId, roundId, hash])
  await run(`insert into vault.block_member values ($1, $2, 'scores', 'b', $3)`, [
    organisationId,
    roundId,
    hash,
  ])
  await run(
    `insert into vault.listed_person (organisation_id, round_id, person_hash, unit_id, established) values ($1, $2, $3, $4, true)`,
    [organisationId, roundId, hash, unitId],
  )
}
