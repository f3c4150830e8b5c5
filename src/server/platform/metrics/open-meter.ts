import type { Config } from '#server/platform/config/config.ts'
import type { Log } from '#server/platform/deps.ts'
import { type Meter, newMeter } from './meter.ts'

export type OpenMeter = { readonly meter: Meter; readonly close: () => Promise<void> }

/** The one place that is told of requests and jobs: it counts them for `/metrics`, and tells a collector where there is one. */
export async function openMeter({ tracing }: Pick<Config, 'tracing'>, log: Log): Promise<OpenMeter> {
  const meter = newMeter()
  if (tracing === undefined) return { meter, close: async () => {} }
  // Loaded only here: a server without a collector does not hold OpenTelemetry in memory.
  const { sendSpans } = await import('./send-spans.ts')
  const spans = sendSpans(tracing, log)
  return {
    meter: {
      ...meter,
      countRequest: (request) => {
        meter.countRequest(request)
        spans.countRequest(request)
      },
      countJob: (job) => {
        meter.countJob(job)
        spans.countJob(job)
      },
    },
    close: spans.close,
  }
}
