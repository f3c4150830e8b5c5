import { readProgramme } from '#core/programme/read-programme.ts'
import { emptyProgramme, type StressProgramme } from '#core/programme/stress-programme.ts'
import type { DocumentKind } from '#web/lib/own-document/document-kind.ts'

/** The stress-management programme: stored in the browser for a visitor, otherwise in the account. */
export const programmeKind: DocumentKind<StressProgramme> = {
  key: 'andrum.stress-programme.v1',
  parse: readProgramme,
  empty: emptyProgramme,
  read: 'readMyStressProgramme',
  write: 'writeMyStressProgramme',
  loadMerge: () => import('#core/programme/merge-programme.ts').then((part) => part.mergeProgramme),
}
