import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { compressAnswers, type PackedForms, packOnce } from './compress-answers.ts'

const server = await testApp()
const ask = (accepted: string | undefined, url = '/api/v1/instruments/djupanalys') =>
  server.app.inject({
    method: 'GET',
    url,
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  })

it('a large answer comes as small as the reader can take it, and is the same', async () => {
  const plain = await ask(undefined)
  const gzip = await ask('gzip')
  const brotli = await ask('gzip, deflate, br')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  for (const { headers, rawPayload } of [plain, gzip, brotli]) {
    expect(headers.vary).toContain('accept-encoding')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    if (headers['content-length'] !== undefined)
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
  }
})

it('a small answer, and one to a reader who refuses, stay as they are', async () => {
  expect((await ask('br', '/api/health')).headers['content-encoding']).toBeUndefined()
  expect((await ask('br;q=0, gzip;q=0')).headers['content-encoding']).toBeUndefined()
})

it('a text that is sent again and again is packed and encoded once', async () => {
  const app = Fastify()
  const forms: PackedForms = new Map()
  compressAnswers(app)
  app.get('/', (_request, reply) => {
    packOnce(reply, forms)
    return reply.type('text/plain').send('å'.repeat(3000))
  })
  const sent = async (accepted: string) =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).rawPayload
  for (const accepted of ['identity', 'gzip', 'br']) {
    const first = await sent(accepted)
    const form = forms.get(accepted as 'identity' | 'gzip' | 'br')
    expect(form?.equals(first)).toBe(true)
    // Overwrites the stored form: the next answer must send exactly that.
    form?.fill(0)
    expect((await sent(accepted)).equals(Buffer.alloc(first.length))).toBe(true)
  }
  await app.close()
})
