import { type FileHandle, open } from 'node:fs/promises'

/** In bytes. A longer log is emptied at the next start: a running server needs nothing of it. */
const longest = 10 * 1024 * 1024

export type ServerLog = {
  /** Where this start's lines begin. */
  readonly start: number
  readonly handle: FileHandle
}

/** Opens the log for a server to write to; begins again when it has grown too long. */
export async function openLog(file: string): Promise<ServerLog> {
  const handle = await open(file, 'a', 0o600)
  const { size } = await handle.stat()
  if (size < longest) return { handle, start: size }
  await handle.truncate()
  return { handle, start: 0 }
}

/** What has been written since `start`. */
export async function readLog(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - start)), 0, null, start)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
