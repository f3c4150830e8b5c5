import { isLanguage, type Language } from '#core/languages.ts'
import type { MemberWish } from '#server/people/provisioning/provision-member.ts'
import { type PatchPart, readPatch } from './read-patch.ts'
import { type Attributes, isAttributes, present, textOf, truthOf } from './scim-body.ts'
import { ScimError } from './scim-error.ts'

export const enterpriseUser = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** A program's data about a member; unknown attributes are ignored (RFC 7644, 3.3). @throws ScimError */
export function readUser(body: Attributes): MemberWish {
  const name = isAttributes(body['name']) ? body['name'] : {}
  const extension = body[enterpriseUser.toLowerCase()]
  const enterprise = isAttributes(extension) ? extension : {}
  return present<MemberWish>({
    userName: textOf(body['username'], 'userName'),
    externalId: textOf(body['externalid'], 'externalId'),
    name: textOf(body['displayname'], 'displayName') ?? textOf(name['formatted'], 'name.formatted'),
    givenName: textOf(name['givenname'], 'name.givenName'),
    familyName: textOf(name['familyname'], 'name.familyName'),
    email: emailOf(body['emails']),
    employeeId: textOf(enterprise['employeenumber'], 'employeeNumber'),
    language: languageOf(
      textOf(body['preferredlanguage'], 'preferredLanguage') ?? textOf(body['locale'], 'locale'),
    ),
    mobile: mobileOf(body['phonenumbers']),
    active: truthOf(body['active'], 'active'),
  })
}

/** @throws ScimError without a userName */
export function readNewUser(body: Attributes): MemberWish & { readonly userName: string } {
  const wish = readUser(body)
  const { userName } = wish
  if (userName === undefined) throw new ScimError(400, 'invalidValue', 'userName is missing.')
  return { ...wish, userName }
}

/** Types of an address, the best first: surveys go to the work address. */
const types = ['work', undefined, 'another'] as const

const typeOf = ({ type }: Attributes): (typeof types)[number] => {
  if (type == null || type === '') return undefined
  return String(type).toLowerCase() === 'work' ? 'work' : 'another'
}

const isPrimary = ({ primary }: Attributes) => String(primary).toLowerCase() === 'true'

/** The work address, else one without a type, else any; among those of one type the primary one. */
function emailOf(value: unknown): string | undefined {
  const said: readonly Attributes[] = [value].flat().filter(isAttributes)
  const all = said.filter((one) => textOf(one['value'], 'emails.value') !== undefined)
  const [best] = types.flatMap((type) => {
    const same = all.filter((one) => typeOf(one) === type)
    return [...same.filter(isPrimary), ...same]
  })
  return textOf(best?.['value'], 'emails.value')
}

/** The mobile number; null where only other numbers are given. A number may be written as a URI, `tel:+46-70-123-45-67` (RFC 3966). */
function mobileOf(value: unknown): string | null | undefined {
  if (value === undefined) return undefined
  const all = (Array.isArray(value) ? value : [value]).filter(isAttributes)
  const mobile = all.find(({ type }) => String(type).toLowerCase() === 'mobile')
  return textOf(mobile?.['value'], 'phoneNumbers.value')?.replace(/^tel:/i, '') ?? null
}

/** `sv-SE` and `sv_SE` are Swedish; an unsupported language is ignored. */
function languageOf(tag: string | undefined): Language | undefined {
  const [language] = tag?.toLowerCase().split(/[-_]/) ?? []
  return language !== undefined && isLanguage(language) ? language : undefined
}

/** The data in a PATCH, one operation after the other. @throws ScimError */
export function readUserPatch(body: Attributes): MemberWish {
  let wish: MemberWish = {}
  for (const part of readPatch(body)) wish = { ...wish, ...wishOf(part) }
  return wish
}

function wishOf({ op, attribute, filter, inner, value }: PatchPart): MemberWish {
  if (op === 'remove') {
    if (attribute === 'username' || attribute === 'active')
      throw new ScimError(400, 'mutability', `${attribute} cannot be removed.`)
    // An absent value changes nothing, as an empty cell of a file; but a removed number must get no SMS.
    return attribute === 'phonenumbers' && isMobile(filter) && (inner === null || inner === 'value')
      ? { mobile: null }
      : {}
  }
  if (attribute === 'phonenumbers') return wishOfNumber(filter, inner, value)
  // One address is stored: adding another, of another type, removes nothing.
  if (attribute === 'emails' && op === 'add' && filter === null && inner === null)
    return readUser({
      emails: [value].flat().filter((one) => !isAttributes(one) || typeOf(one) !== 'another'),
    })
  if (attribute === 'emails' && (filter !== null || inner !== null)) {
    if (filter !== null && !isOfWork(filter)) return {}
    return inner === null && isAttributes(value)
      ? readUser({ emails: [value] })
      : readUser({ emails: [{ value }] })
  }
  return readUser({ [attribute]: inner === null ? value : { [inner]: value } })
}

/** Whether the filter means the stored address, which we present as the work address and the primary one. */
function isOfWork(filter: string): boolean {
  const [, how, type] = /\btype\s+(\w+)\s+"([^"]*)"/i.exec(filter) ?? []
  if (type === undefined) return /\bprimary\s+eq\s+"?true\b/i.test(filter)
  return how?.toLowerCase() === 'eq' && type.toLowerCase() === 'work'
}

const isMobile = (filter: string | null): boolean => filter === null || /\bmobile\b/i.test(filter)

/** Other numbers than the mobile one are ignored. */
function wishOfNumber(filter: string | null, inner: string | null, value: unknown): MemberWish {
  if (!isMobile(filter) || (inner !== null && (filter === null || inner !== 'value'))) return {}
  const numbers =
    filter === null ? value : [{ type: 'mobile', value: isAttributes(value) ? value['value'] : value }]
  const { mobile } = readUser({ phonenumbers: numbers })
  return mobile == null && filter === null ? {} : present<MemberWish>({ mobile })
}
