import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const bad = 'test/architecture/bad'
const { forbidden } = createRequire(import.meta.url)(resolve('.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[]
}

const output = (command: string, args: string[]) => {
  const { stdout, stderr, status } = spawnSync(`node_modules/.bin/${command}`, args, { encoding: 'utf8' })
  return { text: stdout + stderr, status }
}

describe('the import rules', () => {
  const { text } = output('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', bad])
  const report = JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)) as {
    summary: { totalCruised: number; violations: { rule: { name: string }; from: string }[] }
  }
  const fired = new Set(report.summary.violations.map((violation) => violation.rule.name))

  test.each(forbidden.map((rule) => rule.name))('%s fires on its known-bad file', (name) => {
    expect(fired).toContain(name)
  })

  test('are kept in the product, where more than a hundred modules are read', { timeout: 180_000 }, () => {
    const product = output('depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'packages', 'scripts'])
    expect(product.text).toMatch(/no dependency violations found \((1\d\d|[2-9]\d\d|\d{4}) modules/)
    expect(product.status).toBe(0)
  })

  test('a route names no pool: around the transactions that only read there is no other way', () => {
    const layer = ['**/*-{routes,http}.ts', '**/present-*.ts', 'platform/http/**/*.ts', 'people/scim/*.ts']
    const namesPool = (server: string) =>
      globSync(layer.map((pattern) => `${server}/${pattern}`))
        .filter((file) => !file.endsWith('.test.ts') && /\bpools\b/.test(readFileSync(file, 'utf8')))
        .map((file) => basename(file))
    expect(namesPool(`${bad}/src/server`)).toEqual(['measure-routes.ts'])
    expect(namesPool('src/server')).toEqual([])
  })
})

describe('the subjects of the server', () => {
  const server = 'src/server'
  const subjects = JSON.parse(readFileSync(`${server}/allowed-pairs.json`, 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >
  const rows = Object.entries(subjects).flatMap(([from, others]) =>
    Object.entries(others).map(([to, why]) => ({ from, to, why })),
  )

  test('are the folders there are, beside platform and what connects them', () => {
    const folders = readdirSync(server, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual(
      ['app', 'platform', ...Object.keys(subjects)].sort(),
    )
  })

  test.each(rows)('$from needs $to', ({ from, to }) => {
    const files = globSync(`${server}/${from}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'))
    expect(files.some((file) => readFileSync(file, 'utf8').includes(`from '#server/${to}/`))).toBe(true)
  })
})

describe('the other gates', () => {
  test('the type check refuses an enum, which Node could not run', () => {
    const { text, status } = output('tsc', ['-p', bad])
    expect(text).toContain('an-enum.ts')
    expect(status).not.toBe(0)
  })

  test('an editor is told what the formatter asks for', () => {
    const { formatter } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
      formatter: Readonly<Record<string, unknown>>
    }
    const said = new Map(
      [...(readFileSync('.editorconfig', 'utf8').split('[*.md]')[0] ?? '').matchAll(/^(\w+) = (.+)$/gm)].map(
        ([, name, value]) => [name, value],
      ),
    )
    expect([said.get('indent_style'), said.get('indent_size'), said.get('max_line_length')]).toEqual(
      [formatter.indentStyle, formatter.indentWidth, formatter.lineWidth].map(String),
    )
  })

  test.each([
    ['any and a non-null assertion', 'an-any.ts', ['noExplicitAny', 'noNonNullAssertion']],
    [
      'another way to what a browser keeps, or to an id',
      'a-bare-store.ts',
      ['variable localStorage', 'variable sessionStorage', 'variable crypto'],
    ],
    ['a form outside the kit', 'a-bare-form.tsx', ['noRestrictedElements']],
  ])('the linter refuses %s', (_, file, complaints) => {
    const folder = mkdtempSync(resolve('test/architecture/lint-'))
    try {
      copyFileSync(`${bad}/${file}`, join(folder, file))
      const { text, status } = output('biome', ['lint', '--vcs-enabled=false', folder])
      for (const complaint of complaints) expect(text).toContain(complaint)
      expect(status).not.toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
