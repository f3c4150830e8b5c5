import { jobNames } from '#core/work-queue/job-names.ts'
import type { JobName } from '#server/platform/queue/queue.ts'

/** Upper limits of the histogram buckets for durations, in seconds. */
const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

export type AnsweredRequest = {
  /** The request id that the log shows. */
  readonly request: string
  readonly method: string
  /** The pattern of its address, without ids and queries. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

export type EndedJob = {
  readonly job: JobName
  readonly outcome: 'completed' | 'failed' | 'given_up'
  readonly milliseconds: number
}

/** Counters of one process: how much and how long, never who, where or what. */
export type Meter = {
  readonly countRequest: (request: AnsweredRequest) => void
  readonly countJob: (job: EndedJob) => void
  /** In the text format of Prometheus, 0.0.4. */
  readonly write: () => string
}

type Durations = { readonly classes: number[]; sum: number; count: number }

export function newMeter(): Meter {
  const requests = new Map<string, Durations>()
  // Begins with zeros, so that the first job that is given up is an increase.
  const jobs = new Map(jobNames.map((job) => [labelled({ job, outcome: 'given_up' }), 0]))
  return {
    countRequest: ({ method, route, status, milliseconds }) => {
      const labels = labelled({ method, route, status: `${Math.floor(status / 100)}xx` })
      const known = requests.get(labels) ?? { classes: limits.map(() => 0), sum: 0, count: 0 }
      const seconds = milliseconds / 1000
      limits.forEach((limit, at) => {
        if (seconds <= limit) known.classes[at] = (known.classes[at] ?? 0) + 1
      })
      known.sum += seconds
      known.count += 1
      requests.set(labels, known)
    },
    countJob: ({ job, outcome }) => {
      const labels = labelled({ job, outcome })
      jobs.set(labels, (jobs.get(labels) ?? 0) + 1)
    },
    write: () =>
      [
        ...headOf('andrum_request_seconds', 'histogram', 'How long requests took, by endpoint.'),
        ...[...requests].flatMap(([labels, { classes, sum, count }]) => [
          ...limits.map(
            (limit, at) => `andrum_request_seconds_bucket{${labels},le="${limit}"} ${classes[at]}`,
          ),
          `andrum_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
          `andrum_request_seconds_sum{${labels}} ${sum}`,
          `andrum_request_seconds_count{${labels}} ${count}`,
        ]),
        ...headOf('andrum_jobs_total', 'counter', 'Background work that ended, by kind and how.'),
        ...[...jobs].map(([labels, count]) => `andrum_jobs_total{${labels}} ${count}`),
      ].join('\n'),
  }
}

export const headOf = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

/** Needs no escaping: all names and values are our own. */
export const labelled = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')
