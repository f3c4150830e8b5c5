import type { Config } from '#server/platform/config/config.ts'
import type { Log } from '#server/platform/deps.ts'
import { type Meter, newMeter } from './meter.ts'

export type OpenMeter = { readonly meter: Meter; readonly close: () => Promise<void> }

/** Receives all requests and jobs: counts them for `/metrics`, and sends spans to a collector where one is set. */
export async function openMeter({ tracing }: Pick<Config, 'tracing'>, log: Log): Promise<OpenMeter> {
  const meter = newMeter()
  if (tracing === undefined) return { meter, close: async () => {} }
  // Imported only here, so that a server without a collector does not hold OpenTelemetry in memory.
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
