import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { jobNames } from '#core/work-queue/job-names.ts'
import { testApp } from '#test/app/test-app.ts'
import { newMeter } from './meter.ts'
import { serveMetrics } from './serve-metrics.ts'

const server = await testApp()

async function metrics() {
  const { port, close } = await serveMetrics(server.deps, { host: '127.0.0.1', port: 0 })
  onTestFinished(close)
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
}

it('an operator reads how many requests there were and how long they took, by endpoint', async () => {
  const ask = await metrics()
  const id = '01890000-0000-7000-8000-000000000000'
  const { statusCode } = await server.app.inject(`/api/v1/organisations/${id}/overview?round=${id}`)
  await server.app.inject('/api/health')
  const text = await (await ask('/metrics')).text()
  expect(text).toMatch(/^andrum_ready 1$/m)
  const labels = `method="GET",route="/api/v1/organisations/:organisationId/overview",status="${(statusCode / 100) | 0}xx"`
  expect(text).toContain(`andrum_request_seconds_count{${labels}} 1`)
  expect(text).toContain(`andrum_request_seconds_bucket{${labels},le="+Inf"} 1`)
  expect(text).toMatch(/^andrum_request_seconds_count\{.*route="\/api\/health".*\} 1$/m)
  expect(text).toMatch(/^andrum_database_connections\{role="jobs",state="used"\} \d+$/m)
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) |[a-z_]+(\{[^}]*\})? -?[\d.e+-]+$)/)
  // Names no organisation, and holds only what is listed here.
  expect(text).not.toContain(id)
  const names = new Set([...text.matchAll(/([a-z]+)="/g)].map((found) => found[1]))
  expect(
    [...names].filter(
      (name) =>
        !['method', 'route', 'status', 'le', 'job', 'outcome', 'role', 'state', 'quantile'].includes(
          name ?? '',
        ),
    ),
  ).toEqual([])
})

it('a kind of job that was never given up is counted as none, so that the first one is an increase', async () => {
  const fresh = newMeter()
  const line = (count: number) => `andrum_jobs_total{job="${jobNames[0]}",outcome="given_up"} ${count}`
  expect(fresh.write().split('\n')).toContain(line(0))
  fresh.countJob({ job: jobNames[0], outcome: 'given_up', milliseconds: 1 })
  expect(fresh.write().split('\n')).toContain(line(1))
})

it('every metric and label that a rule of deploy/prometheus-alerts.yml asks for is there', async () => {
  const ask = await metrics()
  server.deps.meter.countJob({ job: 'send-sign-in-code', outcome: 'given_up', milliseconds: 1 })
  await server.app.inject('/api/health')
  const text = await (await ask('/metrics')).text()
  const rules = readFileSync('deploy/prometheus-alerts.yml', 'utf8')
  const asked = [...rules.matchAll(/\b(andrum_[a-z_]+)(?:\{([^}]*)\})?/g)]
  expect(asked.length).toBeGreaterThan(5)
  for (const [, name = '', labels = ''] of asked)
    for (const label of ['', ...[...labels.matchAll(/([a-z]+)[=!]/g)].map((found) => `${found[1]}="`)])
      expect(
        text.split('\n').some((line) => line.startsWith(name) && line.includes(label)),
        `${name} ${label}`,
      ).toBe(true)
  expect(text).toContain('outcome="given_up"')
  expect(text).toContain('state="waited_for"')
})

it('there is nothing else at the address of the metrics, and no metrics at that of the product', async () => {
  const ask = await metrics()
  for (const path of ['/', '/api/health', '/metrics?all']) expect((await ask(path)).status, path).toBe(404)
  for (const path of ['/metrics', '/api/metrics', '/api/v1/metrics']) {
    expect((await server.app.inject(path)).statusCode, path).toBe(404)
  }
})
