import { changesBetween } from '#core/measures/changes.ts'
import type { MeasureContent, MeasureOwner } from '#core/measures/measure.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, found, Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { findComment, insertMeasureEntry, type MeasureEntry } from './measure-entry-repository.ts'
import {
  findMeasure,
  insertMeasure,
  listPossibleOwners,
  type MeasureColumns,
  type MeasureRow,
  updateMeasure,
} from './measure-repository.ts'
import { findSeenMeasure, type PlanActor } from './read-measure-plan.ts'
import { findRisk } from './work-risk-repository.ts'
import { isSentBefore } from './write-risk.ts'

type Need = Pick<Deps, 'pools' | 'clock' | 'keys' | 'newId'>

/**
 * HR adds a measure against a risk. A repeated key adds no second one.
 * @throws Refusal not-found; invalid-input for somebody who cannot be owner; `idempotency-conflict` when the key stands for
 * another measure
 */
export async function addMeasure(
  deps: Need,
  who: PlanActor,
  { riskId, ...content }: MeasureContent & { readonly riskId: string },
  key: string | null,
): Promise<string> {
  const { organisationId, personId } = who
  const id = key === null ? deps.newId() : idOfKey(deps.keys.attemptKey('measure', `${personId} ${key}`))
  const columns = columnsOf(content)
  return asHr(deps.pools.app, who, async (tx) => {
    found(await findRisk(tx, organisationId, riskId))
    const before = await findMeasure(tx, organisationId, id)
    if (before === null) {
      await refuseOwner(tx, organisationId, content.owner)
      const at = deps.clock()
      if (await insertMeasure(tx, { ...columns, organisationId, id, riskId, madeAt: at })) {
        await note(tx, deps, who, { riskId, measureId: id, at, what: 'made', comment: null, changes: [] })
        return id
      }
    }
    const kept = before ?? found(await findMeasure(tx, organisationId, id))
    const isSame = kept.riskId === riskId && changesBetween(columnsIn(kept), columns).length === 0
    if (kept.version === 1 && !isSame) throw new Refusal('idempotency-conflict')
    return id
  })
}

/**
 * HR changes a measure; so may its owner, except for the owner and whether employees see it. A repeated request with the same key
 * gets the same answer.
 * @throws Refusal not-found; not-allowed; invalid-input for somebody who cannot be owner; `newer-version`, with nothing
 * written; `idempotency-conflict` when the key stands for another change
 */
export async function changeMeasure(
  deps: Need,
  who: PlanActor,
  {
    measureId,
    version,
    ...content
  }: MeasureContent & { readonly measureId: string; readonly version: number },
  key: string | null,
): Promise<void> {
  const { organisationId, personId } = who
  const lastKey = key === null ? null : deps.keys.attemptKey('measure change', `${personId} ${key}`)
  const columns = columnsOf(content)
  await asHr(deps.pools.app, who, async (tx) => {
    const { measure: before } = await findSeenMeasure(tx, who, measureId)
    const changed = changesBetween(columnsIn(before), columns).map(({ field }) => field)
    if (!before.may.change) throw new Refusal('not-allowed')
    if (isSentBefore(before, version, lastKey)) {
      if (changed.length > 0) throw new Refusal('idempotency-conflict')
      return
    }
    // Checked first: a change by HR meanwhile must not look like a forbidden wish of the owner's.
    if (before.version !== version) throw new Refusal('newer-version')
    if (!before.may.run && changed.some((field) => keptToHr.includes(field))) throw new Refusal('not-allowed')
    if (changed.includes('ownerMemberId')) await refuseOwner(tx, organisationId, content.owner)
    const at = deps.clock()
    const isWritten = await updateMeasure(tx, {
      ...columns,
      organisationId,
      id: measureId,
      version,
      lastKey,
      changedAt: changed.length > 0 ? at : before.changedAt,
    })
    const now = found(await findMeasure(tx, organisationId, measureId))
    if (!isWritten) {
      // A second press, which may have been stored first.
      if (isSentBefore(now, version, lastKey)) return
      throw new Refusal('newer-version')
    }
    const changes = changesBetween(readable(before), readable(now))
    if (changes.length === 0) return
    await note(tx, deps, who, {
      riskId: before.riskId,
      measureId,
      at,
      what: 'changed',
      comment: null,
      changes,
    })
  })
}

const keptToHr: readonly string[] = ['ownerMemberId', 'ownerName', 'told']

/**
 * Adds a comment on a measure, for all who read it. A repeated key adds no second one.
 * @throws Refusal not-found; not-allowed for those who only read; `idempotency-conflict` when the key stands for another
 */
export async function commentOnMeasure(
  deps: Need,
  who: PlanActor,
  { measureId, comment }: { readonly measureId: string; readonly comment: string },
  key: string | null,
): Promise<void> {
  const { organisationId, personId } = who
  const id =
    key === null ? deps.newId() : idOfKey(deps.keys.attemptKey('measure comment', `${personId} ${key}`))
  await asHr(deps.pools.app, who, async (tx) => {
    const { measure } = await findSeenMeasure(tx, who, measureId)
    if (!measure.may.comment) throw new Refusal('not-allowed')
    const said = { riskId: measure.riskId, measureId, at: deps.clock(), comment, changes: [] }
    if (await note(tx, deps, who, { ...said, id, what: 'commented' })) return
    const kept = await findComment(tx, organisationId, id)
    if (kept?.measureId !== measureId || kept.comment !== comment) throw new Refusal('idempotency-conflict')
  })
}

type Noted = Omit<MeasureEntry, 'organisationId' | 'id' | 'personId'> & { readonly id?: string }

const note = (tx: HrTransaction, { newId }: Need, who: PlanActor, entry: Noted): Promise<boolean> =>
  insertMeasureEntry(tx, {
    id: newId(),
    ...entry,
    organisationId: who.organisationId,
    personId: who.personId,
  })

async function refuseOwner(tx: HrTransaction, organisationId: string, owner: MeasureOwner): Promise<void> {
  if (!('memberId' in owner)) return
  const [one] = await listPossibleOwners(tx, organisationId, owner.memberId)
  if (one === undefined) throw badField('owner', 'unknown-value')
}

function columnsOf({ owner, ...content }: MeasureContent): MeasureColumns {
  return {
    ...content,
    ownerMemberId: 'memberId' in owner ? owner.memberId : null,
    ownerName: 'name' in owner ? owner.name : null,
  }
}

function columnsIn(row: MeasureRow): MeasureColumns {
  const { title, description, kind, ownerMemberId, ownerName, dueOn, followUpOn } = row
  const { status, followUpResult, dropReason, told } = row
  return {
    title,
    description,
    kind,
    ownerMemberId,
    ownerName,
    dueOn,
    followUpOn,
    status,
    followUpResult,
    dropReason,
    told,
  }
}

/** The measure in the form of the history: with the owner's name. */
function readable(row: MeasureRow): Omit<MeasureColumns, 'ownerMemberId' | 'ownerName'> & { owner: string } {
  const { ownerMemberId: _id, ownerName, ...columns } = columnsIn(row)
  return { ...columns, owner: ownerName ?? row.memberName ?? '' }
}
