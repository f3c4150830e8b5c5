import type { UnitStep } from '#server/people/provisioning/provision-unit.ts'
import { type PatchPart, readPatch } from './read-patch.ts'
import { type Attributes, isAttributes, textOf } from './scim-body.ts'
import { ScimError } from './scim-error.ts'

export type GroupWish = {
  readonly name: string | undefined
  readonly externalId: string | undefined
  /** Undefined: the request does not name members. */
  readonly memberIds: readonly string[] | undefined
}

/** Unit names also stand in files, so this refuses what a file refuses. */
const refusedName = /^[=+\-@＝＋－＠]|[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/u
const longestName = 200

export function readGroup(body: Attributes): GroupWish {
  return {
    name: nameOf(body['displayname']),
    externalId: textOf(body['externalid'], 'externalId'),
    memberIds: body['members'] === undefined ? undefined : idsOf(body['members']),
  }
}

/** @throws ScimError without a name */
export function readNewGroup(body: Attributes) {
  const { name, externalId, memberIds = [] } = readGroup(body)
  if (name === undefined) throw new ScimError(400, 'invalidValue', 'displayName is missing.')
  return { name, memberIds, ...(externalId === undefined ? {} : { externalId }) }
}

/** A PUT replaces the whole group: without `members` it has none. */
export const stepsOfGroup = ({ name, externalId, memberIds = [] }: GroupWish): UnitStep[] => [
  ...(name === undefined ? [] : [{ kind: 'rename', name } as const]),
  ...(externalId === undefined ? [] : [{ kind: 'call', externalId } as const]),
  { kind: 'set', memberIds },
]

/** The steps of a group's PATCH, one operation after the other. @throws ScimError */
export const readGroupPatch = (body: Attributes): UnitStep[] => readPatch(body).flatMap(stepsOf)

function stepsOf({ op, attribute, filter, value }: PatchPart): UnitStep[] {
  if (attribute === 'members') {
    const named = filter === null ? null : /^\s*value\s+eq\s+"([^"]*)"\s*$/i.exec(filter)?.[1]
    if (named === undefined) throw new ScimError(400, 'invalidFilter', 'Members are named by value eq "id".')
    if (named !== null) return op === 'remove' ? [{ kind: 'remove', memberIds: [named] }] : []
    if (op === 'remove' && value == null) return [{ kind: 'set', memberIds: [] }]
    return [{ kind: op === 'replace' ? 'set' : op, memberIds: idsOf(value) }]
  }
  if (op === 'remove') {
    if (attribute === 'displayname') throw new ScimError(400, 'mutability', 'displayName cannot be removed.')
    return []
  }
  const name = attribute === 'displayname' ? nameOf(value) : undefined
  const externalId = attribute === 'externalid' ? textOf(value, 'externalId') : undefined
  return [
    ...(name === undefined ? [] : [{ kind: 'rename', name } as const]),
    ...(externalId === undefined ? [] : [{ kind: 'call', externalId } as const]),
  ]
}

function nameOf(value: unknown): string | undefined {
  const name = textOf(value, 'displayName')
  if (name !== undefined && (refusedName.test(name) || name.length > longestName))
    throw new ScimError(400, 'invalidValue', 'displayName is too long, or begins like a formula.')
  return name
}

function idsOf(value: unknown): string[] {
  if (value === null) return []
  return (Array.isArray(value) ? value : [value]).map((member: unknown) => {
    const id = isAttributes(member) ? member['value'] : member
    if (typeof id !== 'string') throw new ScimError(400, 'invalidValue', 'A member has no value.')
    if (isAttributes(member) && String(member['type']).toLowerCase() === 'group')
      throw new ScimError(400, 'invalidValue', 'Groups within groups are not kept: HR lays out the tree.')
    return id.toLowerCase()
  })
}
