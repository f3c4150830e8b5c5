import { expect, test } from 'vitest'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { readMigrations } from './migration-files.ts'
import { roleName } from './role-names.ts'

const database = await testDatabase()

/**
 * The functions of the database and the roles that may call them. Those marked "door" work with the owner's rights: what
 * stands behind them is all that the role can do beyond its own rows. A new one has to be written here.
 */
const law: Record<string, string> = {
  'public.accept_mail': 'door person',
  'public.end_booking': 'door person',
  'public.find_booking': 'door person',
  'public.find_host': 'door person',
  'public.held_times': 'door person',
  'public.hold_time': 'door',
  'public.is_my_booking': 'door',
  'public.is_staff': 'door person',
  'public.make_booking': 'door person',
  'public.find_placed': 'door person',
  'public.mark_no_show': 'door person',
  'public.note_placing': 'door person',
  'public.open_hours': 'door person',
  'public.place_booking': 'door person',
  'public.apply_identity_changes': 'door hr',
  'public.ask_identity_changes': 'door hr',
  'public.find_identity_change': 'door jobs',
  'public.forget_identity_changes': 'door jobs',
  'public.linked_identity_change': 'door person',
  'public.organisations_with_due_changes': 'door jobs',
  'public.stop_identity_change': 'door person',
  'public.withdraw_identity_changes': 'door hr',
  'public.change_role': 'door hr',
  'public.change_role_as_provider': 'door identity',
  'public.decide_role_request': 'door hr',
  'public.find_organisations': 'door identity',
  'public.find_role_readers': 'door jobs',
  'public.holds_role': 'door',
  'public.put_role': 'door',
  'public.appoint_staff': 'door identity',
  'public.create_organisation': 'door identity',
  'public.dismiss_staff': 'door identity',
  'public.current_organisation': 'plain person hr release identity jobs',
  'public.current_person': 'plain person hr release identity jobs',
  'public.demo_organisation': 'door hr identity',
  'public.erase_me': 'door person',
  'public.find_due_letter': 'door jobs',
  'public.find_invitation': 'door person',
  'public.find_invited_round': 'door person',
  'public.finish_simulated_organisation': 'door identity',
  'public.forget_import_contents': 'door jobs',
  'public.forget_mail_refusals': 'door person',
  'public.keep_contact_message': 'door person',
  'public.keep_for_nobody_erased': 'door',
  'public.found_organisation': 'door identity',
  'public.find_support_letter': 'door jobs',
  'public.is_addressed_to_me': 'door',
  'public.is_own_receiver': 'door person',
  'public.linked_support_request': 'door person',
  'public.own_support_contacts': 'door person',
  'public.received_support_requests': 'door person',
  'public.take_on_linked_request': 'door person',
  'public.take_on_support_request': 'door person',
  'public.link_memberships': 'door identity',
  'public.open_calendar_feed': 'door person',
  'public.own_members': 'door person',
  'public.own_memberships_ever': 'door person',
  'public.own_organisations': 'door person',
  'public.refuse_change': 'plain',
  'public.refuse_going_back': 'plain',
  'public.refuse_retired_feed': 'door',
  'public.retire_calendar_feed': 'door',
  'public.refuse_mail': 'door person',
  'public.refused_mail': 'door person jobs',
  'public.remove_unfinished_simulation': 'door identity',
  'public.round_is_over': 'door person',
  'public.unreleased_rounds': 'door release',
  'vault.add_amounts': 'plain',
  'vault.cancel_list': 'door hr',
  'vault.count_list': 'door hr',
  'vault.count_participants': 'door release',
  'vault.counts_elsewhere': 'door',
  'vault.erase_person': 'door',
  'vault.establish_first_list': 'door hr',
  'vault.list_people': 'door hr',
  'vault.open_counters': 'door hr',
  'vault.people_asked_lately': 'door hr',
  'vault.record_answer': 'door person',
}

const roles = ['person', 'hr', 'release', 'login', 'identity', 'jobs'] as const

type Found = {
  readonly name: string
  readonly door: boolean
  readonly path: string[] | null
  readonly open: boolean
} & Readonly<Record<(typeof roles)[number], boolean>>

const functions = await asSuperuser<Found>(
  database,
  `select n.nspname || '.' || p.proname as name, p.prosecdef as door, p.proconfig as path,
     has_function_privilege('public', p.oid, 'execute') as open,
     ${roles.map((role, at) => `has_function_privilege($${at + 1}, p.oid, 'execute') as ${role}`).join(', ')}
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ('public', 'vault', 'identity') order by 1`,
  roles.map((role) => roleName(database.access.rolePrefix, role)),
)

test('every function is called by exactly the roles that its law names', () => {
  const found = functions.map((row) => [
    row.name,
    [row.door ? 'door' : 'plain', ...roles.filter((role) => row[role])].join(' '),
  ])
  expect(Object.fromEntries(found)).toEqual(law)
})

test('nobody else calls any of them', () => {
  expect(functions.filter(({ open }) => open).map(({ name }) => name)).toEqual([])
})

test('no table of a caller can stand in for ours behind a door', () => {
  const doors = functions.filter(({ door }) => door)
  expect(doors.length).toBeGreaterThan(10)
  expect(doors.filter(({ path }) => !path?.includes('search_path=public, pg_temp'))).toEqual([])
})

test('every function stands in a file of its own, named like it', async () => {
  const files = (await readMigrations()).functions.map(({ name }) =>
    name.includes('.') ? name : `public.${name}`,
  )
  expect(files.sort()).toEqual(functions.map(({ name }) => name))
})
