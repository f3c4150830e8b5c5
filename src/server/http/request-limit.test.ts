import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()
const evaluation = { instrument: 'stressprofil', answers: {} }

const evaluate = (ip: string) => server.browser().call('evaluate', { body: evaluation, ip })

async function hammer(ip: string, times: number) {
  const seen: number[] = []
  for (let n = 0; n < times; n += 1) seen.push((await evaluate(ip)).status)
  return seen
}

test('one network cannot keep the server busy, and others never notice', async () => {
  const patient = await hammer('198.51.100.7', 1200)
  expect(patient.filter((status) => status === 429)).toEqual([])
  const refused = await evaluate('198.51.100.7')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(refused.headers['retry-after']).toBe('1')
  expect((await evaluate('198.51.100.8')).status).not.toBe(429)

  server.time.now = new Date(server.time.now.getTime() + 1000)
  const later = await hammer('198.51.100.7', 21)
  expect(later.filter((status) => status === 429)).toHaveLength(1)
})

test('a used-up endpoint closes no other one', async () => {
  await hammer('203.0.113.9', 1201)
  expect((await evaluate('203.0.113.9')).status).toBe(429)
  const reading = await server
    .browser()
    .call('readInvitation', { body: { token: 'x'.repeat(43) }, ip: '203.0.113.9' })
  expect(reading.status).toBe(404)
})
