import type { AboutPerson } from '#core/import/list-change.ts'
import type { Language } from '#core/languages.ts'
import { changeListAtOnce, type MadeChange } from '#server/people/list/change-list-at-once.ts'
import { ListRefusal } from '#server/people/list/list-refusal.ts'
import { holdMembers } from '#server/people/organisation/organisation-repository.ts'
import { listOpenUnits } from '#server/people/organisation/unit-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import {
  findProvisionedMember,
  forgetProvisionedMember,
  type ListedFields,
  type ProvisionedMember,
  putProvisionedMember,
} from './provisioned-member-repository.ts'
import { type ListKeeper, type Made, provisioning } from './provisioning.ts'

/** A program's data about a member. An absent field stays as it is. */
export type MemberWish = {
  readonly userName?: string
  readonly externalId?: string
  readonly name?: string
  readonly givenName?: string
  readonly familyName?: string
  readonly email?: string
  readonly employeeId?: string
  readonly language?: Language
  /** As it is written; null: none. */
  readonly mobile?: string | null
  /** False: no longer on the list. */
  readonly active?: boolean
}

/**
 * Adds somebody to the list, in the top unit. A present member whom no program has named yet is taken over.
 * @throws ListRefusal
 */
export function provisionMember(
  deps: Deps,
  keeper: ListKeeper,
  wish: MemberWish & { readonly userName: string },
): Promise<ProvisionedMember> {
  return provisioning(deps, keeper, (tx) => addTo(deps, tx, keeper, wish))
}

async function addTo(
  deps: Deps,
  tx: HrTransaction,
  keeper: ListKeeper,
  wish: MemberWish & { readonly userName: string },
): Promise<Made<ProvisionedMember>> {
  const { organisationId } = keeper
  if (wish.active === false) throw new ListRefusal('inactive-from-the-start')
  const find = (filter: Parameters<typeof findProvisionedMember>[2]) =>
    findProvisionedMember(tx, organisationId, filter)
  if ((await find({ userName: wish.userName }))?.known) throw new ListRefusal('user-name-in-use')
  const email = wish.email ?? addressIn(wish)
  const there = email === undefined ? null : await find({ email, active: true })
  if (there?.known) throw new ListRefusal('email-on-list')
  if (there !== null) return changeTo(deps, tx, keeper, there, wish)
  const top = (await listOpenUnits(tx, organisationId)).find(({ parentId }) => parentId === null)
  const made = await changeListAtOnce(deps, tx, organisationId, [
    {
      kind: 'add-person',
      name: nameFrom(wish, null),
      email: email ?? null,
      employeeId: wish.employeeId ?? null,
      language: wish.language ?? null,
      mobile: wish.mobile,
      unitId: top?.id ?? '',
    },
  ])
  const [memberId] = made.addedIds
  if (memberId === undefined) throw new ListRefusal('missing-key')
  return keep(tx, keeper, memberId, wish, null, made)
}

/**
 * Changes a member of the list, removes them from it, or restores them.
 * @throws Refusal not-found, ListRefusal
 */
export function changeProvisionedMember(
  deps: Deps,
  keeper: ListKeeper,
  memberId: string,
  wish: MemberWish,
): Promise<ProvisionedMember> {
  const { organisationId } = keeper
  return provisioning(deps, keeper, async (tx) => {
    const before = found(await findProvisionedMember(tx, organisationId, { id: memberId }))
    if (wish.userName !== undefined) {
      const other = await findProvisionedMember(tx, organisationId, { userName: wish.userName })
      if (other !== null && other.id !== before.id && other.known) throw new ListRefusal('user-name-in-use')
    }
    return changeTo(deps, tx, keeper, before, wish)
  })
}

/** Removes somebody from the list; no program knows them after that. @throws Refusal not-found, ListRefusal */
export function removeProvisionedMember(deps: Deps, keeper: ListKeeper, memberId: string): Promise<void> {
  return provisioning<void>(deps, keeper, (tx) => removeFrom(deps, tx, keeper, memberId))
}

async function removeFrom(
  deps: Deps,
  tx: HrTransaction,
  { organisationId }: ListKeeper,
  memberId: string,
): Promise<Made<undefined>> {
  const before = found(await findProvisionedMember(tx, organisationId, { id: memberId }))
  const changes: AboutPerson[] = before.active ? [{ kind: 'remove-person', memberId: before.id }] : []
  const { counts } = await changeListAtOnce(deps, tx, organisationId, changes)
  await forgetProvisionedMember(tx, organisationId, before.id)
  return { result: undefined, members: counts }
}

/** Thrown at the end of a dry run to roll its transaction back. */
class DryRunOver extends Error {}

/**
 * Adds and removes a made-up person as a program would, by the same rules and limits, in a transaction that is rolled back.
 * Nobody is told. @throws ListRefusal
 */
export async function tryProvisioning(
  deps: Deps,
  keeper: ListKeeper,
  wish: MemberWish & { readonly userName: string },
): Promise<void> {
  const { organisationId } = keeper
  try {
    await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
      await holdMembers(tx, organisationId)
      const { result } = await addTo(deps, tx, keeper, wish)
      await changeTo(deps, tx, keeper, result, { active: false })
      await removeFrom(deps, tx, keeper, result.id)
      throw new DryRunOver()
    })
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error
  }
}

async function changeTo(
  deps: Deps,
  tx: HrTransaction,
  keeper: ListKeeper,
  before: ProvisionedMember,
  wish: MemberWish,
): Promise<Made<ProvisionedMember>> {
  const { organisationId } = keeper
  const active = wish.active ?? before.active
  if (!active) {
    const changes: AboutPerson[] = before.active ? [{ kind: 'remove-person', memberId: before.id }] : []
    const made = await changeListAtOnce(deps, tx, organisationId, changes)
    return keep(tx, keeper, before.id, wish, before, made, waitingOf(wish, before))
  }
  if (!before.active) await takeBack(deps, tx, organisationId, before)
  const { email, employeeId, language } = before.active
    ? { ...wish, email: emailIn(wish, before) }
    : (waitingOf(wish, before) ?? {})
  const made = await changeListAtOnce(deps, tx, organisationId, [
    {
      kind: 'change-person',
      memberId: before.id,
      name: nameFrom(wish, before),
      ...(email == null ? {} : { email }),
      ...(employeeId == null ? {} : { employeeId }),
      ...(language === undefined ? {} : { language }),
      // For somebody with an address any number is accepted: it is stored only where reminders also go by SMS.
      ...(wish.mobile === undefined ? {} : { mobile: wish.mobile }),
    },
  ])
  const counts = before.active ? made.counts : { ...made.counts, added: 1, changed: 0, moved: 0 }
  return keep(tx, keeper, before.id, wish, before, { ...made, counts })
}

/** What differs from the list after this wish, for somebody who is switched off or was until now. Null: nothing. */
function waitingOf(wish: MemberWish, before: ProvisionedMember): Partial<ListedFields> | null {
  const { listed } = before
  const next: ListedFields = {
    name: nameFrom(wish, before),
    email: emailIn(wish, before)?.toLowerCase() ?? before.email,
    employeeId: wish.employeeId ?? before.employeeId,
    language: wish.language ?? before.language,
  }
  const fields = (Object.keys(next) as (keyof ListedFields)[]).filter(
    (field) => next[field] !== listed[field],
  )
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, next[field]]))
}

const emailIn = (wish: MemberWish, before: ProvisionedMember): string | undefined =>
  wish.email ?? (followsUserName(before) ? addressIn(wish) : undefined)

/** The userName, if it is an address and no address was given. */
const addressIn = ({ userName }: MemberWish) => (userName?.includes('@') ? userName : undefined)

/** Whether the program has never sent `emails`. Where older rows do not say so, an address equal to the userName shows it. */
const followsUserName = ({ emailSaid, email, userName }: ProvisionedMember): boolean =>
  emailSaid === null ? email === null || email === userName.toLowerCase() : !emailSaid

/** Restores members as they left, so that they are the same person; the program's other data follow. */
async function takeBack(
  deps: Deps,
  tx: HrTransaction,
  organisationId: string,
  { id, listed, unitId }: ProvisionedMember,
): Promise<void> {
  const units = await listOpenUnits(tx, organisationId)
  const top = units.find(({ parentId }) => parentId === null)?.id ?? ''
  const there = units.some((unit) => unit.id === unitId) ? unitId : top
  const { addedIds } = await changeListAtOnce(deps, tx, organisationId, [
    { kind: 'add-person', ...listed, unitId: there },
  ])
  if (!addedIds.includes(id)) throw new ListRefusal('another-person')
}

/** The display name has priority over its parts; without either the name stays. */
function nameFrom(wish: MemberWish, before: ProvisionedMember | null): string {
  if (wish.name !== undefined) return wish.name
  if (wish.givenName === undefined && wish.familyName === undefined) return before?.name ?? ''
  const parts = [wish.givenName ?? before?.givenName, wish.familyName ?? before?.familyName]
  return parts.filter((part) => part != null).join(' ')
}

async function keep(
  tx: HrTransaction,
  { organisationId }: ListKeeper,
  memberId: string,
  wish: MemberWish,
  before: ProvisionedMember | null,
  { counts }: MadeChange,
  waiting: Partial<ListedFields> | null = null,
): Promise<Made<ProvisionedMember>> {
  await putProvisionedMember(tx, organisationId, {
    memberId,
    userName: wish.userName ?? before?.userName ?? memberId,
    externalId: wish.externalId ?? before?.externalId ?? null,
    givenName: wish.givenName ?? before?.givenName ?? null,
    familyName: wish.familyName ?? before?.familyName ?? null,
    // For members named by a program before this column existed it is unknown what was sent.
    waiting,
    emailSaid: wish.email !== undefined || (before?.known ? before.emailSaid : false),
  })
  return { result: found(await findProvisionedMember(tx, organisationId, { id: memberId })), members: counts }
}
