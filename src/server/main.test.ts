import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it, vi } from 'vitest'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { freezingProxy } from '#test/database/freezing-proxy.ts'
import { withDatabase } from '#test/database/with-database.ts'
import { randomFiles } from '#test/site/random-files.ts'
import { main } from './main.ts'
import { readConfig } from './platform/config/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'andrum-main-'))
const buildDir = join(folder, 'build')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ['index.html', '404/index.html', 'en/404/index.html', '404.data', 'en/404.data']) {
  const file = join(buildDir, 'client', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, name.endsWith('.html') ? `<html><title>${name} %%BRAND_NAME%%</title></html>` : '[]')
}

async function start(changes: Record<string, string> = {}, pages = buildDir) {
  const { url } = await emptyDatabase()
  return main(
    readConfig({
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO: '0',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...changes,
    }),
    pages,
  )
}

it('the whole server starts, serves pages and API, and gives its port free again', async () => {
  const { url, close } = await start()
  const page = await fetch(`${url}/`)
  expect([page.status, await page.text()]).toEqual([200, '<html><title>index.html Andrum</title></html>'])
  expect((await fetch(`${url}/nowhere`)).status).toBe(404)
  expect(await (await fetch(`${url}/api/ready`)).json()).toEqual({ status: 'ready' })
  await close()
  await expect(fetch(`${url}/api/health`)).rejects.toThrow()
  const again = createServer().listen(Number(new URL(url).port), '127.0.0.1')
  await once(again, 'listening')
  again.close()
})

it('real settings without a word about the demo open neither its accounts nor its mailbox', async () => {
  const { url, close } = await start({ DEMO: '' })
  for (const address of ['/dev/mailbox', '/api/dev/mail?to=agare@exempelbolaget.example']) {
    expect((await fetch(`${url}${address}`)).status, address).toBe(404)
  }
  await close()
})

it('a start without DATABASE_URL is refused where people are served with a database elsewhere', async () => {
  const dataDir = join(folder, 'data-elsewhere')
  const { close } = await start({ DATA_DIR: dataDir })
  await close()
  for (const more of [{}, { DEMO: '1', SMTP_URL: '' }])
    await expect(start({ DATA_DIR: dataDir, DATABASE_URL: '', ...more })).rejects.toThrow(
      /DATABASE_URL is missing: this folder has served people with a database elsewhere/,
    )
})

it('an answer under way is finished before the server ends', async () => {
  const { url, close } = await start()
  const body = JSON.stringify({ instrument: 'nothing', answers: {} })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(
    `POST /api/v1/evaluations HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  let ended = false
  const closing = close().then(() => {
    ended = true
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(ended).toBe(false)
  socket.write(body.slice(5))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 422 [\s\S]*"code":"unknown-instrument"/)
  await closing
})

it('a mistake in the file of psychologists stops the start with a sentence', async () => {
  const dataDir = join(folder, 'data-psychologists')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(
    join(dataDir, 'psychologists.json'),
    '[{"name":"Kim","titles":["therapist"],"languages":["sv"]}]',
  )
  await expect(start({ DATA_DIR: dataDir })).rejects.toThrow(
    /psychologists\.json is refused: .*titles\[0\]: must be one of/,
  )
})

it('a start that fails leaves nothing behind', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  await expect(start({ PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  taken.close()
})

it('a start that fails while its pages are being written ends that work too, and leaves no half site', async () => {
  const large = join(folder, 'build-large')
  cpSync(buildDir, large, { recursive: true })
  mkdirSync(join(large, 'client', 'assets'))
  for (const [name, content] of Object.entries(randomFiles(300)))
    writeFileSync(join(large, 'client', name), content)
  const dataDir = join(folder, 'data-large')
  const { url } = await emptyDatabase()
  const proxy = await freezingProxy(withDatabase(url, 'andrum_that_is_not_there'))
  proxy.refuse(true)
  const starting = start({ DATABASE_URL: proxy.url, DATA_DIR: dataDir }, large)
  const isWriting = () => readdirSync(join(dataDir, 'pages')).some((name) => name.endsWith('.draft'))
  await vi.waitUntil(() => existsSync(join(dataDir, 'pages')) && isWriting(), {
    interval: 5,
    timeout: 30_000,
  })
  proxy.refuse(false)
  await expect(starting).rejects.toThrow('andrum_that_is_not_there')
  expect(readdirSync(join(dataDir, 'pages'))).toEqual([])
})
