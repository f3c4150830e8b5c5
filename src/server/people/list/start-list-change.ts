import type { ListChange, Undo } from '#core/import/list-change.ts'
import { findImport, type ImportRow, readUndo } from '#server/people/import/import-repository.ts'
import { startImport } from '#server/people/import/start-import.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { isOnList } from './member-repository.ts'

type Asker = {
  readonly organisationId: string
  readonly personId: string
  /** Replaces the name where the person is no member. */
  readonly email: string
}

/** The requested change; for an undo only its import. */
type Wish = Exclude<ListChange, Undo> | { readonly kind: 'undo'; readonly importId: string }

/**
 * Starts one change to the list, or the undo of its last change, as a file of today's list with that change would: the
 * same dry run, the same limits over 28 days, the same history, and no change before it is applied.
 * @throws Refusal not-found for a person who is not on today's list, and for a missing import; import-not-undoable
 * once the list has changed since, or the undo is deleted
 */
export async function startListChange(deps: Deps, asker: Asker, wish: Wish): Promise<ImportRow> {
  if (wish.kind === 'undo') return startUndo(deps, asker, wish.importId)
  const { organisationId, personId } = asker
  if ('memberId' in wish) {
    const { memberId } = wish
    const here = await asHr(deps.pools.app, { organisationId, personId }, (tx) =>
      isOnList(tx, organisationId, memberId),
    )
    if (!here) throw new Refusal('not-found')
  }
  return startImport(deps, { ...asker, fileName: '', source: wish })
}

async function startUndo(deps: Deps, asker: Asker, importId: string): Promise<ImportRow> {
  const { organisationId, personId } = asker
  const { fileName, undo } = await asHr(deps.pools.app, { organisationId, personId }, async (tx) => ({
    ...found(await findImport(tx, organisationId, importId)),
    undo: await readUndo(tx, organisationId, importId),
  }))
  if (undo === null) throw new Refusal('import-not-undoable')
  return startImport(deps, { ...asker, fileName, source: undo })
}
