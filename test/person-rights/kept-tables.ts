import type { personData } from '#server/app/person-data.ts'

/**
 * What each table of the database has to do with a person, and what the export and an erasure do with it. A new table has to
 * be added here before the tests pass (my-rights.test.ts), which verify these statements.
 */
export type KeptTable = {
  /** The subject whose part of the export contains it; otherwise why no part does. */
  readonly exported: keyof typeof personData | { readonly not: string }
  /** `gone`: nothing of the person is left; otherwise what stays, and why. */
  readonly erased: 'gone' | { readonly stays: string }
}

const nobody = { exported: { not: 'about nobody' }, erased: { stays: 'about nobody' } } as const

const secretOf = (what: string) => ({ exported: { not: `a secret: ${what}` }, erased: 'gone' }) as const

const entryIn = <S extends keyof typeof personData>(subject: S) => ({
  exported: subject,
  erased: { stays: 'an entry of the organisation, by an id that then leads to nobody' },
})

const inVault = {
  exported: { not: 'a keyed hash that the release alone reads; told of in the privacy policy' },
  erased: 'gone',
} as const

export const keptTables: Readonly<Record<string, KeptTable>> = {
  'identity.attempt': {
    exported: {
      not: 'counts of tries by keyed hash, for some hours; that a question was withdrawn, as long as it would be stored',
    },
    erased: { stays: 'no row leads to a person; gone within hours or those days' },
  },
  'identity.continuation': {
    exported: { not: 'no row says whose it is, and nobody without its code can read it; for half an hour' },
    erased: { stays: 'no row leads to a person; fetched, or swept within an hour of its half hour' },
  },
  'identity.authenticator': { exported: 'identity', erased: 'gone' },
  'identity.known_browser': { exported: 'identity', erased: 'gone' },
  'identity.passkey': { exported: 'identity', erased: 'gone' },
  'identity.person': { exported: 'identity', erased: 'gone' },
  'identity.private_address': { exported: 'identity', erased: 'gone' },
  'identity.recovery_code': { exported: 'identity', erased: 'gone' },
  'identity.session': { exported: 'identity', erased: 'gone' },
  'identity.sign_in_code': secretOf('a code, for minutes'),
  'public.anonymous_question': {
    exported: { not: 'no row says whose it is; the sender reads it by the secret in the browser' },
    erased: {
      stays: 'no row leads to a person; deleted the morning after its secret withdrew it, or after 90 days',
    },
  },
  'public.api_key': nobody,
  'public.audit_entry': entryIn('people'),
  'public.availability': { exported: 'bookings', erased: 'gone' },
  'public.availability_exception': { exported: 'bookings', erased: 'gone' },
  'public.booked_time': {
    exported: { not: 'the hours of bookings, which are told of' },
    erased: 'gone',
  },
  'public.booking': { exported: 'bookings', erased: 'gone' },
  'public.calendar_feed': { exported: 'self', erased: 'gone' },
  'public.consent': { exported: 'self', erased: 'gone' },
  'public.contact_message': {
    exported: { not: 'written without an account, to an address that nobody has proven; told on request' },
    erased: { stays: 'no account wrote it; gone after a year, or on request' },
  },
  'public.demo_mail': {
    exported: { not: 'the mailbox of a demonstration' },
    erased: { stays: 'exists in a demonstration only' },
  },
  'public.due_mail': { exported: 'self', erased: 'gone' },
  'public.erasure': {
    exported: { not: 'has no row while the person has an account' },
    erased: { stays: 'the id and the moment, so that a restored backup erases again' },
  },
  'public.change_count': nobody,
  'public.counted_change': { exported: 'guidance', erased: 'gone' },
  'public.guidance': { exported: 'guidance', erased: 'gone' },
  'public.guidance_message': { exported: 'guidance', erased: 'gone' },
  'public.guidance_share': { exported: 'guidance', erased: 'gone' },
  'public.guidance_time': { exported: 'guidance', erased: 'gone' },
  'public.guide': { exported: 'guidance', erased: 'gone' },
  'public.identity_change': {
    exported: 'people',
    erased: { stays: 'the employer’s list; gone 90 days after the change has ended' },
  },
  'public.invitation': {
    exported: 'rounds',
    erased: { stays: 'the employer’s list; gone with the release' },
  },
  'public.list_review_entry': entryIn('rounds'),
  'public.mail_refusal': { exported: 'self', erased: 'gone' },
  'public.measure': {
    exported: 'measures',
    erased: { stays: 'the employer’s action plan, which names the member' },
  },
  'public.measure_entry': entryIn('measures'),
  'public.member': {
    exported: 'people',
    erased: { stays: 'the employer’s list; it no longer leads to an account' },
  },
  'public.member_import': {
    exported: { not: 'a file of many people; what it says of a person is told as the membership' },
    erased: {
      stays:
        'the employer’s file, gone within 30 days or when a change that waits for its day is made, and who read it in',
    },
  },
  'public.member_move': {
    exported: 'people',
    erased: { stays: 'the employer’s list; the same of everybody, with an account or without' },
  },
  'public.organisation': nobody,
  'public.own_document': { exported: 'self', erased: 'gone' },
  'public.own_result': { exported: 'self', erased: 'gone' },
  'public.person_key': secretOf('the key that opens what is told'),
  'public.provisioned_member': {
    exported: 'people',
    erased: { stays: 'the employer’s list, as its identity provider keeps it' },
  },
  'public.provisioned_unit': nobody,
  'public.retired_calendar_feed': secretOf('hashes of addresses that open nothing any more'),
  'public.spent_key': secretOf('random ids of requests that change nothing any more; what they held is gone'),
  'public.role_assignment': {
    exported: 'people',
    erased: { stays: 'a role of the member, who stays in the list' },
  },
  'public.role_request': {
    exported: 'people',
    erased: { stays: 'an entry about the member, and who asked by an id that then leads to nobody' },
  },
  'public.frozen_list': nobody,
  // Hashes with salts that are deleted together with the invitations.
  'public.frozen_list_tile': nobody,
  'public.program_record': nobody,
  'public.record_log_cosignature': nobody,
  'public.record_log_entry': nobody,
  'public.record_log_key': nobody,
  'public.record_log_subtree': nobody,
  'public.round_record': nobody,
  'public.round': nobody,
  'public.round_plan': nobody,
  'public.round_preparation': {
    exported: { not: 'gone when the list is frozen; what was done stands in the log' },
    erased: { stays: 'who asked for a round, until its list is frozen or another one is prepared' },
  },
  'public.round_unit': nobody,
  'public.schema_function': nobody,
  'public.schema_migration': nobody,
  'public.sent_mail': {
    exported: { not: 'a keyed hash that does not say to whom' },
    erased: { stays: 'no row leads to a person; gone after 30 days' },
  },
  'public.single_sign_on': nobody,
  'public.single_sign_on_domain': nobody,
  'public.slip': {
    exported: { not: 'a secret: the hash of a code that was printed' },
    erased: { stays: 'goes with the invitation' },
  },
  'public.sms_code': {
    exported: { not: 'a secret: the hash of a code that was sent' },
    erased: { stays: 'goes with the invitation' },
  },
  'public.service_entry': entryIn('people'),
  'public.slip_printing': entryIn('rounds'),
  'public.snapshot': nobody,
  'public.snapshot_figure': nobody,
  'public.staff': { exported: 'identity', erased: 'gone' },
  'public.support_request': { exported: 'support', erased: 'gone' },
  'public.support_setting': nobody,
  'public.unit': nobody,
  'public.webhook': nobody,
  'public.webhook_delivery': nobody,
  'public.webhook_secret': nobody,
  'public.work_risk': nobody,
  'public.yearly_follow_up': nobody,
  'vault.block_member': inVault,
  'vault.calibration': nobody,
  'vault.counter': nobody,
  'vault.hash_key': nobody,
  'vault.held_unit': nobody,
  'vault.listed_person': inVault,
  'vault.participation': inVault,
  'vault.readable_calibration': nobody,
}
