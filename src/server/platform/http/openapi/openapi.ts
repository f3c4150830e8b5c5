import { hash } from 'node:crypto'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { PackedForms } from '#server/platform/http/compress-answers.ts'
import { apiTags } from './api-tags.ts'
import { type ApiDocument, shareParts } from './share-parts.ts'

export type WrittenDocument = {
  readonly text: string
  /** Entity tag of the text. Weak, since the compressed bytes may differ. */
  readonly tag: string
  readonly forms: PackedForms
}

/** Returns the document as text, written at the first request and then the same for as long as the server runs. */
export function documentWriter(app: FastifyInstance): () => WrittenDocument {
  let written: WrittenDocument | undefined
  return () => {
    if (written === undefined) {
      const text = JSON.stringify(shareParts(app.swagger() as unknown as ApiDocument))
      written = { text, tag: `W/"${hash('sha256', text, 'base64url')}"`, forms: new Map() }
    }
    return written
  }
}

/** Collects every endpoint as it registers. Refuses the registration of an endpoint that the document could not hold. */
export async function describeApi(
  app: FastifyInstance,
  options: { baseUrl: string; title: string },
): Promise<void> {
  app.addHook('onRoute', ({ url, schema }) => {
    const described = schema?.operationId !== undefined && schema.hide !== true
    if (url.startsWith('/api/') && !described) throw new Error(`${url} must be registered with route()`)
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: options.title,
        version: '1',
        contact: { name: options.title, url: options.baseUrl },
        license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
        description:
          'Errors are application/problem+json (RFC 9457) with a stable code. The API refuses unknown fields. People sign in with a mailed code; the session is a cookie. Programs send an API key as a bearer token.',
      },
      servers: [{ url: options.baseUrl }],
      tags: Object.entries(apiTags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          apiKey: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (document) =>
      document.url.startsWith('/api/') && !document.schema?.hide
        ? jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0])
        : { schema: { hide: true }, url: document.url },
  })
}
