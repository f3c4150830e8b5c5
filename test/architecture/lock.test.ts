import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Locked = {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
}
type Lock = { readonly packages: Readonly<Record<string, Locked>> }

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const lock = read('package-lock.json') as Lock

/** SHA-512, base64. */
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/
const registry = 'https://registry.npmjs.org/'

/**
 * The programs of three tools for other systems than the one that made the lock, whose registry does not have them. They
 * build and check, and are never installed with the server. A developer on such a system installs them without a checksum,
 * until `npm install` there adds it.
 */
const ofOtherSystems = /^node_modules\/(@biomejs\/cli|@oxc-parser\/binding|@swc\/core)-[\w-]+$/
const mayLack = (place: string, { dev, optional, os }: Locked): boolean =>
  ofOtherSystems.test(place) && dev === true && optional === true && os !== undefined

/** The product and its own packages: a link to the folder, and the folder. */
const ours: Readonly<Record<string, string | undefined>> = {
  '': undefined,
  'packages/record-log': undefined,
  'packages/release': undefined,
  'node_modules/@andrum/record-log': 'packages/record-log',
  'node_modules/@andrum/release': 'packages/release',
}
const isOurs = (place: string, { resolved }: Locked): boolean => place in ours && ours[place] === resolved

/** Packages without a checksum, or from elsewhere than the registry. */
function faultsIn({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place, locked]) => !isOurs(place, locked))
    .flatMap(([place, locked]) => {
      const { version, integrity, resolved = registry, link = false } = locked
      const isProven =
        integrity === undefined ? mayLack(place, locked) : version !== undefined && sha512.test(integrity)
      return [
        ...(isProven ? [] : [`${place}: no integrity`]),
        ...(resolved.startsWith(registry) ? [] : [`${place}: from ${resolved}`]),
        ...(link ? [`${place}: a folder of this machine`] : []),
      ]
    })
}

describe('every package that is installed', () => {
  test('is proven by its SHA-512, and comes from the one registry', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(300)
    expect(faultsIn(lock)).toEqual([])
    const unproven = Object.values(lock.packages).filter(({ integrity }) => integrity === undefined)
    // The product, its two packages, and the programs above.
    expect(unproven.length).toBeLessThanOrEqual(36)
  })

  test.each<[string, Locked, string]>([
    ['without integrity', { version: '1.0.0' }, 'no integrity'],
    [
      'for another system without integrity',
      { version: '1.0.0', dev: true, optional: true, os: ['win32'] },
      'no integrity',
    ],
    [
      'with a short hash',
      { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
      'no integrity',
    ],
    [
      'from another host',
      { version: '1.0.0', resolved: 'https://evil.example/a.tgz', integrity: `sha512-${'a'.repeat(86)}==` },
      'from https://evil.example/a.tgz',
    ],
    [
      'from a repository',
      { version: '1.0.0', resolved: 'git+ssh://git@github.com/a/b.git#1' },
      'from git+ssh',
    ],
    [
      'from a folder that is not of the product',
      { resolved: 'packages/elsewhere', link: true },
      'a folder of this machine',
    ],
  ])('one %s is found', (_, locked, fault) => {
    expect(faultsIn({ packages: { 'node_modules/a': locked } }).join()).toContain(fault)
  })

  test('a tool of those three without integrity is found as well, once the server is to have it', () => {
    const packages = { 'node_modules/@swc/core-win32-x64-msvc': { version: '1.0.0', optional: true } }
    expect(faultsIn({ packages })).toHaveLength(1)
  })

  test('is asked for by an exact version, and no file sends npm elsewhere', () => {
    const asked = ['package.json', 'packages/release/package.json', 'packages/record-log/package.json'].map(
      (file) => read(file) as Record<string, Record<string, string> | undefined>,
    )
    const versions = asked.flatMap((file) =>
      ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        Object.entries(file[kind] ?? {}),
      ),
    )
    expect(versions.length).toBeGreaterThan(20)
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry\s*=/)
  })
})
