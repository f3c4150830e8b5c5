import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'

/** Explains an error of the file system and what to do; returns other errors unchanged. */
export function explainFolder(error: unknown, folder: string): unknown {
  switch (sqlState(error)) {
    case 'EACCES':
    case 'EPERM':
      if (!existsSync(folder))
        return new StartError(
          `${folder} cannot be made by this user: make it as root and give it to this user, or set DATA_DIR to a folder of your own.`,
          { cause: error },
        )
      return new StartError(
        `${folder} may not be written by this user: change its owner, or set DATA_DIR to a folder of your own.`,
        { cause: error },
      )
    case 'EROFS':
      return new StartError(`${folder} lies on a disk that is read-only: set DATA_DIR to another folder.`, {
        cause: error,
      })
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(
        `${folder} is not a folder: move that file away, or set DATA_DIR to another folder.`,
        {
          cause: error,
        },
      )
    case 'ENOSPC':
    case 'EDQUOT':
      return fullDisk(folder, error)
    case 'ENOENT':
      return explainMissing(error, folder)
    default:
      return error
  }
}

/** For a folder that could not be made, Node only says that it is not there; the folder above it shows why. */
function explainMissing(error: unknown, folder: string): unknown {
  let above = folder
  while (!existsSync(above)) above = dirname(above)
  try {
    accessSync(above, constants.W_OK)
    return error
  } catch (reason) {
    return explainFolder(reason, folder)
  }
}

function fullDisk(folder: string, cause?: unknown): StartError {
  return new StartError(`The disk that holds ${folder} is full: free some space and start again.`, { cause })
}

/** PostgreSQL's messages, and what they mean for the operator. The first match counts. */
const meanings: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /could not (resize|create|open) shared memory/i,
    () =>
      'The machine has too little shared memory for the database: give the container more, as with --shm-size=256m.',
  ],
  [/No space left on device|disk quota exceeded/i, (folder) => fullDisk(folder).message],
  [
    /database files are incompatible with server|was initialized by PostgreSQL version/i,
    (folder) =>
      `The data in ${folder} belong to another version of PostgreSQL: start the version of Andrum that made them.`,
  ],
  [
    /has wrong ownership|has invalid permissions|Permission denied/i,
    (folder) =>
      `The database may not read ${folder}: start Andrum as the user who made that folder, or set DATA_DIR.`,
  ],
  [
    /lock file "postmaster\.pid" already exists/i,
    (folder) => `Another database server uses ${folder}: stop it first, or set DATA_DIR to another folder.`,
  ],
]

/** Turns what the server wrote before it ended into a sentence for the operator. */
export function explainServer(output: string, folder: string, logFile: string): StartError {
  const known = meanings.find(([pattern]) => pattern.test(output))
  if (known !== undefined) return new StartError(known[1](folder))
  const lines = output.trim().split('\n')
  const last = lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? ''
  return new StartError(
    `The database did not start. It said: ${last.trim() || 'nothing'}. More is in ${logFile}.`,
  )
}
