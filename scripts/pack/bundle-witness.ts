import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { signArchive } from './sign-archive.ts'

/**
 * Bundles the witness into one file that needs only Node, to be copied to a machine of the union. It verifies and signs with
 * Node's own cryptography.
 * @returns its size in bytes
 */
export async function bundleWitness(project: string, file: string): Promise<number> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: project,
    resolve: { alias: { '#core': join(project, 'src/core') } },
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: join(project, 'packages/record-log/cli/witness.ts'),
      target: 'node24',
      write: false,
      minify: false,
    },
  })) as Rolldown.RolldownOutput
  const [only, ...more] = output.output
  if (only === undefined || more.length > 0 || only.type !== 'chunk')
    throw new Error('The witness is not one file.')
  const license = readFileSync(join(project, 'LICENSE'), 'utf8').split('\n', 1)[0] ?? ''
  const text = `#!/usr/bin/env node\n// ${license}\n${only.code}`
  writeFileSync(file, text, { mode: 0o755 })
  return Buffer.byteLength(text)
}

/**
 * The same as a file that is published separately, so that a union fetches nothing else.
 * @returns a message for the publisher: its digest, and how it is signed
 */
export async function packWitness(
  project: string,
  file: string,
  keyFile: string | undefined,
): Promise<[digest: string, signed: string]> {
  await bundleWitness(project, file)
  const digest = hash('sha256', readFileSync(file), 'hex')
  return [`${file}: SHA-256 ${digest}.`, signArchive(file, keyFile)]
}
