import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Launch, launch } from './launch.ts'
import { readPostmaster } from './postmaster.ts'
import { isServerOf } from './process-identity.ts'

export type Watch = {
  /** The current process number of the server. */
  readonly pid: () => number
  readonly end: () => Promise<void>
}

/** How often to check that the server lives, in ms. Where there is no proc(5), each check starts a process. */
const lookEvery = process.platform === 'linux' ? 100 : 500

/** How long to wait after a failed restart, in ms. */
const restEvery = 5000

/** Restarts a server that was killed while we run, on the same socket, so that the pools reconnect. */
export function watchServer(what: Launch, first: number, onEvent: (sentence: string) => void): Watch {
  const { folder } = what.place
  let pid = first
  let ended = false
  let repairing: Promise<void> | undefined
  let notBefore = 0

  const repair = async () => {
    onEvent('The database stopped unexpectedly and is being started again.')
    // Both files name a dead process, which counts as alive until its parent reaps it: no server holds this folder.
    await rm(join(folder, 'postmaster.pid'), { force: true })
    await rm(join(what.socketFolder, '.s.PGSQL.5432.lock'), { force: true })
    await launch(what)
    pid = (await readPostmaster(folder))?.pid ?? pid
    onEvent('The database runs again.')
  }
  const look = () => {
    if (ended || repairing !== undefined || performance.now() < notBefore || isServerOf(pid, folder)) return
    repairing = repair()
      .catch((error: unknown) => {
        notBefore = performance.now() + restEvery
        onEvent(error instanceof Error ? error.message : String(error))
      })
      .finally(() => {
        repairing = undefined
      })
  }
  const timer = setInterval(look, lookEvery)
  timer.unref()
  const end = async () => {
    ended = true
    clearInterval(timer)
    await repairing
  }
  return { pid: () => pid, end }
}
