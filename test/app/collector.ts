import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }

/** The fields of a span in OTLP's JSON that tests read. */
export type ReceivedSpan = {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code: number }
}

type Body = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

/** The collector's response to an export. */
export type CollectorsAnswer = (response: ServerResponse, headers: IncomingHttpHeaders) => unknown

export type Collector = {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string
  readonly posted: readonly {
    readonly path: string
    readonly headers: IncomingHttpHeaders
    readonly body: string
  }[]
  readonly spans: () => readonly ReceivedSpan[]
  readonly resources: () => readonly (readonly Attribute[])[]
}

/**
 * An OpenTelemetry collector on a port of its own that stores what it receives, until the end of the test.
 * @param answer its response; by default it accepts everything
 */
export async function startCollector(
  answer: CollectorsAnswer = (response) => response.end('{}'),
): Promise<Collector> {
  const posted: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    posted.push({ path: request.url ?? '', headers: request.headers, body })
    answer(response, request.headers)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const ofAll = () => posted.flatMap(({ body }) => (JSON.parse(body) as Body).resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    spans: () => ofAll().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => ofAll().map(({ resource }) => resource.attributes),
  }
}
