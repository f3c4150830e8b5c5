import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/db/start-error.ts'
import { waitForAnswer } from './answers.ts'
import type { DataPlace } from './data-folder.ts'
import { endServer, removeSocketFolder } from './end-server.ts'
import { type Postmaster, readPostmaster } from './postmaster.ts'
import { isAlive, isServerOf } from './process-identity.ts'

/** How long the socket of a living server may be missing, in ms. At a start it is a moment; after a clean-up of /tmp, for ever. */
const reach = 3000

/**
 * A running server that outlived its parent process, ready for use. Ends a server that cannot be reached, and clears away the
 * files of a killed one.
 * @throws StartError when the folder's server cannot be told from another process.
 */
export async function findLeftServer(place: DataPlace): Promise<Postmaster | undefined> {
  const left = await readPostmaster(place.folder)
  if (left === undefined) return undefined
  const note = join(place.folder, 'postmaster.pid')
  const ours = isServerOf(left.pid, place.folder)
  if (ours === 'unknown') {
    throw new StartError(
      `Process ${left.pid} may be a database server on ${place.folder}: stop it if it is, remove ${note} if it is not.`,
    )
  }
  if (ours && (await waitForAnswer(left.socketFolder, () => !isAlive(left.pid), reach))) return left
  if (ours) await endServer(left.pid)
  await rm(note, { force: true })
  await removeSocketFolder(left.socketFolder)
  return undefined
}
