import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

function check(scripts: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
  const program = fileURLToPath(new URL('check.ts', import.meta.url))
  const { stdout, status } = spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' })
  return { stdout, status, last: stdout.trimEnd().split('\n').at(-1) }
}

test('a part that fails fails the check and is named in the last line, and the others say what they found', () => {
  const { stdout, status, last } = check({
    'check:one': 'echo what one found && exit 3',
    'check:two': 'echo what two found',
    'check:three': 'kill -9 $$',
    test: 'exit 1',
  })
  expect([status, last]).toEqual([
    1,
    expect.stringMatching(/^Failed: (?=.*check:one)(?=.*check:three)(?!.*two)/),
  ])
  expect(stdout).toContain('what one found')
  expect(stdout).toContain('what two found')
})

test('a check of which nothing fails ends well', () => {
  expect(check({ 'check:one': 'true', 'check:two': 'true' })).toMatchObject({
    status: 0,
    last: 'Nothing is wrong.',
  })
})
