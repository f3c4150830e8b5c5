import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOf, type Lock } from './bill-of-materials.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

test('a package is named with its version, its address, its hash and its licence', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/@scope/one': {
      version: '2.0.0-beta.1',
      integrity: `sha512-${Buffer.alloc(64, 0xab).toString('base64')}`,
      license: 'MIT',
    },
    'node_modules/a/node_modules/two': { version: '3.0.0', dev: true },
    'node_modules/b/node_modules/two': { version: '3.0.0', dev: true },
  }
  expect(billOf({ name: 'andrum', version: '0.1.0', packages }).components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/one@2.0.0-beta.1',
      name: '@scope/one',
      version: '2.0.0-beta.1',
      purl: 'pkg:npm/%40scope/one@2.0.0-beta.1',
      hashes: [{ alg: 'SHA-512', content: 'ab'.repeat(64) }],
      licenses: [{ expression: 'MIT' }],
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/two@3.0.0',
      name: 'two',
      version: '3.0.0',
      purl: 'pkg:npm/two@3.0.0',
      properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
    },
  ])
})

test('the bill of this product has every package of its lock, those for the server each with a hash, and those it asks for by name', () => {
  const { components } = billOf(lock)
  const asked = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  for (const [name, version] of Object.entries({ ...asked.dependencies, ...asked.devDependencies })) {
    if (name.startsWith('@andrum/')) continue
    expect(components, name).toContainEqual(expect.objectContaining({ name, version }))
  }
  expect(
    components.filter(({ hashes, properties }) => hashes === undefined && properties === undefined),
  ).toEqual([])
  expect(components.filter(({ name, version }) => name.startsWith('@andrum/') || version === '')).toEqual([])
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
})
