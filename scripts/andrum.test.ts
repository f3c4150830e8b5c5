import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { operatorCommands } from '#server/platform/program/operator-commands.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

function run(command: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' })
  return { status, out: stdout, said: stderr }
}

describe('andrum', () => {
  test.each(['--help', '-h', 'help'])('%s names every command in a line of its own', (asked) => {
    const { status, out } = run('./andrum', [asked])
    expect(status).toBe(0)
    const lines = out.split('\n').filter((line) => line.startsWith('  '))
    expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual(operatorCommands)
    for (const line of lines) expect(line.trim()).toMatch(/^[a-z-]+ {2,}\S.{20,}/)
  })

  test('a command that is not there is refused, and the others are named', () => {
    for (const wrong of ['stop', '../scripts/build', 'score', 'renamed']) {
      const { status, out, said } = run('./andrum', [wrong])
      expect(status).toBe(2)
      expect(out).toBe('')
      expect(said).toContain(`There is no command ${wrong}.`)
      expect(said).toContain('backup')
    }
  })

  test('a command reads what stands behind it', () => {
    const { status, said } = run('./andrum', ['sessions', 'end', 'somebody'])
    expect(status).toBe(1)
    expect(said).toContain('This signs everybody out. Say so: npx andrum sessions end everybody')
  })

  test('npx finds it in a clone', () => {
    const { status, out } = run('npx', ['andrum', '--help'])
    expect(status).toBe(0)
    expect(out).toContain('found-organisation')
  })

  test('what it was called before says what it is called now', () => {
    const { status, said } = run('npm', ['run', '--silent', 'backup', '--', 'FILE'])
    expect(status).toBe(1)
    expect(said).toContain('npx andrum backup')
  })
})
