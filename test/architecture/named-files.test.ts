import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCommand } from '#server/platform/program/operator-commands.ts'

const folders = [
  'bench',
  'content',
  'deploy',
  'docs',
  'faults',
  'fuzz',
  'migrations',
  'packages',
  'public',
  'scripts',
  'src',
  'test',
]
const files = folders
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
  .concat(readdirSync('.'))

/** Paths that a program creates or an operator has: documents name them, but the tree does not contain them. */
const made = /^(?:build|data|test-results|DATA_DIR)\/|^\/|\/\.env$|NAME/

/** Words in backquotes that name a file or folder: `src/core/`, `content/{sv,en}/terms.md`, `keys.ts`. */
const pathsIn = (words: string) =>
  words
    .split(/[\s"';()]+/)
    .map((word) => word.replace(/[.:,]$/, ''))
    .filter(
      (word) =>
        folders.some((folder) => word.startsWith(`${folder}/`)) ||
        /^[\w./-]*\w\.(?:tsx?|sql|css|md|sh)$/.test(word),
    )
    .filter((word) => !made.test(word))

const inBackquotes = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

/** `content/{sv,en}/cookies.md` names several files, all of which must exist; of `src/text/<tag>/` one must. */
function isThere(path: string): boolean {
  const [, before = '', choice = '', after = ''] = /^(.*?)\{([^}]+)\}(.*)$/.exec(path) ?? []
  if (choice !== '') return choice.split(',').every((one) => isThere(before + one + after))
  if (/[<*]/.test(path)) return globSync(path.replaceAll(/<\w+>/g, '*').replace(/\/$/, '')).length > 0
  return existsSync(path) || files.some((file) => `/${file}`.endsWith(`/${path}`))
}

/** An archived decision describes the tree of its time; so does the change log. */
const ofToday = (path: string) => path !== 'CHANGELOG.md' && !path.startsWith('docs/decisions/archive/')

const pages = files.filter((path) => path.endsWith('.md') && !path.startsWith('content/')).filter(ofToday)

test('each file that a document or a decision names exists', () => {
  expect(pages).toContain('docs/security/asvs.md')
  expect(pages).toContain('ARCHITECTURE.md')
  const named = pages.flatMap((page) =>
    inBackquotes(readFileSync(page, 'utf8'))
      .flatMap(pathsIn)
      .map((path) => ({ page, path })),
  )
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})

test('each command of npm that a document names is one of package.json', () => {
  const known = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, command = '']) => ({
      page,
      command,
    })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ command }) => !known.includes(command))).toEqual([])
})

test('each command of an operator that a document names is one of `andrum`', () => {
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/(?:npx |\.\/)andrum ([a-z][a-z-]*)/g)].map(
      ([, command = '']) => ({ page, command }),
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ command }) => !isCommand(command))).toEqual([])
})
