import { expect, it, onTestFinished } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
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
  // Nothing that says of which organisation, and nothing but what is listed here.
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

it('there is nothing else at the address of the metrics, and no metrics at that of the product', async () => {
  const ask = await metrics()
  for (const path of ['/', '/api/health', '/metrics?all']) expect((await ask(path)).status, path).toBe(404)
  for (const path of ['/metrics', '/api/metrics', '/api/v1/metrics']) {
    expect((await server.app.inject(path)).statusCode, path).toBe(404)
  }
})
