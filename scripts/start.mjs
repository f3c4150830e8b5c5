/**
 * The entry that any Node version can run: the rest is TypeScript and needs the Node 24 that `npm ci` puts into node_modules.
 * npm finds that one by itself; this is for people who call another Node by hand, or skipped npm's install scripts.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const own = inProject('node_modules/.bin/node')

/**
 * Restarts this process in place with the flags that limit the server's memory (decision 0600), however it was started. Node reads
 * the size of the young generation only at its start. Process id and open files stay. Windows has no such call.
 */
function beginWithFlags() {
  const flags = JSON.parse(readFileSync(inProject('scripts/start/node-flags.json'), 'utf8'))
  const isGiven = (flag) => process.execArgv.some((given) => given.split('=')[0] === flag.split('=')[0])
  const missing = flags.filter((flag) => !isGiven(flag))
  if (missing.length === 0 || process.execve === undefined || process.platform === 'win32') return
  const [, ...args] = process.argv
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...missing, ...args], process.env)
}

if (Number.parseInt(process.versions.node, 10) >= 24) {
  beginWithFlags()
  // The next start uses the compiled code: less work, and the TypeScript compiler is not loaded.
  const { status } = module.enableCompileCache(inProject('.compiled'))
  // On a production server the user may not write to the program's own folder.
  if (status === module.constants.compileCacheStatus.FAILED && process.env.DATA_DIR)
    module.enableCompileCache(`${process.env.DATA_DIR}/compiled`)
  await import('./start.ts')
  module.flushCompileCache()
} else if (existsSync(own)) {
  const child = spawn(own, [...process.execArgv, inProject('scripts/start.mjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  console.error(
    `This is Node ${process.versions.node}, and the Node 24 of this project is missing: run npm ci, without --ignore-scripts.`,
  )
  process.exitCode = 1
}
