import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import nodeFlags from './node-flags.json' with { type: 'json' }

const program = fileURLToPath(new URL('../start.mjs', import.meta.url))

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], { env: { PATH: process.env.PATH, ...env } })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code }
}

it('someone with wrong variables reads a sentence for each, and no stack', async () => {
  const { said, code } = await start({ PORT: 'abc', DEMO: 'perhaps' })
  expect(said.trim().split('\n')).toEqual([
    'PORT must be a whole number between 0 and 65535, and is "abc".',
    'DEMO must be one of 0, 1, and is "perhaps".',
  ])
  expect(code).toBe(1)
})

it('someone who starts for real without its secrets is refused', async () => {
  const { said, code } = await start({ NODE_ENV: 'production', DEMO: '1' })
  expect(said).toMatch(/^DEMO must not be 1 in production/m)
  expect(said).toMatch(/^BASE_URL is missing/m)
  expect(code).toBe(1)
})

it('the program gives Node what holds its memory down, however it is started, and in the same process', async () => {
  const asks = "data:text/javascript,process.on('exit',()=>console.error(process.pid,...process.execArgv))"
  const child = spawn(process.execPath, ['--import', asks, program], {
    env: { PATH: process.env.PATH, PORT: 'abc' },
  })
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  const flags = nodeFlags.join(' ')
  expect(said.trim().split('\n').at(-1)).toBe(`${child.pid} --import ${asks} ${flags}`)
})
