import type { ListChangeToStart } from '#contract/people/list-change.ts'
import type { MemberList } from '#contract/people/organisation.ts'
import type { Language } from '#core/languages.ts'
import { isEmail } from '#core/mail/email-address.ts'
import { readMobileNumber } from '#core/sms/mobile-number.ts'

export type Member = MemberList['members'][number]

/** A person on the list, as HR types them. */
export type PersonDraft = {
  readonly name: string
  readonly email: string
  readonly employeeId: string
  /** For a person without an address, or for reminders beside one. */
  readonly mobile: string
  readonly unitId: string
  readonly language: Language
}

const fields = ['name', 'email', 'employeeId', 'mobile'] as const
export type PersonField = (typeof fields)[number]

/** The error of a field, as the key of its text. */
export type PersonError = 'keys' | 'email' | 'mobile' | 'nothing'

export const draftOf = ({ name, email, employeeId, mobile, unitId, language }: Member): PersonDraft => ({
  name,
  email: email ?? '',
  employeeId: employeeId ?? '',
  mobile: mobile ?? '',
  unitId,
  language,
})

type Judged = {
  /** Null where there is an error. */
  readonly change: ListChangeToStart | null
  readonly errors: readonly { readonly field: PersonField; readonly error: PersonError }[]
}

/**
 * @param before the person to change; null: a person is added
 * @param besideAddress whether a mobile number is stored beside an address
 */
export function validatePerson(typed: PersonDraft, before: Member | null, besideAddress = false): Judged {
  const hasAddress = before === null ? typed.email.trim() !== '' : before.email !== null
  const draft = {
    ...typed,
    name: typed.name.trim(),
    email: typed.email.trim(),
    employeeId: typed.employeeId.trim(),
    // A person with an address is invited by e-mail, so no number is sent.
    mobile: hasAddress && !besideAddress ? '' : typed.mobile.trim(),
  }
  const wrong = (field: PersonField, error: PersonError): Judged => ({
    change: null,
    errors: [{ field, error }],
  })
  if (draft.email !== '' && !isEmail(draft.email)) return wrong('email', 'email')
  const mobile = readMobileNumber(draft.mobile)
  if (draft.mobile !== '' && mobile === null) return wrong('mobile', 'mobile')
  if (before !== null) {
    const change = changeOf({ ...draft, mobile: mobile ?? '' }, before)
    return change === null ? wrong('name', 'nothing') : { change, errors: [] }
  }
  if (draft.email === '' && draft.name === '') return wrong('name', 'keys')
  if (draft.email === '' && draft.employeeId === '') return wrong('employeeId', 'keys')
  const { name, unitId, language } = draft
  const keys = { email: draft.email || null, employeeId: draft.employeeId || null }
  return {
    change: { kind: 'add-person', name, ...keys, ...(mobile === null ? {} : { mobile }), unitId, language },
    errors: [],
  }
}

/** Only changed fields, so that earlier changes keep waiting. An empty field changes nothing; an empty number is deleted. */
function changeOf({ mobile, ...draft }: PersonDraft, before: Member): ListChangeToStart | null {
  const was = draftOf(before)
  const typed = Object.fromEntries(
    Object.entries(draft).filter(([key, value]) => value !== '' && value !== was[key as keyof PersonDraft]),
  )
  const other = { ...typed, ...(mobile === was.mobile ? {} : { mobile: mobile || null }) }
  return Object.keys(other).length === 0 ? null : { kind: 'change-person', memberId: before.id, ...other }
}

/** Roles that no import ends or gives another address: an owner must end such a role first. */
const keptRoles: readonly Member['roles'][number][] = ['hr', 'owner', 'safety_representative']

export const holdsKeptRole = ({ roles }: Member): boolean => roles.some((role) => keptRoles.includes(role))
