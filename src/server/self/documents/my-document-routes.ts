import type { FastifyInstance } from 'fastify'
import type { OwnDocument, OwnDocumentKind } from '#contract/self/own-document.ts'
import type { Deps } from '#server/platform/deps.ts'
import { isKnownByTag } from '#server/platform/http/etag.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import {
  replacePlanMail,
  replaceProgrammeMail,
  replaceRecoveryMail,
} from '#server/self/mail/replace-due-mail.ts'
import { readChangedDocument, readOwnDocument } from './read-own-document.ts'
import { type AfterWrite, writeOwnDocument } from './write-own-document.ts'

type Endpoints<Document> = {
  readonly read: 'readMyExercises' | 'readMyPlan' | 'readMyRecoveryProgramme' | 'readMyStressProgramme'
  readonly write: 'writeMyExercises' | 'writeMyPlan' | 'writeMyRecoveryProgramme' | 'writeMyStressProgramme'
  /** Further work at each write, in the same transaction. */
  readonly afterWrite?: AfterWrite<Document>
}

/** The response's schema checks the content of a document; this type leaves it open. */
type Opened = { readonly version: number; readonly document: never }

/** Every kind of document; a new one adds its row. */
const kinds: { readonly [Kind in OwnDocumentKind]: Endpoints<OwnDocument<Kind>> } = {
  exercises: {
    read: 'readMyExercises',
    write: 'writeMyExercises',
  },
  plan: {
    read: 'readMyPlan',
    write: 'writeMyPlan',
    afterWrite: replacePlanMail,
  },
  'recovery-programme': {
    read: 'readMyRecoveryProgramme',
    write: 'writeMyRecoveryProgramme',
    afterWrite: replaceRecoveryMail,
  },
  'stress-programme': {
    read: 'readMyStressProgramme',
    write: 'writeMyStressProgramme',
    afterWrite: replaceProgrammeMail,
  },
}

export function myDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of Object.keys(kinds) as OwnDocumentKind[]) {
    documentRoutes(app, deps, kind)
  }
}

function documentRoutes<Kind extends OwnDocumentKind>(app: FastifyInstance, deps: Deps, kind: Kind): void {
  const { read, write, afterWrite }: Endpoints<OwnDocument<Kind>> = kinds[kind]
  route(app, read, async ({ actor: { personId }, request, reply }) => {
    const tags = request.headers['if-none-match']
    const read =
      tags === undefined
        ? await readOwnDocument(deps, personId, kind)
        : await readChangedDocument(deps, personId, {
            kind,
            isKnown: (version) => isKnownByTag(tags, `"${version}"`),
          })
    return read === null ? reply.code(304).send() : (read as Opened)
  })
  route(app, write, async ({ actor: { personId }, body, request }) => {
    const { version, document } = body as { version: number; document: OwnDocument<Kind> }
    const written = await writeOwnDocument(
      deps,
      personId,
      { kind, version, document, key: idempotencyKey(request) },
      afterWrite && ((tx) => afterWrite(tx, deps, { personId, document })),
    )
    return written as Opened
  })
}
