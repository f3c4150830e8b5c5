import { createReadStream, createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { explainFolder } from '#server/platform/db/embedded/explain.ts'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'
import type { BackupPart } from './backup-tables.ts'

/**
 * A backup file is gzipped lines. The first line is the header. Then each row has a line: the table's name, a tab, and the row as
 * PostgreSQL writes it in JSON. The last line has the number of rows, so that a truncated file is recognised.
 */
export type BackupHeader = {
  readonly format: 'andrum-backup-1'
  readonly part: BackupPart
  /** The same in the two files of one backup. */
  readonly id: string
  /** ISO 8601. */
  readonly takenAt: string
  /** Migrations of the database it was taken from, in order. */
  readonly migrations: readonly string[]
  /** Generated secrets, which have no other copy: only in the keys file. */
  readonly secrets?: Readonly<Record<string, string>>
  /** The path of the journal of erasures that come after this backup: only in the keys file. */
  readonly journal?: string
}

export type BackupLine = { readonly table: string; readonly row: string }

/** Writes a whole file or none, readable by this user only. @returns how many rows. */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  lines: AsyncIterable<BackupLine>,
): Promise<number> {
  let count = 0
  async function* text() {
    yield `${JSON.stringify(header)}\n`
    for await (const { table, row } of lines) {
      count += 1
      yield `${table}\t${row}\n`
    }
    yield `${JSON.stringify({ rows: count })}\n`
  }
  const unfinished = `${file}.unfinished`
  try {
    await pipeline(
      Readable.from(text()),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw explainFile(error, file)
  }
  return count
}

/** The file is one that the operator has named: no setting leads to it. */
function explainFile(error: unknown, file: string): unknown {
  const code = sqlState(error) ?? ''
  if (!['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'].includes(code)) return explainFolder(error, file)
  const todo = code === 'ENOENT' ? 'create or mount' : 'let this user write to'
  return new StartError(
    `${file} cannot be written (${code}): ${todo} ${dirname(file)}, or name another file.`,
    { cause: error },
  )
}

export type OpenBackup = { readonly header: BackupHeader; readonly lines: AsyncIterable<BackupLine> }

/** Opens a backup file. @throws StartError when it is no backup; the lines throw it when the file is damaged. */
export async function openBackupFile(file: string, part: BackupPart): Promise<OpenBackup> {
  await access(file).catch(() => {
    throw new StartError(`There is no file ${file}: a backup consists of FILE and FILE.keys, side by side.`)
  })
  const lines = readLines(file)
  const first = await lines.next()
  const header = first.done ? undefined : parseHeader(first.value)
  if (header?.format !== 'andrum-backup-1' || header.part !== part) {
    throw new StartError(`${file} is no backup of Andrum's ${part}.`)
  }
  return { header, lines: rowsOf(file, lines) }
}

async function* readLines(file: string): AsyncGenerator<string, void> {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  try {
    // The readline interface swallows errors of its input: listen to the stream as well.
    const failed = new Promise<never>((_, reject) => unpacked.once('error', reject))
    failed.catch(() => {})
    const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[
      Symbol.asyncIterator
    ]()
    for (;;) {
      const next = await Promise.race([lines.next(), failed])
      if (next.done) return
      yield next.value
    }
  } catch (error) {
    throw damaged(file, error)
  } finally {
    source.destroy()
  }
}

async function* rowsOf(file: string, lines: AsyncGenerator<string, void>): AsyncGenerator<BackupLine> {
  let count = 0
  for await (const line of lines) {
    const tab = line.indexOf('\t')
    if (tab === -1) {
      if (line === JSON.stringify({ rows: count })) return
      throw damaged(file)
    }
    count += 1
    yield { table: line.slice(0, tab), row: line.slice(tab + 1) }
  }
  throw damaged(file)
}

function parseHeader(line: string): BackupHeader | undefined {
  try {
    return JSON.parse(line) as BackupHeader
  } catch {
    return undefined
  }
}

function damaged(file: string, cause?: unknown): StartError {
  return new StartError(
    `${file} is damaged or was cut short: nothing was restored. Take another backup file.`,
    { cause },
  )
}
