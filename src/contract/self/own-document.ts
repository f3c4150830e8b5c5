import { z } from 'zod'
import { seenVersion } from '../seen-version.ts'
import { exercisesDocument } from './exercises.ts'
import { planDocument } from './plan.ts'
import { recoveryDocument } from './recovery-programme.ts'
import { stressProgramme } from './stress-programme.ts'

/**
 * The documents that a person goes on changing, one for each kind. A new kind is a row here, two in `document-endpoints.ts`
 * and one in `src/server/self/documents/my-document-routes.ts`. A stored document was valid when it was written: a schema
 * may accept more, and may lose fields of the document itself, which reading then leaves out.
 */
export const ownDocuments = {
  exercises: exercisesDocument,
  plan: planDocument,
  'recovery-programme': recoveryDocument,
  'stress-programme': stressProgramme,
} as const

export type OwnDocumentKind = keyof typeof ownDocuments
export type OwnDocument<Kind extends OwnDocumentKind> = z.infer<(typeof ownDocuments)[Kind]>

/** Counts writes from 1; 0 is a document nobody has written yet. */
const version = seenVersion(0)

/** The stored document, `null` until one has been written. Fields that the schema has lost since are left out. */
export const storedDocument = <Schema extends z.ZodObject>(document: Schema) =>
  z.object({ version, document: document.strip().nullable() })

/** The document to store, and the version that was changed: refused if that is no longer the stored one. */
export const documentToKeep = <Schema extends z.ZodType>(document: Schema) =>
  z.strictObject({ version, document })

export type StoredDocument = { readonly version: number; readonly document: unknown }

/** All of them, for the export: a kind that was never written is left out. */
export const allOwnDocuments = z
  .strictObject({
    exercises: exercisesDocument.strip(),
    plan: planDocument.strip(),
    'recovery-programme': recoveryDocument.strip(),
    'stress-programme': stressProgramme.strip(),
  })
  .partial()
