import type { RoleKind } from '#server/platform/db/role-names.ts'

/**
 * The law of the database, every table × role: r read, i insert, u update, d delete; `r(…)`, `u(…)` only those columns.
 * A role that is not named may do nothing. A new table or right has to be written here before the tests pass.
 */
export const law: Record<string, Partial<Record<RoleKind, string>>> = {
  'identity.attempt': { identity: 'riud' },
  'identity.authenticator': { identity: 'riud' },
  'identity.continuation': { identity: 'rid' },
  'identity.known_browser': { identity: 'riud' },
  'identity.passkey': { identity: 'riud' },
  'identity.person': { identity: 'riud' },
  'identity.private_address': { identity: 'riud' },
  'identity.recovery_code': { identity: 'riud' },
  'identity.session': { identity: 'riud' },
  'identity.sign_in_code': { identity: 'riud' },
  // Senders and representatives come through gateway functions. Jobs see days, never words or the hash.
  'public.anonymous_question': {
    jobs: 'd r(organisation_id,id,sent_on,wrapped_key,master_key,noticed_on,withdrawn_on) u(wrapped_key,master_key,noticed_on)',
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
  // Added to by a gateway function; staff read the sums through another.
  'public.change_count': {},
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
  // What was said about a frozen list: added to, never changed.
  'public.list_review_entry': { hr: 'ri' },
  // Gateway functions alone: anyone who cannot make an address's hash learns nothing about it.
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
    hr: 'ri u(external_id,name,language,unit_id,left_at,joined_at,last_left_at,last_left_unit_id,address_refused_on,mobile,address_refused_until)',
  },
  'public.member_import': { hr: 'riu' },
  // Written of everybody who changes unit; a gateway function forgets.
  'public.member_move': { hr: 'ri' },
  'public.organisation': {
    person: 'r',
    hr: 'r u(name,smallest_group,number,language,hide_full_participation,sms_reminders)',
    release: 'r',
  },
  // Through row-level security: a guide their own row, a participant their own, a guide those of guidances that have not ended. What
  // was written is sealed; jobs wrap keys anew and delete what has expired.
  'public.guidance': {
    person:
      'ri u(guide_id,offered_guide_id,state,ended_at,letter_asked_at,ends_on,ending,note,note_version,last_sign_at,letter_due_on,phone)',
    jobs: 'd r(person_id,id,ended_at,wrapped_key,master_key) u(wrapped_key,master_key)',
  },
  // Over which programme, own rows alone; the counters themselves nobody reads but by a function.
  'public.counted_change': { person: 'r' },
  'public.guidance_message': { person: 'ri u(due_on,answered_at,read_at)' },
  'public.guidance_share': { person: 'rid u(sealed,updated_at,latest)' },
  'public.guidance_time': { person: 'ri u(minutes)' },
  'public.guide': { person: 'r u(away_until,stand_in_id)' },
  'public.own_document': { person: 'ri u(version,sealed,last_key,updated_at)' },
  'public.own_result': { person: 'rid' },
  'public.spent_key': { person: 'ri u(ids)', hr: 'ri u(ids)' },
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
  'public.work_risk': {
    hr: 'ri u(unit_id,description,likelihood,consequence,version,last_key,result_unit_id,ended_on)',
  },
  'public.yearly_follow_up': { hr: 'ri u(answers,version,changed_at)' },
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
