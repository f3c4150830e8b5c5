import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs `npm run <name>` without npm. @throws with its output, when it fails */
export async function runCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
  })
  return stdout.trim()
}
