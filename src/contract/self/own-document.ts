import { z } from 'zod'
import { seenVersion } from '../seen-version.ts'
import { exercisesDocument } from './exercises.ts'
import { planDocument } from './plan.ts'
import { recoveryDocument } from './recovery-programme.ts'
import { stressProgramme } from './stress-programme.ts'

/**
 * What a person writes and goes on changing, one document a kind. A new kind is a row here, two in `document-endpoints.ts` and one in
 * `src/server/self/documents/my-document-routes.ts`. What is kept was valid when it was written: a schema may
 * take in more, and lose fields of the document itself, which are left out in reading.
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

/** What is kept: `null` until something has been written. A field that its schema has lost since is left behind. */
export const keptDocument = <Schema extends z.ZodObject>(document: Schema) =>
  z.object({ version, document: document.strip().nullable() })

/** What to keep, and the version that was changed: written only if that is still the kept one. */
export const documentToKeep = <Schema extends z.ZodType>(document: Schema) =>
  z.strictObject({ version, document })

export type KeptDocument = { readonly version: number; readonly document: unknown }

/** All of them, for the export: a kind that was never written is left out. */
export const allOwnDocuments = z
  .strictObject({
    exercises: exercisesDocument.strip(),
    plan: planDocument.strip(),
    'recovery-programme': recoveryDocument.strip(),
    'stress-programme': stressProgramme.strip(),
  })
  .partial()
