import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testDatabase } from '#test/database/database.ts'
import { freezingProxy } from '#test/database/freezing-proxy.ts'
import { awaitDatabase } from './await-database.ts'

const { access } = await testDatabase()
const proxy = await freezingProxy(access.url)
const nobody = 'postgres://me:secret@127.0.0.1:1/andrum'

it('a start waits for a database that comes up later, and says so every five seconds', async () => {
  const said: string[] = []
  proxy.refuse(true)
  setTimeout(() => proxy.refuse(false), 6500)
  await awaitDatabase(proxy.url, { onEvent: (sentence) => said.push(sentence), wait: 60_000 })
  expect(said).toEqual([
    expect.stringMatching(/^The database at .* does not answer: .* Trying for another 60 seconds\.$/),
    expect.stringMatching(/Trying for another 5[45] seconds\.$/),
  ])
})

it('in the end it gives up, and never shows the password', async () => {
  const said: string[] = []
  const waiting = awaitDatabase(nobody, { onEvent: (sentence) => said.push(sentence), wait: 700 })
  await expect(waiting).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(said).toEqual([
    'No database answers at 127.0.0.1:1/andrum: start it, or correct DATABASE_URL. Trying for another 1 seconds.',
  ])
})

it('what waiting does not mend is said at once', async () => {
  const begun = performance.now()
  const missing = `${access.url}_missing`
  await expect(awaitDatabase(missing, { onEvent: () => {}, wait: 60_000 })).rejects.toMatchObject({
    code: '3D000',
  })
  expect(performance.now() - begun).toBeLessThan(5000)
})

it('somebody who is told to end in the meantime ends at once', async () => {
  const ending = new AbortController()
  const waiting = awaitDatabase(nobody, { onEvent: () => {}, wait: 60_000, signal: ending.signal })
  const begun = performance.now()
  await Promise.all([
    expect(waiting).rejects.toMatchObject({ name: 'AbortError' }),
    pause(600).then(() => ending.abort()),
  ])
  expect(performance.now() - begun).toBeLessThan(3000)
})
