import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { digestProgram, nameProgram, pagesFolder } from './program-digests.ts'

const project = mkdtempSync(join(tmpdir(), 'andrum-program-'))
afterAll(() => rmSync(project, { recursive: true }))

/** Longer than one read. */
const long = 'x'.repeat(200_000)
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "version": "1.2.3" }',
  'src/server/main.ts': '',
  'src/core/rules.ts': long,
  [`${pagesFolder}index.html`]: `<title>%%BRAND%%</title>${long}`,
}
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), content)
}
const clientDir = join(project, pagesFolder)

it('a file has the digest of all its bytes, however long it is', async () => {
  const expected = Object.entries(files).map(([name, content]) => [
    name,
    createHash('sha256').update(content).digest('hex'),
  ])
  expect((await digestProgram(project)).files).toEqual(Object.fromEntries(expected))
})

it('a program names itself by the digest of its list of files, and by the same one for as long as it runs', async () => {
  const name = nameProgram(project, clientDir)
  const { version, digest } = await digestProgram(project, clientDir)
  expect(await name()).toEqual({ version, digest })

  writeFileSync(join(project, 'src/server/main.ts'), 'changed')
  expect(await name()).toEqual({ version, digest })
  expect(await nameProgram(project, clientDir)()).not.toEqual({ version, digest })
})

it('a program that could not be read is read again', async () => {
  const name = nameProgram(project, clientDir)
  rmSync(join(project, 'package.json'))
  await expect(name()).rejects.toThrow('package.json')
  writeFileSync(join(project, 'package.json'), files['package.json'] ?? '')
  expect(await name()).toEqual(expect.objectContaining({ version: '1.2.3' }))
})
