import { expect, test } from 'vitest'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { readMigrations } from './migrate/migration-files.ts'
import { roleName } from './role-names.ts'

const database = await testDatabase()

/**
 * The functions of the database and the roles that may call them. Those marked "gateway" run with the owner's rights: they are
 * all that a role can do beyond its own rows. Every new function needs a row here.
 */
const law: Record<string, string> = {
  'public.accept_mail': 'gateway person',
  'public.end_booking': 'gateway person',
  'public.find_booking': 'gateway person',
  'public.find_host': 'gateway person',
  'public.held_times': 'gateway person',
  'public.find_sessions': 'plain identity',
  'public.find_roles': 'plain person',
  'public.find_single_sign_on': 'gateway identity',
  'public.join_by_single_sign_on': 'gateway identity',
  'public.prove_sign_on_domain': 'gateway hr',
  'public.hold_time': 'gateway',
  'public.is_my_booking': 'gateway',
  'public.is_staff': 'gateway person',
  'public.hold_staff': 'gateway person',
  'public.hold_guided': 'gateway person',
  'public.pass_on_standing_in': 'gateway person',
  'public.appoint_guide': 'gateway identity',
  'public.dismiss_guide': 'gateway identity',
  'public.countable_programmes': 'gateway person',
  'public.count_change': 'gateway person',
  'public.read_change_counts': 'gateway person',
  'public.find_guidance_mail': 'gateway jobs',
  'public.find_guides': 'gateway person',
  'public.find_owing_guides': 'gateway jobs',
  'public.readers_of_guidance': 'gateway',
  'public.guidance_figures': 'gateway person',
  'public.guidance_readers': 'gateway person',
  'public.guided_guidances': 'gateway person',
  'public.is_guide': 'gateway person',
  'public.settle_guidances': 'gateway jobs',
  'public.shares_employer': 'gateway',
  'public.make_booking': 'gateway person',
  'public.find_placed': 'gateway person',
  'public.mark_no_show': 'gateway person',
  'public.note_placing': 'gateway person',
  'public.open_hours': 'gateway person',
  'public.place_booking': 'gateway person',
  'public.append_to_record_log': 'gateway hr release',
  'public.apply_identity_changes': 'gateway hr',
  'public.ask_identity_changes': 'gateway hr',
  'public.find_identity_change': 'gateway jobs',
  'public.forget_identity_changes': 'gateway jobs',
  'public.forget_moves': 'gateway jobs',
  'public.forget_refused_addresses': 'gateway jobs',
  'public.linked_identity_change': 'gateway person',
  'public.organisations_with_due_changes': 'gateway jobs',
  'public.organisations_with_due_list_changes': 'gateway jobs',
  'public.stop_identity_change': 'gateway person',
  'public.withdraw_identity_changes': 'gateway hr',
  'public.change_role': 'gateway hr',
  'public.change_role_as_provider': 'gateway identity',
  'public.ask_for_role': 'gateway',
  'public.is_address_of_role': 'gateway identity',
  'public.decide_role_request': 'gateway hr',
  'public.find_organisations': 'gateway identity',
  'public.find_role_readers': 'gateway jobs',
  'public.hold_sms_code': 'gateway hr',
  'public.holds_role': 'gateway',
  'public.put_role': 'gateway',
  'public.appoint_staff': 'gateway identity',
  'public.create_organisation': 'gateway identity',
  'public.dismiss_staff': 'gateway identity',
  'public.current_organisation': 'plain person hr release identity jobs',
  'public.current_person': 'plain person hr release identity jobs',
  'public.demo_organisation': 'gateway hr identity',
  'public.erase_me': 'gateway person',
  'public.find_api_key': 'gateway person',
  'public.find_due_mail': 'gateway jobs',
  'public.find_invitation': 'gateway person',
  'public.find_invited_round': 'gateway person',
  'public.find_list_tiles': 'gateway person',
  'public.find_listed_invitation': 'gateway person',
  'public.finish_simulated_organisation': 'gateway identity',
  'public.forget_import_contents': 'gateway jobs',
  'public.forget_mail_refusals': 'gateway person',
  'public.keep_contact_message': 'gateway person',
  'public.make_slips': 'gateway hr',
  'public.mark_contact_message': 'gateway person',
  'public.keep_codes_apart': 'gateway',
  'public.keep_for_nobody_erased': 'gateway',
  'public.hold_own_keys': 'plain person',
  'public.keep_own_results': 'plain person',
  'public.forget_access': 'gateway jobs',
  'public.note_account': 'gateway identity',
  'public.note_failed_sign_in': 'gateway identity',
  'public.note_sessions_ended': 'gateway identity',
  'public.note_work': 'gateway identity',
  'public.found_organisation': 'gateway identity',
  'public.find_support_mail': 'gateway jobs',
  'public.is_addressed_to_me': 'gateway',
  'public.is_own_receiver': 'gateway person',
  'public.linked_support_request': 'gateway person',
  'public.own_support_contacts': 'gateway person',
  'public.received_support_requests': 'gateway person',
  'public.take_on_linked_request': 'gateway person',
  'public.take_on_support_request': 'gateway person',
  'public.ask_question': 'gateway person',
  'public.find_question': 'gateway person',
  'public.find_question_readers': 'gateway jobs',
  'public.mark_question': 'gateway hr',
  'public.question_receivers': 'gateway person',
  'public.received_questions': 'gateway hr',
  'public.reply_to_question': 'gateway hr',
  'public.withdraw_question': 'gateway person',
  'public.leave_organisation': 'gateway person',
  'public.link_memberships': 'gateway identity',
  'public.open_calendar_feed': 'gateway person',
  'public.own_members': 'gateway person',
  'public.own_memberships_ever': 'gateway person',
  'public.own_organisations': 'gateway person',
  'public.own_list_traces': 'gateway person',
  'public.own_measures': 'gateway person',
  'public.own_round_work': 'gateway person',
  'public.refuse_change': 'plain',
  'public.refuse_going_back': 'plain',
  'public.refuse_retired_feed': 'gateway',
  'public.retire_calendar_feed': 'gateway',
  'public.failing_jobs': 'gateway person',
  'public.found_organisation_as_staff': 'gateway person',
  'public.give_up_jobs': 'gateway person',
  'public.job_failure_code': 'plain',
  'public.list_customers': 'gateway person',
  'public.retry_jobs': 'gateway person',
  'public.waiting_jobs': 'gateway person',
  'public.refuse_mail': 'gateway person',
  'public.refused_mail': 'gateway person jobs',
  'public.remove_unfinished_simulation': 'gateway identity',
  'public.round_is_over': 'gateway person',
  'public.unreleased_rounds': 'gateway release',
  'public.seal_words': 'gateway jobs',
  'public.words_in_clear': 'gateway jobs',
  'vault.add_amounts': 'plain',
  'vault.cancel_list': 'gateway hr',
  'vault.count_list': 'gateway hr',
  'vault.count_participants': 'gateway release',
  'vault.counted_elsewhere': 'gateway',
  'vault.erase_person': 'gateway',
  'vault.forget_participants': 'gateway jobs',
  'vault.establish_first_list': 'gateway hr',
  'vault.list_people': 'gateway hr',
  'vault.mark_as_new': 'gateway hr',
  'vault.open_counters': 'gateway hr',
  'vault.people_asked_lately': 'gateway hr',
  'vault.read_calibrations': 'gateway person',
  'vault.record_answers': 'gateway person',
  'vault.take_for_erased': 'gateway hr',
  'vault.take_invitations': 'gateway person',
}

const roles = ['person', 'hr', 'release', 'login', 'identity', 'jobs'] as const

type Found = {
  readonly name: string
  readonly gateway: boolean
  readonly path: string[] | null
  readonly open: boolean
} & Readonly<Record<(typeof roles)[number], boolean>>

const functions = await asSuperuser<Found>(
  database,
  `select n.nspname || '.' || p.proname as name, p.prosecdef as gateway, p.proconfig as path,
     has_function_privilege('public', p.oid, 'execute') as open,
     ${roles.map((role, at) => `has_function_privilege($${at + 1}, p.oid, 'execute') as ${role}`).join(', ')}
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ('public', 'vault', 'identity') order by 1`,
  roles.map((role) => roleName(database.access.rolePrefix, role)),
)

test('every function is called by exactly the roles that its law names', () => {
  const found = functions.map((row) => [
    row.name,
    [row.gateway ? 'gateway' : 'plain', ...roles.filter((role) => row[role])].join(' '),
  ])
  expect(Object.fromEntries(found)).toEqual(law)
})

test('nobody else calls any of them', () => {
  expect(functions.filter(({ open }) => open).map(({ name }) => name)).toEqual([])
})

test('no table of a caller can stand in for ours behind a gateway function', () => {
  const gateways = functions.filter(({ gateway }) => gateway)
  expect(gateways.length).toBeGreaterThan(10)
  expect(gateways.filter(({ path }) => !path?.includes('search_path=public, pg_temp'))).toEqual([])
})

test('every function is in a file of its own, named like it', async () => {
  const files = (await readMigrations()).functions.map(({ name }) =>
    name.includes('.') ? name : `public.${name}`,
  )
  expect(files.sort()).toEqual(functions.map(({ name }) => name))
})
