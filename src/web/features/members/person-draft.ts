import type { ListChangeToStart } from '#contract/list-change.ts'
import type { MemberList } from '#contract/organisation.ts'
import { isEmail } from '#core/mail/email-address.ts'

export type Member = MemberList['members'][number]

/** Somebody on the list as HR types it. */
export type PersonDraft = {
  readonly name: string
  readonly email: string
  readonly employeeId: string
  readonly unitId: string
  readonly language: 'sv' | 'en'
}

const fields = ['name', 'email', 'employeeId'] as const
export type PersonField = (typeof fields)[number]

/** What is wrong with a field, as the key of its words. */
export type PersonError = 'keys' | 'email' | 'nothing'

export const draftOf = ({ name, email, employeeId, unitId, language }: Member): PersonDraft => ({
  name,
  email: email ?? '',
  employeeId: employeeId ?? '',
  unitId,
  language,
})

type Judged = {
  /** Null: something is wrong. */
  readonly change: ListChangeToStart | null
  readonly errors: readonly { readonly field: PersonField; readonly error: PersonError }[]
}

/** @param before whom it changes; null: somebody is added */
export function judgePerson(typed: PersonDraft, before: Member | null): Judged {
  const draft = {
    ...typed,
    name: typed.name.trim(),
    email: typed.email.trim(),
    employeeId: typed.employeeId.trim(),
  }
  const wrong = (field: PersonField, error: PersonError): Judged => ({
    change: null,
    errors: [{ field, error }],
  })
  if (draft.email !== '' && !isEmail(draft.email)) return wrong('email', 'email')
  if (before !== null) {
    const change = changeOf(draft, before)
    return change === null ? wrong('name', 'nothing') : { change, errors: [] }
  }
  if (draft.email === '' && draft.name === '') return wrong('name', 'keys')
  if (draft.email === '' && draft.employeeId === '') return wrong('employeeId', 'keys')
  const { name, unitId, language } = draft
  const keys = { email: draft.email || null, employeeId: draft.employeeId || null }
  return { change: { kind: 'add-person', name, ...keys, unitId, language }, errors: [] }
}

/** Only what is typed anew: what was asked for earlier and waits stays. An empty field changes nothing. */
function changeOf(draft: PersonDraft, before: Member): ListChangeToStart | null {
  const was = draftOf(before)
  const other = Object.fromEntries(
    Object.entries(draft).filter(([key, value]) => value !== '' && value !== was[key as keyof PersonDraft]),
  )
  return Object.keys(other).length === 0 ? null : { kind: 'change-person', memberId: before.id, ...other }
}
