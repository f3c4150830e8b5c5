import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import loadHighs from 'highs'
import { afterAll, expect, it, vi } from 'vitest'
import { attackBenchmark } from './attack-benchmark.ts'

const highs = await loadHighs()

const folder = mkdtempSync(join(tmpdir(), 'plug-ins-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const attack = (...options: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../attack.ts', import.meta.url)), ...options], {
    encoding: 'utf8',
  })

it('ends with 1 and a line "refused" when a policy fails, after saying which set that was', () => {
  const file = join(folder, 'failing.mjs')
  writeFileSync(file, 'export default () => { throw new Error("not today") }')
  const { status, stdout } = attack('--policies', 'none', '--policy', file, '--seeds', '7')
  expect(stdout).toMatch(/^Generator 2, set small, seeds 7: 10 organisations, digest [0-9a-f]{64}\./)
  expect(stdout).toMatch(/failing\.mjs .*'refused'/)
  expect(stdout).toContain('failing.mjs is refused: organisation "balanced 7": failed: not today')
  expect(status).toBe(1)
})

it.each([
  [{ set: 'huge' }, 'There is no set "huge". There are: small, standard.\n'],
  [{ seeds: '1,x' }, '"x" is not a seed: whole numbers with commas are expected.\n'],
  [{ policy: ['nowhere.ts'] }, 'There is no file nowhere.ts.\n'],
  [{ policies: '4 or more' }, 'There is no policy "4 or more".'],
])('ends with 2 and a sentence when %j cannot be followed', async (options, sentence) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    expect(await attackBenchmark(options, highs)).toBe(2)
    expect(said.mock.calls.join('')).toContain(sentence)
  } finally {
    said.mockRestore()
  }
})
