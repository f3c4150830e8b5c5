/**
 * The entry that any Node version can run: the rest is TypeScript and needs the Node 24 that `npm ci` puts into node_modules.
 * npm finds that one by itself; this is for the person who calls another by hand, or left npm's install scripts out.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const own = inProject('node_modules/.bin/node')

/**
 * What holds the server's memory down (decision 0600): the program gives it to Node itself, however it is started. The size of
 * the young heap is read when a process begins, so this one begins again, with its number and its files. Windows cannot do that.
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
  // The next start reads what this one has compiled: less work, and nothing that turns TypeScript into JavaScript.
  const { status } = module.enableCompileCache(inProject('.compiled'))
  // The program's own folder is closed to its user on a server for real.
  if (status === module.constants.compileCacheStatus.FAILED && process.env.DATA_DIR)
    module.enableCompileCache(`${process.env.DATA_DIR}/compiled`)
  await import('./start.ts')
  module.flushCompileCache()
} else if (existsSync(own)) {
  const child = spawn(own, [...process.execArgv, inProject('scripts/start.mjs')], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  console.error(
    `This is Node ${process.versions.node}, and the Node 24 of this project is missing: run npm ci, without --ignore-scripts.`,
  )
  process.exitCode = 1
}
