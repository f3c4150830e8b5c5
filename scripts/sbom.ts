/**
 * `npm run sbom`: a bill of materials of everything in the lock file, tools for building and tests included, as CycloneDX 1.6 in
 * `test-results/sbom.cdx.json`. It needs no installed packages. `npm sbom` itself refuses our lock file: lighthouse asks for
 * "latest" of two packages.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { billOf, type Lock } from './sbom/bill-of-materials.ts'

const folder = 'test-results'
const file = `${folder}/sbom.cdx.json`

const bill = billOf(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock)
mkdirSync(folder, { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} packages in ${file}.`)
