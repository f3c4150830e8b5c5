/**
 * Adds an invented language, written from right to left and a third longer, to a copy of the tree: the steps of
 * docs/domain/languages.md and nothing else. Then types and texts of the copy are checked, it is built, and the browser looks
 * at every page of it. Ends with 1 at the first of these that finds something.
 * `npm run pseudo-language`, `-- FOLDER` to keep the copy there, `-- FOLDER --only-write` for the copy alone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tag, writeLanguage } from './pseudo-language/write-language.ts'
import { copyTree } from './web-build/copy-tree.ts'

const named = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
if (named !== undefined && existsSync(named)) throw new Error(`${named} is there already: name a new folder.`)
const folder = named ?? join(mkdtempSync(join(tmpdir(), 'andrum-pseudo-language-')), 'tree')

const steps = [
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['node_modules/typescript/bin/tsc', '-b'],
  ['scripts/check-text.ts'],
  ['scripts/build.ts'],
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    'every-page-fits',
    'every-page.spec',
    'arrows-follow-the-eye',
    // Pages in the other languages are the business of the tree that was copied.
    `--grep=\\(${tag}\\)`,
  ],
]

function run(command: readonly string[]): number {
  const began = performance.now()
  const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: 'inherit' })
  console.log(`${command.join(' ')}: ${Math.round((performance.now() - began) / 1000)} s`)
  return status ?? 1
}

try {
  copyTree(folder)
  await writeLanguage(folder)
  console.log(`The tree with an invented language is in ${folder}.`)
  if (!process.argv.includes('--only-write')) {
    process.exitCode = steps.reduce((failed, step) => failed || run(step), 0)
  }
} finally {
  if (named === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
