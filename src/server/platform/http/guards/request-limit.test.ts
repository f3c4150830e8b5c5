import { describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { limitRequests } from './request-limit.ts'

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

describe('whoever has used up what they had', () => {
  const used = () => {
    const time = { now: Date.parse('2026-03-02T09:00:59.900Z') }
    const limit = limitRequests({ clock: () => new Date(time.now) })
    for (let n = 0; n < 1200; n += 1) limit('evaluate', 'hammer')
    return { time, hammer: () => limit('evaluate', 'hammer'), limit }
  }

  test('is not forgotten among ten thousand others', () => {
    const { hammer, limit } = used()
    for (let n = 0; n < 10_000; n += 1) limit('evaluate', `network ${n}`)
    expect(hammer).toThrow('too-many-requests')
  })

  test('is not let in anew with the next minute, and has all requests back after one of rest', () => {
    const { time, hammer } = used()
    expect(hammer).toThrow('too-many-requests')
    time.now += 200
    for (let n = 0; n < 4; n += 1) hammer()
    expect(hammer).toThrow('too-many-requests')
    time.now += 59_800
    for (let n = 0; n < 1196; n += 1) hammer()
    expect(hammer).toThrow('too-many-requests')
    time.now += 60_000
    for (let n = 0; n < 1200; n += 1) hammer()
    expect(hammer).toThrow('too-many-requests')
  })
})
