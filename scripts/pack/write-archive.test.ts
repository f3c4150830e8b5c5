import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeArchive } from './write-archive.ts'

const deep = `${'a-folder-with-a-long-name/'.repeat(5)}file.txt`

/** The same files, created in another order, at another time and with other permissions. */
function folderOf(names: readonly string[], time: number, mode: number): string {
  const parent = mkdtempSync(join(tmpdir(), 'andrum-archive-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  for (const name of names) {
    const file = join(parent, 'program', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `content of ${name}`)
    chmodSync(file, name === 'run' ? mode | 0o100 : mode)
    utimesSync(file, time, time)
  }
  symlinkSync('run', join(parent, 'program', 'link'))
  mkdirSync(join(parent, 'program', 'packages'))
  writeFileSync(join(parent, 'program', 'packages', 'inside'), 'content of a package')
  // As npm links a workspace: its files are packed once, at their own place.
  symlinkSync('packages', join(parent, 'program', 'linked-folder'))
  return parent
}

it('whoever packs the same files on another day, in another folder, gets the same bytes', async () => {
  const names = ['run', '.bin/hidden', 'b.txt', deep]
  const [one, two] = [folderOf(names, 1e9, 0o600), folderOf(names.toReversed(), 1.5e9, 0o664)]
  for (const parent of [one, two]) await writeArchive(join(parent, 'a.tar.gz'), parent, 'program')
  const [first, second] = [one, two].map((parent) => readFileSync(join(parent, 'a.tar.gz')))
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)

  const out = join(one, 'out')
  mkdirSync(out)
  execFileSync('sh', ['-c', 'umask 077; exec tar -xzf "$0" -C "$1"', join(one, 'a.tar.gz'), out])
  for (const name of names) {
    expect(readFileSync(join(out, 'program', name), 'utf8')).toBe(`content of ${name}`)
  }
  expect(readFileSync(join(out, 'program', 'link'), 'utf8')).toBe('content of run')
  expect(readFileSync(join(out, 'program', 'linked-folder', 'inside'), 'utf8')).toBe('content of a package')
  const listed = execFileSync('tar', ['-tvzf', join(one, 'a.tar.gz')], { encoding: 'utf8' })
  expect(listed).not.toContain('linked-folder/inside')
  expect(listed, 'a folder is open to the user who runs the program').toMatch(
    /^drwxr-xr-x .* program\/\.bin\/$/m,
  )
  expect(listed).toMatch(/^-rwxr-xr-x .* program\/run$/m)
  expect(listed).toMatch(/^-rw-r--r-- .* program\/\.bin\/hidden$/m)
})
