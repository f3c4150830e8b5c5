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
  /** Sends the remaining spans, for two seconds at most. */
  readonly close: () => Promise<void>
}

/** So many spans wait for a slow or absent collector; further ones are dropped. */
const waiting = { maxQueueSize: 2048, maxExportBatchSize: 512 } as const

/** Batches sent at once: as many as a full queue holds, and one that hangs. */
const atOnce = waiting.maxQueueSize / waiting.maxExportBatchSize + 1

/** How long the last spans may take, in ms. */
const lastSpans = 2000

type Told = {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes: Attributes
  readonly failed: boolean
  readonly milliseconds: number
}

/**
 * Sends the content of the log's lines to an OpenTelemetry collector, and nothing else. Each span is created when its work has
 * ended, so that nothing inside the work can add to it. No instrumentation is loaded and nothing is registered with
 * the API: no `traceparent` is read or sent on, and each span is a trace of its own (decision 0694).
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
        // The exporter has logged the failure already.
        provider.shutdown().catch(() => {}),
        pause(lastSpans, undefined, { ref: false }),
      ]),
  }
}

/** Logs when a collector stops taking spans, and when it takes them again. */
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

/** Only a status or an error code: a collector's answer may repeat what it received, secret headers included. */
function reasonOf(error: Error): string | number {
  const { code } = error as { code?: unknown }
  return typeof code === 'number' || typeof code === 'string' ? code : 'not taken'
}
