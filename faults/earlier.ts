import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LeftOut } from './place.ts'
import type { Settings } from './servers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A version that operators may run before this one. Changed with each release. */
const lastRelease = '1326955e'

/** An earlier version, unpacked in a folder of its own. */
export type Earlier = {
  readonly commit: string
  /** Its `server-process.ts`, for `Place.start`. */
  readonly program: string
  /** Runs its operator's command `npm run <name>`. */
  readonly command: (name: string, args: readonly string[], settings: Settings) => void
  /** Inserts an organisation as its own test suite does, while no server runs. */
  readonly makeOrganisation: (settings: Settings, size?: LargeSize) => OfHr
}

type LargeSize = { readonly units: number; readonly people: number; readonly rounds: number }

/** An organisation with its HR, who is owner as well, signed in; `path` is that of its open round, if it has rounds. */
export type OfHr = {
  readonly organisationId: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** @param folder an empty one. @throws LeftOut where the commit is missing. */
export function unpackEarlier(folder: string): Earlier {
  execFileSync('tar', ['-x', '-C', folder], { input: archiveOf(lastRelease) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const run = (args: readonly string[], settings: Settings) =>
    execFileSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...settings },
    })
  return {
    commit: lastRelease,
    program: join(folder, 'test/app/server-process.ts'),
    command: (name, args, settings) => run([`scripts/${name}.ts`, ...args], settings),
    makeOrganisation: (settings, size) => {
      const [name, given] =
        size === undefined
          ? ['makeNewOrganisation', 'settings.DATA_DIR, settings']
          : ['makeLargeOrganisation', `settings.DATA_DIR, ${JSON.stringify(size)}, settings`]
      const said = run(
        [
          '--input-type=module',
          '--eval',
          `const { ${name} } = await import('${folder}/test/release/large-organisation.ts')
           const settings = ${JSON.stringify(settings)}
           console.log(JSON.stringify(await ${name}(${given})))`,
        ],
        {},
      )
      return JSON.parse(said) as OfHr
    },
  }
}

function archiveOf(commit: string): Buffer {
  try {
    return execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9, stdio: 'pipe' })
  } catch {
    throw new LeftOut(`It needs the history of this repository back to ${commit}: git fetch --unshallow.`)
  }
}
