import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { StartError } from '#server/platform/db/start-error.ts'
import { openRecordLog } from '#server/platform/keys/record-log-key.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { recordStart } from './append-record.ts'
import { holdLogKey } from './hold-log-key.ts'

const server = await testApp()
const { database, deps } = server

const programOf = (digest: string) => ({
  ...deps,
  program: async () => ({ version: '1.0.0', digest: digest.repeat(64) }),
})
const programs = () =>
  asSuperuser<{ digest: string }>(
    database,
    'select left(digest, 1) as digest from program_record order by place',
  )
const read = (digest: string) =>
  server.browser().call('readProgramRecord', { params: { digest: digest.repeat(64) } })

test('a program stands in the log once, however often and with how many others at once it starts', async () => {
  expect((await read('a')).status).toBe(404)
  await Promise.all(Array.from({ length: 6 }, () => recordStart(programOf('a'))))
  await recordStart(programOf('a'))
  expect(await programs()).toEqual([{ digest: 'a' }])
  await recordStart(programOf('b'))
  await recordStart(programOf('a'))
  expect(await programs()).toEqual([{ digest: 'a' }, { digest: 'b' }])
  expect(await read('a')).toMatchObject({
    status: 200,
    body: { program: { index: 0, record: { kind: 'program', version: '1.0.0' } } },
  })
  expect((await read('c')).status).toBe(404)
  expect((await read('A')).status).toBe(404)
})

test('another key never goes on with a log that one has signed, unless it names the one before', async () => {
  const own = await testDatabase()
  const keyOf = async (logKey: string) => openRecordLog({ ...deps.config, logKey })
  const [first, second, third] = [1, 2, 3].map(() => randomBytes(32).toString('hex')) as [
    string,
    string,
    string,
  ]
  const start = async (logKey: string, logKeyOld?: string) =>
    holdLogKey({
      pools: own.pools,
      recordLog: await keyOf(logKey),
      config: logKeyOld === undefined ? {} : { logKeyOld },
    })
  const kept = async () => (await asSuperuser(own, 'select key from record_log_key')).length
  await Promise.all([start(first), start(first)])
  expect(await kept()).toBe(1)
  // No signature exists yet that would contradict the new key.
  await start(second)
  await recordStart({ ...programOf('a'), pools: own.pools })
  await start(second)
  const refused = start(third)
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(/^LOG_KEY is another key .+ LOG_KEY_OLD and tell the witnesses\.$/)
  await expect(start(third, first)).rejects.toThrow('LOG_KEY is another key')
  await start(third, second)
  await start(third)
  await expect(start(second)).rejects.toThrow('LOG_KEY is another key')
  expect(await kept()).toBe(3)
})
