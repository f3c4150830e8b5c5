import type { FastifyInstance } from 'fastify'
import type { OwnDocument, OwnDocumentKind } from '#contract/self/own-document.ts'
import type { Deps } from '#server/platform/deps.ts'
import { isKnownByTag } from '#server/platform/http/etag.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { replacePlanMail } from '#server/self/mail/replace-plan-mail.ts'
import { replaceProgrammeMail } from '#server/self/mail/replace-programme-mail.ts'
import { replaceRecoveryMail } from '#server/self/mail/replace-recovery-mail.ts'
import { readChangedDocument, readOwnDocument } from './read-own-document.ts'
import { type AfterWrite, writeOwnDocument } from './write-own-document.ts'

type Endpoints<Document> = {
  readonly read: 'readMyExercises' | 'readMyPlan' | 'readMyRecoveryProgramme' | 'readMyStressProgramme'
  readonly write: 'writeMyExercises' | 'writeMyPlan' | 'writeMyRecoveryProgramme' | 'writeMyStressProgramme'
  /** For the description of the API: what it is that I write. */
  readonly what: string
  /** What else happens when it is written, in the same transaction. */
  readonly afterWrite?: AfterWrite<Document>
}

/** What is in a stored document only the schema of the response knows: it refuses what is no document of its kind. */
type Opened = { readonly version: number; readonly document: never }

/** Every kind of document; a new one adds its row. */
const kinds: { readonly [Kind in OwnDocumentKind]: Endpoints<OwnDocument<Kind>> } = {
  exercises: {
    read: 'readMyExercises',
    write: 'writeMyExercises',
    what: 'exercises of the green zone',
  },
  plan: {
    read: 'readMyPlan',
    write: 'writeMyPlan',
    what: 'personal action plan',
    afterWrite: replacePlanMail,
  },
  'recovery-programme': {
    read: 'readMyRecoveryProgramme',
    write: 'writeMyRecoveryProgramme',
    what: 'recovery programme',
    afterWrite: replaceRecoveryMail,
  },
  'stress-programme': {
    read: 'readMyStressProgramme',
    write: 'writeMyStressProgramme',
    what: 'stress-management programme',
    afterWrite: replaceProgrammeMail,
  },
}

export function myDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of Object.keys(kinds) as OwnDocumentKind[]) {
    documentRoutes(app, deps, kind)
  }
}

function documentRoutes<Kind extends OwnDocumentKind>(app: FastifyInstance, deps: Deps, kind: Kind): void {
  const { read, write, what, afterWrite }: Endpoints<OwnDocument<Kind>> = kinds[kind]
  route(
    app,
    {
      name: read,
      action: 'open-own',
      summary: `Returns the caller’s ${what}, which nobody else can read. Before the first write, the version is 0 and the document is null. Returns 304 for If-None-Match with the version.`,
    },
    async ({ actor: { personId }, request, reply }) => {
      const tags = request.headers['if-none-match']
      const read =
        tags === undefined
          ? await readOwnDocument(deps, personId, kind)
          : await readChangedDocument(deps, personId, {
              kind,
              isKnown: (version) => isKnownByTag(tags, `"${version}"`),
            })
      return read === null ? reply.code(304).send() : (read as Opened)
    },
  )
  route(
    app,
    {
      name: write,
      action: 'open-own',
      summary: `Stores the caller’s ${what}, encrypted with the caller’s own key, if the given version is still the stored one.`,
      refusals: ['newer-version', 'idempotency-conflict'],
    },
    async ({ actor: { personId }, body, request }) => {
      const { version, document } = body as { version: number; document: OwnDocument<Kind> }
      const written = await writeOwnDocument(
        deps,
        personId,
        { kind, version, document, key: idempotencyKey(request) },
        afterWrite && ((tx) => afterWrite(tx, deps, { personId, document })),
      )
      return written as Opened
    },
  )
}
