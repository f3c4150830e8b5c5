import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '#server/platform/config/config.ts'
import { judgeBaseUrl } from './ask-address.ts'

async function startAnswering(): Promise<string> {
  const server = createServer((_request, response) => response.end('{"status":"ok"}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const judge = (baseUrl: string) => judgeBaseUrl(readSettings({ BASE_URL: baseUrl, PORT: '1' }), true)

it('an operator whose address leads to Andrum hears that this machine was asked, and how to ask from outside', async () => {
  const origin = await startAnswering()
  expect(await judge(origin)).toEqual([
    {
      what: 'address',
      state: 'well',
      found: `${origin} leads this machine to Andrum. Others reach it if a phone on another network shows {"status":"ok"} at ${origin}/api/health.`,
    },
  ])
})

it('an operator whose machine reaches nobody at its own address hears that visitors may', async () => {
  const [found] = await judge('http://localhost:2')
  expect(found).toMatchObject({ state: 'wrong', found: 'nobody answers at localhost:2' })
  expect(found?.todo).toContain('Others reach it if a phone on another network shows')
})
