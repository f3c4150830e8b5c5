import type { SignedIn } from '#core/access/actor.ts'
import type { PersonTransaction } from './db/transaction.ts'
import type { Deps } from './deps.ts'

type ExportDeps = Pick<Deps, 'pools' | 'keys' | 'clock'>
type ErasureDeps = ExportDeps & Pick<Deps, 'queue'>

/** How a subject exports and erases its data about a person: `person-data.ts` of every subject that has a table of people. */
export type PersonData<Exported extends object = object> = {
  /** The fields of the export of an account that are the subject's. */
  readonly export: (deps: ExportDeps, person: SignedIn) => Promise<Exported>
  /**
   * The subject's part before the database erases the person (`vault.erase_person`): notices to others, and rows that
   * refer to the person only by an address. It reads what it needs from other pools, and returns the work to do in the
   * transaction of the erasure. Null: the database erases everything that the subject holds.
   */
  readonly erase:
    | ((deps: ErasureDeps, personId: string) => Promise<(tx: PersonTransaction) => Promise<void>>)
    | null
}

/** The person data of all subjects; `app/person-data.ts` lists them. */
export type AllPersonData = Readonly<Record<string, PersonData>>
