import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { smallDisk } from '#test/app/small-disk.ts'
import { createLog } from './log.ts'

function logged(
  write: (log: ReturnType<typeof createLog>) => void,
  level: Parameters<typeof createLog>[0] = 'info',
) {
  const lines: string[] = []
  write(
    createLog(
      level,
      (line) => void lines.push(line),
      () => new Date('2026-03-02T09:00:00Z'),
    ),
  )
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

it('a line is JSON with time, level and message first', () => {
  expect(logged((log) => log.info({ route: '/x', status: 200 }, 'Request'))).toEqual([
    { time: '2026-03-02T09:00:00.000Z', level: 'info', message: 'Request', route: '/x', status: 200 },
  ])
})

it('a log on a full disk loses lines, and the server lives on and writes again when there is room', ({
  skip,
}) => {
  const disk = smallDisk('16k')
  if (disk === undefined) return skip('this user or this machine has no small disk')
  const program = `
    import { rmSync, writeFileSync } from 'node:fs'
    import { setTimeout as pause } from 'node:timers/promises'
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
    const log = createLog('info')
    try { writeFileSync('${disk}/ballast', Buffer.alloc(64_000)) } catch {}
    for (let n = 0; n < 200; n += 1) { log.info({ n }, 'while the disk is full'); await pause(1) }
    rmSync('${disk}/ballast')
    log.info({}, 'when there is room')`
  const file = openSync(join(disk, 'log'), 'a')
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', file, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(file)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readFileSync(join(disk, 'log'), 'utf8')).toContain('when there is room')
})

it('a level leaves out what is below it', () => {
  const write = (log: ReturnType<typeof createLog>) => {
    log.info({}, 'a')
    log.warn({}, 'b')
    log.error({}, 'c')
  }
  expect(logged(write, 'warn').map(({ message }) => message)).toEqual(['b', 'c'])
  expect(logged(write, 'silent')).toEqual([])
  expect(logged(write, 'fatal')).toEqual([])
  expect(logged(write, 'trace')).toHaveLength(3)
})

it('addresses and long secrets are blotted out wherever they stand', () => {
  const token = 'a1B2'.repeat(11)
  const error = Object.assign(new Error(`no user anna@example.com with ${token}`), {
    code: '23505',
    detail: 'Key (email)=(anna@example.com) already exists.',
  })
  error.cause = new Error('because of bo@example.com')
  const [line] = logged((log) =>
    log.error(
      { error, cookie: 'x=y', list: ['eva@example.com'], deep: { authorization: 'Bearer z' } },
      `to ${token}`,
    ),
  )
  const text = JSON.stringify(line)
  for (const secret of ['@', token, 'x=y', 'Bearer', 'already exists']) expect(text).not.toContain(secret)
  expect(line).toMatchObject({
    message: 'to [secret]',
    error: {
      message: 'no user [address] with [secret]',
      code: '23505',
      cause: { message: 'because of [address]' },
    },
  })
})

it('a stack keeps its file names, packages with an @ included', () => {
  const error = new Error('x')
  error.stack = 'Error: x\n    at f (/app/node_modules/@fastify/swagger/lib/a.js:1:2)'
  const [line] = logged((log) => log.error({ error }, 'y'))
  expect(JSON.stringify(line)).toContain('node_modules/@fastify/swagger/lib/a.js:1:2')
})

it('what an error quotes of what it was given is left out: it may be an answer, a code or a name', () => {
  let unreadable: unknown
  try {
    JSON.parse('{"svar":\n"Anna svarade ofta", 4711 1147')
  } catch (error) {
    unreadable = error
  }
  const wrongValue = Object.assign(new Error('invalid input syntax for type uuid: "Anna Ek\n4711 1147"'), {
    code: '22P02',
  })
  const [first, second] = logged((log) => {
    log.error({ error: unreadable }, 'x')
    log.error({ error: wrongValue }, 'x')
  })
  expect(second).toMatchObject({ error: { message: 'invalid input syntax for type uuid: "…"' } })
  for (const line of [first, second]) expect(JSON.stringify(line)).not.toMatch(/Anna|ofta|4711|1147/)
})

it('a name in quotes stays where it says what went wrong and not with what', () => {
  const error = Object.assign(new Error('relation "member" does not exist'), { code: '42P01' })
  const [line] = logged((log) => log.error({ error }, 'x'))
  expect(line).toMatchObject({ error: { message: 'relation "member" does not exist' } })
})

describe('while the database is unreachable', () => {
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })

  function at() {
    const lines: string[] = []
    const log = createLog('info', (line) => void lines.push(line))
    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    return {
      fail: (seconds: number, error: unknown, message = 'The database does not answer') => {
        clock.mockReturnValue(1e6 + seconds * 1000)
        log.error({ error }, message)
      },
      said: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    }
  }

  it('one line says so, no matter which part says it, and one a minute tells how many were left out', () => {
    const { fail, said } = at()
    for (let second = 0; second < 40; second += 1) {
      fail(second, gone)
      fail(second, { message: 'Connection terminated unexpectedly' }, 'The job queue has a problem')
    }
    fail(40, new Error('of another kind'), 'Unexpected error')
    expect(said().map(({ message }) => message)).toEqual(['The database does not answer', 'Unexpected error'])
    for (let second = 40; second <= 60; second += 1) fail(second, gone)
    expect(said()).toHaveLength(3)
    expect(said().at(-1)).toMatchObject({ unsaid: 99 })
  })

  it('another outage is told at once, also one that comes after some seconds of quiet', () => {
    const { fail, said } = at()
    fail(0, gone)
    fail(1, full, 'The disk of the database is full')
    fail(2, full, 'The disk of the database is full')
    fail(9, full, 'The disk of the database is full')
    expect(said().map(({ message }) => message)).toEqual([
      'The database does not answer',
      'The disk of the database is full',
      'The disk of the database is full',
    ])
  })
})
