import type { ListRefusal, ListRefusalCode } from '#server/people/list/list-refusal.ts'

/** RFC 7644, table 9. */
export type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'

type Answer = { readonly status: number; readonly scimType: ScimType | undefined }

const invalid: Answer = { status: 400, scimType: 'invalidValue' }
const conflict: Answer = { status: 409, scimType: 'uniqueness' }
const stopped: Answer = { status: 409, scimType: undefined }
const forbidden: Answer = { status: 403, scimType: undefined }

const answers: Partial<Record<ListRefusalCode, Answer>> = {
  'too-many-removed': stopped,
  'too-many-removed-in-unit': stopped,
  'too-many-identities': stopped,
  'too-many-identities-in-unit': stopped,
  'email-on-list': conflict,
  'email-in-use': conflict,
  'duplicate-email': conflict,
  'employee-id-on-list': conflict,
  'employee-id-in-use': conflict,
  'duplicate-employee-id': conflict,
  'user-name-in-use': conflict,
  'unit-name-conflict': conflict,
  'in-another-unit': conflict,
  'role-holder-changed': forbidden,
  'kept-for-role': forbidden,
  'the-top': forbidden,
  'units-below': forbidden,
  'another-person': { status: 400, scimType: 'mutability' },
}

/** The answer to a program; every code without a row is an invalid value. */
export const statusOf = (code: ListRefusalCode): Answer => answers[code] ?? invalid

const details: Partial<Record<ListRefusalCode, string>> = {
  'too-many-removed':
    'Stopped: within 28 days at most {most} of {present} people may be removed, and this would be the {count}th. HR and the owners have been told.',
  'too-many-removed-in-unit':
    'Stopped: within 28 days at most {most} of {present} people of "{unit}" may be removed, and this would be the {count}th. HR and the owners have been told.',
  'too-many-identities':
    'Stopped: within 28 days at most {most} of {present} people may get another address or employee number. HR and the owners have been told.',
  'too-many-identities-in-unit':
    'Stopped: within 28 days at most {most} of {present} people of "{unit}" may get another address or employee number. HR and the owners have been told.',
  'email-on-list': 'Somebody else on the list has this address.',
  'email-in-use': 'Somebody else on the list has this address.',
  'duplicate-email': 'Somebody else on the list has this address.',
  'employee-id-on-list': 'Somebody else on the list has this employee number.',
  'employee-id-in-use': 'Somebody else on the list has this employee number.',
  'duplicate-employee-id': 'Somebody else on the list has this employee number.',
  'user-name-in-use': 'Somebody else has this userName.',
  'unit-name-conflict': 'There is a group with this displayName.',
  'in-another-unit':
    '{value} is in the group "{unit}", and a person is in one unit. Remove them from that group first.',
  'role-holder-changed':
    'This person has a role that protects address and employee number. An owner ends the role first.',
  'kept-for-role': 'This person is HR, owner or safety representative. An owner ends the role first.',
  'the-top': 'The group at the top of the organisation stays.',
  'units-below': 'There are units below this one. HR moves them first.',
  'another-person':
    'With this address or employee number it would be another person. Deactivate this user and create another one.',
  'member-unknown': 'There is no user {value}.',
  'inactive-from-the-start': 'A user is created when active.',
  'missing-key': 'Somebody without an e-mail address needs an employeeNumber and a name.',
  'bad-email': '{value} is not an e-mail address.',
  'bad-mobile': '{value} is not a mobile number.',
  'too-long': 'A value is too long: {value}',
  formula: 'A value begins like a formula: {value}',
  'control-character': 'A value has characters that cannot be seen.',
  'broken-character': 'A value has broken characters.',
}

export function detailOf({ code, details: said }: ListRefusal): string {
  const text = details[code] ?? `The list does not allow this: ${code}.`
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(said[name] ?? ''))
}
