import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { openRound, organise } from '#test/factories/open-round.ts'
import { type RoleKind, roleName } from './role-names.ts'
import { asHr, asPerson, asRelease } from './transaction.ts'

const database = await testDatabase()
const deps = answeringDeps(database)

/**
 * The law of the database, every table × role: r read, i insert, u update, d delete; `r(…)`, `u(…)` only those columns.
 * A role that is not named may do nothing. A new table or right has to be written here before the tests pass.
 */
const law: Record<string, Partial<Record<RoleKind, string>>> = {
  'identity.attempt': { identity: 'riud' },
  'identity.authenticator': { identity: 'riud' },
  'identity.known_browser': { identity: 'riud' },
  'identity.passkey': { identity: 'riud' },
  'identity.person': { identity: 'riud' },
  'identity.private_address': { identity: 'riud' },
  'identity.recovery_code': { identity: 'riud' },
  'identity.session': { identity: 'riud' },
  'identity.sign_in_code': { identity: 'riud' },
  // Senders and representatives come through gateway functions. Jobs see days, never words or the hash.
  'public.anonymous_question': {
    jobs: 'd r(organisation_id,id,sent_on,wrapped_key,master_key,noticed_on) u(wrapped_key,master_key,noticed_on)',
  },
  // Nobody reads a hash: a program comes in through a gateway function.
  'public.api_key': {
    hr: 'i r(organisation_id,id,name,scopes,made_at,used_on,ended_at,stopped_on) u(ended_at,stopped_on)',
  },
  'public.audit_entry': { hr: 'ri', release: 'i' },
  // Only the hash of a feed's secret; a calendar program comes in through a gateway function.
  'public.calendar_feed': { person: 'riud' },
  // Only the database itself writes and asks: which addresses never open anything again.
  'public.retired_calendar_feed': {},
  // Through row-level security: staff, each their own hours. Jobs write mail and notices.
  'public.availability': { person: 'riu', jobs: 'r' },
  'public.availability_exception': { person: 'rid', jobs: 'rd' },
  // The person who booked, and the one who holds the booking; what changes goes through gateway functions.
  'public.booked_time': {},
  'public.booking': { person: 'r', jobs: 'rd u(reminder_at)' },
  'public.consent': { person: 'ri u(sealed)' },
  // Through row-level security: of the person role only staff read them.
  'public.contact_message': { person: 'r', jobs: 'rd u(noticed_at,wrapped_key,master_key)' },
  'public.demo_mail': { jobs: 'ri' },
  'public.due_mail': { person: 'rid', jobs: 'rd' },
  // Copied out of the database, for a restore of an older backup.
  'public.erasure': { jobs: 'r' },
  // HR never reads who has used theirs. Written by gateway functions alone.
  'public.invitation': {
    person: 'r',
    hr: 'r(organisation_id,round_id,member_id,unit_id,change,delivered) u(delivered)',
    release: 'd r(organisation_id,round_id,member_id,unit_id,tombstone,delivered)',
  },
  // Gateway functions alone: anyone who cannot make an address's hash learns nothing about it.
  // What was said about a frozen list: added to, never changed.
  'public.list_review_entry': { hr: 'ri' },
  'public.mail_refusal': {},
  // HR's side writes; employees read what they are told; jobs see when, never what.
  'public.measure': {
    person: 'r(organisation_id,id,title,status,told,changed_at)',
    hr: 'ri u(title,description,kind,owner_member_id,owner_name,due_on,follow_up_on,status,follow_up_result,drop_reason,told,version,last_key,changed_at)',
    jobs: 'r(organisation_id,id,due_on,follow_up_on,status,reminded) u(reminded)',
  },
  // Added to, never changed.
  'public.measure_entry': { hr: 'ri' },
  // Nobody writes an address over another: a change is asked for, and made by a gateway function.
  'public.identity_change': { hr: 'r' },
  'public.member': {
    person: 'r',
    hr: 'ri u(external_id,name,language,unit_id,left_at,joined_at,last_left_at,last_left_unit_id,address_refused_on,mobile)',
  },
  'public.member_import': { hr: 'riu' },
  'public.organisation': {
    person: 'r',
    hr: 'r u(name,smallest_group,number,language,hide_full_participation)',
    release: 'r',
  },
  // Through row-level security: a guide their own row, a participant their own, a guide those of guidances that have not ended. What
  // was written is sealed; jobs wrap keys anew and delete what has expired.
  'public.guidance': {
    person:
      'ri u(guide_id,offered_guide_id,state,ended_at,letter_asked_at,ends_on,ending,note,note_version,last_sign_at,letter_due_on)',
    jobs: 'd r(person_id,id,ended_at,wrapped_key,master_key) u(wrapped_key,master_key)',
  },
  'public.guidance_message': { person: 'ri u(due_on,answered_at,read_at)' },
  'public.guidance_share': { person: 'rid u(sealed,updated_at)' },
  'public.guidance_time': { person: 'ri u(minutes)' },
  'public.guide': { person: 'r u(away_until,stand_in_id)' },
  'public.own_document': { person: 'ri u(version,sealed,last_key,updated_at)' },
  'public.own_result': { person: 'rid' },
  // Jobs wrap them again when the master key changes; what they open is out of their reach.
  'public.person_key': { person: 'ri', jobs: 'r u(wrapped_key,master_key)' },
  // HR ends what a manager led, no more; the rest goes through gateway functions that look who asks.
  'public.role_assignment': { person: 'r', hr: 'rd' },
  'public.role_request': { hr: 'r' },
  'public.frozen_list': { hr: 'ri' },
  // People read through gateway functions alone, those that they are on.
  'public.frozen_list_tile': { hr: 'i', release: 'd r(organisation_id,round_id)' },
  // Entries get in through a gateway function alone; both say nothing and are public.
  'public.record_log_entry': { person: 'r' },
  'public.record_log_subtree': { person: 'r', hr: 'r' },
  'public.record_log_cosignature': {
    person: 'r',
    hr: 'r',
    release: 'ri u(note,first_line,first_at,last_line,last_at)',
  },
  // Which key signs the log, and which program runs, everybody is told.
  'public.record_log_key': { release: 'ri' },
  'public.program_record': { person: 'r', hr: 'ri', release: 'ri' },
  // Added to, never changed.
  'public.round_record': { hr: 'ri', release: 'ri' },
  'public.round': {
    person: 'r',
    hr: 'ri u(state,opened_at,closes_at,closed_at,invitations_percent,opened_by,statement,reminders_done,extended_at,told_at,told_as,silence_from)',
    release: 'r u(state,closed_at,released_at,release_percent,participation_step,participation_day)',
  },
  // Jobs see when the next one is, never what it asks.
  'public.round_plan': {
    hr: 'ri u(instrument_id,unit_id,every_months,days_open,reminders,next_on,version,stopped_at)',
    jobs: 'r(organisation_id,id,next_on,announced,stopped_at) u(announced)',
  },
  'public.round_preparation': { hr: 'rid u(percent,refusal)' },
  'public.round_unit': { person: 'r', hr: 'ri', release: 'r u(delivered)' },
  // What an identity provider calls members and units; HR's side alone.
  'public.provisioned_member': { hr: 'riud' },
  'public.provisioned_unit': { hr: 'riud' },
  'public.schema_function': {},
  'public.schema_migration': { jobs: 'r' },
  'public.sent_mail': { jobs: 'riud' },
  'public.snapshot': { hr: 'r', release: 'ri' },
  'public.snapshot_figure': { hr: 'r', release: 'ri' },
  // What is sealed is written and never read again on the employer's side; jobs wrap its key anew.
  'public.single_sign_on': {
    hr: 'iud r(organisation_id,issuer,client_id,join_unit_id,changed_at)',
    jobs: 'r(organisation_id,wrapped_key,master_key) u(wrapped_key,master_key)',
  },
  // Proven by a gateway function alone.
  'public.single_sign_on_domain': { hr: 'rd i(organisation_id,domain)' },
  // The provider's own log: gateway functions alone.
  'public.service_entry': {},
  // Codes get in through a gateway function and are looked up through another: who prints them reads neither.
  'public.slip': {},
  'public.sms_code': {},
  'public.slip_printing': { hr: 'r' },
  'public.staff': { person: 'r' },
  // HR and staff have no right here: they come through gateway functions. Jobs see when, never who or what.
  'public.support_request': {
    person:
      'r i(person_id,id,receiver,organisation_id,receiver_name,receiver_email,link_hash,name,reach,message,sent_at,promised_on,remind_at,escalate_at,sealed,wrapped_key,master_key) u(state,closed_at)',
    jobs: 'd r(id,receiver,state,sent_at,remind_at,escalate_at,closed_at,reminded_at,escalated_at,wrapped_key,master_key) u(name,reach,message,state,closed_at,reminded_at,escalated_at,sealed,wrapped_key,master_key)',
  },
  'public.support_setting': { hr: 'riu' },
  'public.unit': { person: 'r', hr: 'riu' },
  // Secrets are written and never read again on the employer's side; jobs sign with them.
  'public.webhook': { hr: 'rid u(events,failing_since,off_at)', jobs: 'r(organisation_id,id,url)' },
  'public.webhook_delivery': {
    hr: 'ri u(state,run,attempts,tried_at,status,problem,next_at)',
    jobs: 'rd',
  },
  'public.webhook_secret': {
    hr: 'i r(organisation_id,webhook_id,id,ends_at) u(ends_at)',
    jobs: 'rd u(wrapped_key,master_key)',
  },
  'public.work_risk': { hr: 'ri u(description,likelihood,consequence,version,last_key)' },
  'vault.block_member': { release: 'ri' },
  'vault.calibration': {},
  'vault.counter': { release: 'rd' },
  // Wrapped: of no use without the master key.
  'vault.hash_key': { jobs: 'ri u(wrapped_key,master_key)' },
  // HR writes it through a gateway function, and never reads who is established.
  'vault.held_unit': { release: 'ri' },
  'vault.listed_person': { release: 'r' },
  'vault.participation': { release: 'r' },
  // Staff read it through a gateway function.
  'vault.readable_calibration': {},
}

const roles = ['person', 'hr', 'release', 'login', 'identity', 'jobs'] as const

const tables = await asSuperuser<{ name: string; owner: string; secured: boolean }>(
  database,
  `select n.nspname || '.' || c.relname as name, pg_get_userbyid(c.relowner) as owner, c.relrowsecurity as secured
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ('public', 'identity', 'vault') and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
   order by 1`,
)

async function rightsOf(table: string, role: RoleKind): Promise<string> {
  const [row] = await asSuperuser<{ whole: string | null; part: string | null }>(
    database,
    `with verb (letter, priv, place) as (values ('r', 'SELECT', 1), ('i', 'INSERT', 2), ('u', 'UPDATE', 3), ('d', 'DELETE', 4)),
     held as (select letter, priv, place, has_table_privilege($2, $1::regclass, priv) as whole from verb)
     select (select string_agg(letter, '' order by place) from held where whole) as whole,
       (select string_agg(letter || '(' || columns || ')', ' ' order by place) from (
         select letter, place, (select string_agg(attname, ',' order by attnum) from pg_attribute
           where attrelid = $1::regclass and attnum > 0 and not attisdropped
             and has_column_privilege($2, $1::regclass, attnum, priv)) as columns
         from held where not whole and letter <> 'd') partly where columns is not null) as part`,
    [table, roleName(database.access.rolePrefix, role)],
  )
  return [row?.whole, row?.part].filter((rights) => rights != null).join(' ')
}

test('every table has its law written down', () => {
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(law).sort())
})

test.each(
  tables.flatMap(({ name }) => roles.map((role) => ({ table: name, role, may: law[name]?.[role] ?? '' }))),
)('on $table the role $role may do exactly this: "$may"', async ({ table, role, may }) => {
  expect(await rightsOf(table, role)).toBe(may)
})

test('a forbidden read is refused by the database itself', async () => {
  const forbidden = [
    asHr(database.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
      sql`select * from vault.counter`.execute(tx),
    ),
    asHr(database.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
      sql`select used from invitation`.execute(tx),
    ),
    // The row's version would tell that it was changed, so that somebody has answered.
    asHr(database.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
      sql`select xmin from invitation`.execute(tx),
    ),
    asHr(database.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
      sql`select * from own_result`.execute(tx),
    ),
    asPerson(database.pools.app, { personId: randomUUID() }, (tx) =>
      sql`select * from vault.counter`.execute(tx),
    ),
    asPerson(database.pools.app, { personId: randomUUID() }, (tx) =>
      sql`select * from snapshot_figure`.execute(tx),
    ),
    asRelease(database.pools.release, { organisationId: randomUUID() }, (tx) =>
      sql`select used from invitation`.execute(tx),
    ),
    asRelease(database.pools.release, { organisationId: randomUUID() }, (tx) =>
      sql`select * from own_result`.execute(tx),
    ),
    // The pool that serves people cannot become the one that releases.
    database.pools.app.pool.query(`set role ${roleName(database.access.rolePrefix, 'release')}`),
    asPerson(database.pools.app, { personId: randomUUID() }, (tx) =>
      sql`set local role ${sql.id(roleName(database.access.rolePrefix, 'release'))}`.execute(tx),
    ),
    database.pools.release.pool.query('select * from public.own_result'),
    database.pools.app.pool.query('select * from public.member'),
    database.pools.jobs.pool.query('select * from public.member'),
    database.pools.identity.pool.query('select * from public.own_result'),
  ]
  for (const attempt of await Promise.allSettled(forbidden)) {
    expect(attempt).toMatchObject({ status: 'rejected', reason: { code: '42501' } })
  }
})

test('every table that a request may read has row-level security', () => {
  const open = tables.filter(
    ({ name, secured }) => !secured && roles.slice(0, 3).some((role) => law[name]?.[role]),
  )
  expect(open).toEqual([])
})

test('of two organisations each role sees the one it works for, and a person only what is theirs', async () => {
  const [mine, other] = [
    await openRound(database, deps, await organise(database, [{ name: 'Min', members: 2 }])),
    await openRound(database, deps, await organise(database, [{ name: 'Annan', members: 2 }])),
  ]
  const [me] = mine.members
  if (me === undefined) throw new Error('nobody')
  const organisationsSeen = async (role: 'person' | 'hr' | 'release'): Promise<string[]> => {
    const seen = new Set<string>()
    for (const { name } of tables) {
      if (!/r/.test((law[name]?.[role] ?? '').replace(/\w\(.*?\)/g, '')) || name === 'public.organisation')
        continue
      const hasOrganisation = await asSuperuser(
        database,
        `select from pg_attribute where attrelid = $1::regclass and attname = 'organisation_id'`,
        [name],
      )
      if (hasOrganisation.length === 0) continue
      const query = sql<{ organisationId: string }>`select organisation_id from ${sql.table(name)}`
      const { rows } =
        role === 'person'
          ? await asPerson(database.pools.app, me, (tx) => query.execute(tx))
          : role === 'hr'
            ? await asHr(database.pools.app, { ...mine, personId: null }, (tx) => query.execute(tx))
            : await asRelease(database.pools.release, mine, (tx) => query.execute(tx))
      for (const row of rows) seen.add(row.organisationId)
    }
    return [...seen]
  }
  for (const role of ['person', 'hr', 'release'] as const) {
    expect(await organisationsSeen(role)).toEqual([mine.organisationId])
  }
  expect(other.organisationId).not.toBe(mine.organisationId)

  const invitations = await asPerson(database.pools.app, me, (tx) =>
    tx.selectFrom('invitation').select('memberId').execute(),
  )
  expect(invitations).toEqual([{ memberId: me.memberId }])
})

test('a transaction that works for nobody sees no row of anybody', async () => {
  for (const table of [
    'organisation',
    'unit',
    'member',
    'round',
    'invitation',
    'own_result',
    'own_document',
  ] as const) {
    const rows = await asPerson(database.pools.app, { personId: null }, (tx) =>
      tx.selectFrom(table).select(sql<number>`1`.as('one')).execute(),
    )
    expect(rows).toEqual([])
  }
})

test('a released snapshot cannot be changed, not even by the superuser', async () => {
  await expect(asSuperuser(database, "update snapshot set policy_version = 'x'")).resolves.toEqual([])
  const round = await openRound(database, deps, await organise(database, [{ name: 'Fast', members: 1 }]))
  await asSuperuser(database, "insert into snapshot values ($1, $2, now(), '1')", [
    round.organisationId,
    round.roundId,
  ])
  await expect(asSuperuser(database, "update snapshot set policy_version = 'x'")).rejects.toThrow(
    'never changed',
  )
})

test('HR cannot open a round again, nor take a release back', async () => {
  const round = await openRound(database, deps, await organise(database, [{ name: 'Fast', members: 1 }]))
  const set = (state: 'open' | 'closed' | 'released') =>
    asHr(database.pools.app, { organisationId: round.organisationId, personId: null }, (tx) =>
      tx.updateTable('round').set({ state }).where('id', '=', round.roundId).execute(),
    )
  await set('closed')
  await expect(set('open')).rejects.toThrow('a round never goes back')
  await set('released')
  await expect(set('closed')).rejects.toThrow('a round never goes back')
  await expect(set('open')).rejects.toThrow('a round never goes back')
})
