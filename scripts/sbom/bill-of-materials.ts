type Locked = {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** The fields of `package-lock.json`, version 3, that this reads. */
export type Lock = {
  readonly name: string
  readonly version: string
  readonly packages: Readonly<Record<string, Locked>>
}

const placeOfPackages = 'node_modules/'

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf(placeOfPackages) + placeOfPackages.length)

/** https://github.com/package-url/purl-spec, type npm: the @ of a scope is percent-encoded. */
const addressOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`

function componentAt(place: string, { name = nameAt(place), version = '', ...locked }: Locked) {
  const purl = addressOf(name, version)
  const [, hash] = /^sha512-(.+)$/.exec(locked.integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(hash === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    ...(locked.license === undefined ? {} : { licenses: [{ expression: locked.license }] }),
    // "Development" in npm's sense: not installed with the server. Pages may still contain its code.
    ...(locked.dev === true ? { properties: [{ name: 'cdx:npm:package:development', value: 'true' }] } : {}),
  }
}

/** Every package of a lock once, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). The same lock gives the same bill. */
export function billOf({ name, version, packages }: Lock) {
  // The product's own packages are linked: they belong to the subject of the bill.
  const all = Object.entries(packages).filter(([place, { link }]) => place.includes(placeOfPackages) && !link)
  const components = new Map(
    all.map(([place, locked]) => componentAt(place, locked)).map((component) => [component.purl, component]),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
}
