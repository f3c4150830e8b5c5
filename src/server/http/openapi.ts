import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Collects every endpoint as it registers. One that would not be in the document cannot be registered. */
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
        description:
          'Errors are application/problem+json (RFC 9457) with a stable code. Unknown fields are refused. Sign in with a mailed code; the session is a cookie. Programs send an API key as a bearer token.',
      },
      servers: [{ url: options.baseUrl }],
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
