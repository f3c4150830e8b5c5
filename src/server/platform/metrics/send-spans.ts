import { setTimeout as pause } from 'node:timers/promises'
import { type Attributes, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '#server/platform/config/tracing.ts'
import type { Log } from '#server/platform/deps.ts'
import type { Meter } from './meter.ts'

export type Spans = Pick<Meter, 'countRequest' | 'countJob'> & {
  /** Sends what is left, for two seconds at most. */
  readonly close: () => Promise<void>
}

/** So many wait for a collector that is slow or away; those that come on top are thrown away. */
const waiting = { maxQueueSize: 2048, maxExportBatchSize: 512 } as const

/** As many batches at once as the queue is long at the end, and one that hangs. */
const atOnce = waiting.maxQueueSize / waiting.maxExportBatchSize + 1

/** What a collector has for the last spans, in ms. */
const lastSpans = 2000

type Told = {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes: Attributes
  readonly failed: boolean
  readonly milliseconds: number
}

/**
 * Tells a collector of OpenTelemetry what the log's lines hold, and nothing else: each span is made whole when its work has
 * ended, so that nothing that happens within can add to it. No instrument is loaded and nothing is registered with
 * the API: no `traceparent` is taken over, none is sent on, and each span is a trace of its own (decision 0694).
 */
export function sendSpans({ url, headers, share }: TracingSettings, log: Log): Spans {
  const collector = new OTLPTraceExporter({ url, headers: { ...headers }, concurrencyLimit: atOnce })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'andrum' }).merge(
      detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
    ),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: sayingWhenAway(collector, log), ...waiting })],
  })
  const tracer = provider.getTracer('andrum')
  const tell = ({ name, kind, attributes, failed, milliseconds }: Told) => {
    const ended = Date.now()
    const startTime = ended - Math.round(milliseconds)
    const span = tracer.startSpan(name, { root: true, kind, attributes, startTime })
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(ended)
  }
  return {
    countRequest: ({ request, method, route, status, milliseconds }) =>
      tell({
        name: `${method} ${route}`,
        kind: SpanKind.SERVER,
        attributes: {
          'http.route': route,
          'http.response.status_code': status,
          'andrum.request': request,
        },
        failed: status >= 500,
        milliseconds,
      }),
    countJob: ({ job, outcome, milliseconds }) =>
      tell({
        name: job,
        kind: SpanKind.CONSUMER,
        attributes: { 'andrum.job': job, 'andrum.outcome': outcome },
        failed: outcome !== 'completed',
        milliseconds,
      }),
    close: () =>
      Promise.race([
        // What could not be sent has been said in the log.
        provider.shutdown().catch(() => {}),
        pause(lastSpans, undefined, { ref: false }),
      ]),
  }
}

/** The log has a line when a collector stops taking spans and one when it takes them again. */
function sayingWhenAway(collector: SpanExporter, log: Log): SpanExporter {
  let away = false
  return {
    export: (spans, done) =>
      collector.export(spans, (result) => {
        const { error } = result
        if (error !== undefined && !away)
          log.warn(
            { reason: reasonOf(error) },
            'The collector of OpenTelemetry takes no spans; they are thrown away until it does',
          )
        if (error === undefined && away) log.info({}, 'The collector of OpenTelemetry takes spans again')
        away = error !== undefined
        done(result)
      }),
    shutdown: () => collector.shutdown(),
  }
}

/** A status or a code alone: what a collector writes in its answer may be what it was sent, secret headers included. */
function reasonOf(error: Error): string | number {
  const { code } = error as { code?: unknown }
  return typeof code === 'number' || typeof code === 'string' ? code : 'not taken'
}
