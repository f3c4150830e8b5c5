/**
 * `npm run pack`: one archive for this kind of machine that starts without building and without npm: the program, the built
 * pages, the migrations, the witness as one file, Node, and the production packages of the lock file. The archive is unpacked and
 * started once as a test. `-- --without-database` leaves the embedded PostgreSQL out, for machines that have `DATABASE_URL`.
 * Where docker or podman answers, the image is built by `deploy/Dockerfile` and started too; `-- --without-image` leaves it out.
 * `-- --key FILE` signs the archive and the separate witness file; `-- --witness` packs only that. Equal sources give equal bytes.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { StartError } from '#server/platform/db/start-error.ts'
import { digestProgram, writeDigests } from '#server/platform/program/program-digests.ts'
import { packWitness } from './pack/bundle-witness.ts'
import { makeImage } from './pack/make-image.ts'
import { copyProgram } from './pack/program-files.ts'
import { signArchive } from './pack/sign-archive.ts'
import { tryArchive } from './pack/try-archive.ts'
import { writeArchive } from './pack/write-archive.ts'
import { billOf, type Lock } from './sbom/bill-of-materials.ts'
import { ensureBuild } from './start/ensure-build.ts'
import { givenPath } from './start/given-path.ts'
import { runScript } from './start/run-script.ts'

const project = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0)
    throw new StartError(`${command} ${args[0]} failed: ${error?.message ?? `code ${status}`}.`)
}

/** Installs the packages of the lock file from the registry, and compares their hashes. */
function installPackages(folder: string, withDatabase: boolean): void {
  for (const file of ['package-lock.json', '.npmrc']) copyFileSync(join(project, file), join(folder, file))
  run('npm', ['ci', '--omit=dev', ...(withDatabase ? [] : ['--omit=optional']), '--loglevel=error'], folder)
  // The package `node` moves its program out of an inner package and leaves that one behind, headers and all.
  rmSync(join(folder, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true })
}

const digestOfFile = async (file: string) => {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece)
  return hash.digest('hex')
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      'without-database': { type: 'boolean', default: false },
      'without-image': { type: 'boolean', default: false },
      witness: { type: 'boolean', default: false },
      key: { type: 'string' },
    },
  })
  // npm runs in the project's folder; the publisher may have called it from elsewhere.
  const keyFile = values.key === undefined ? undefined : givenPath(values.key)
  const withDatabase = !values['without-database']
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string }
  const name = `andrum-${version}-${process.platform}-${process.arch}${withDatabase ? '' : '-without-database'}`
  const witness = join(project, 'build', `andrum-witness-${version}.mjs`)
  // Building the pages empties `build/`, so build before writing the archive there.
  if (!values.witness) ensureBuild(project)
  mkdirSync(dirname(witness), { recursive: true })
  for (const line of await packWitness(project, witness, keyFile)) console.log(line)
  if (values.witness) return
  const folder = mkdtempSync(join(tmpdir(), 'andrum-pack-'))
  try {
    const inside = join(folder, name)
    mkdirSync(inside)
    copyProgram(project, inside)
    copyFileSync(witness, join(inside, 'witness.mjs'))
    installPackages(inside, withDatabase)
    const archive = join(project, 'build', `${name}.tar.gz`)
    const bill = billOf(JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lock)
    writeFileSync(join(inside, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
    const digests = await digestProgram(inside)
    writeFileSync(join(inside, 'build', 'digests.json'), writeDigests(digests))
    await writeArchive(archive, folder, name)
    const { milliseconds, asAnother } = await tryArchive(archive, withDatabase)
    const megabytes = (statSync(archive).size / 1e6).toFixed(0)
    console.log(`${archive}: ${megabytes} MB, SHA-256 ${await digestOfFile(archive)}.`)
    console.log(`The program in it: ${digests.digest}.`)
    console.log(signArchive(archive, keyFile))
    console.log(
      withDatabase
        ? `Unpacked in an empty folder it answered ${(milliseconds / 1000).toFixed(1)} s after ./andrum${asAnother ? ' of another user, and ended in order' : ''}.`
        : 'Unpacked in an empty folder it asks for DATABASE_URL, as it should.',
    )
    // The image contains the database: one image serves for a trial and for production.
    if (withDatabase && !values['without-image']) console.log(await makeImage(project, version))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
