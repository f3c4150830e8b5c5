import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** `import-cases.test.ts` reads the lists of people and writes a row for each. */
const importTable = readFileSync('docs/runbooks/import-files.md', 'utf8')

const rows = readFileSync('cases/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [folder = '', ...tests] = [...line.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => name.includes('/'))
    return { folder, tests }
  })

const folders = globSync('{cases/*,packages/*/cases}').filter((name) => !name.endsWith('.md'))

test('each folder of what failed in life has its row, and each row its folder', () => {
  expect(rows.map(({ folder }) => folder)).toEqual(folders.toSorted())
})

test.each(rows)('each file of $folder is run by a test that its row names', ({ folder, tests }) => {
  const sources = tests.map((path) => readFileSync(path, 'utf8'))
  const about = folder.startsWith('packages/') ? '../cases/' : basename(folder)
  expect(sources.filter((source) => source.includes(about))).not.toEqual([])
  const isRun = (name: string) =>
    sources.some((source) => source.includes(basename(name, '.json'))) ||
    importTable.includes(`| \`${basename(folder)}/${name}\` |`)
  expect(readdirSync(folder).filter((name) => name !== 'README.md' && !isRun(name))).toEqual([])
})
