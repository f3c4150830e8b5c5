import { fromHex, isSame, toHex } from '../../log/bytes.ts'
import { isSignedBy, readCheckpoint } from '../../log/checkpoint.ts'
import { cosignedMessage, writeCosignature } from '../../log/cosignature.ts'
import { webCryptography } from '../../log/cryptography.ts'
import { emptyTree, type GrowingTree, grow, treeOf } from '../../log/growing-tree.ts'
import { readVerifierKey, type VerifierKey, writeNote } from '../../log/signed-note.ts'
import { readTile, tileOf, tilePath, tileWidth } from '../../log/tiles.ts'

/** What a witness remembers of a log: the key that it met first, and the tree at its last signature. */
export type WitnessState = {
  readonly logKey: string
  readonly origin: string
  readonly size: number
  /** Hashes of its complete subtrees, hexadecimal. */
  readonly subtrees: readonly string[]
  /** When it last signed, in seconds since 1970. */
  readonly time: number
}

/**
 * The log is not what it was, or not what it says; the sentence tells what to say to the operator. Only something that the
 * key of the log has signed, or a clock, raises it. Anything else may come from somebody in between, who could put a
 * witness to sleep if it ended for that. It is an ordinary error, after which the witness looks again.
 */
export class Alarm extends Error {}

export type WitnessParts = {
  /** Asks the server; throws when it cannot be reached. Bytes, or null for what is not there. */
  readonly read: (path: string, most: number) => Promise<Uint8Array | null>
  readonly send: (body: { size: number; cosignature: string }) => Promise<void>
  readonly key: VerifierKey
  readonly sign: (message: Uint8Array) => Uint8Array
  readonly now: Date
  /** Called before anything is signed: a witness must not forget what it has seen. */
  readonly keep: (state: WitnessState) => Promise<void>
}

/**
 * Looks at a log once: the key first met must have signed it, and it must begin with all that was seen before. Then signs
 * it, with the time.
 * @param before null at the first meeting
 * @param trusted the key of the log, where it is known from elsewhere
 * @throws Alarm and signs nothing when the log was cut short, rewritten or is another; another error when it was not
 * reached
 */
export async function watchLog(
  parts: WitnessParts,
  before: WitnessState | null,
  trusted: string | null,
): Promise<{ size: number }> {
  const logKey = before?.logKey ?? trusted ?? (await readText(parts, 'key')).trim()
  if (trusted !== null && trusted !== logKey)
    throw new Alarm('This log was met with another key than you give.')
  const key = await readVerifierKey(webCryptography, logKey)
  if (key === null)
    throw new Error(
      trusted === null ? 'The server answers with something that is no key.' : 'The key you give is none.',
    )
  const checkpoint = readCheckpoint(await readText(parts, 'checkpoint'))
  if (checkpoint === null) {
    throw new Error(
      'The server, or something between, answers with what is no checkpoint: the log was not reached.',
    )
  }
  if (!(await isSignedBy(webCryptography, checkpoint, key))) {
    throw new Alarm('The checkpoint is not signed with the key of the log.')
  }
  if (before !== null && before.origin !== checkpoint.origin)
    throw new Alarm('This is another log than before.')
  const seen = before === null ? emptyTree : readTree(before)
  if (checkpoint.size < seen.size) {
    throw new Alarm(`The log was cut short: it has ${checkpoint.size} records, and had ${seen.size}.`)
  }
  const grown = await grow(webCryptography, seen, await readLeaves(parts, seen.size, checkpoint.size))
  if (!isSame((await treeOf(webCryptography, grown)).root, checkpoint.root)) {
    throw new Alarm(`The log was rewritten: it does not begin with the ${seen.size} records that it had.`)
  }
  const time = Math.floor(parts.now.getTime() / 1000)
  if (before !== null && time < before.time) {
    throw new Alarm('The clock of this machine goes backwards: nothing is signed until it is right.')
  }
  const { origin, size } = checkpoint
  await parts.keep({ logKey, origin, size, subtrees: grown.subtrees.map(toHex), time })
  const bytes = writeCosignature(time, parts.sign(cosignedMessage(checkpoint.note.text, time)))
  const { name, id } = parts.key
  const cosignature = writeNote({ text: '', signatures: [{ name, id, bytes }] }).trim()
  await parts.send({ size, cosignature })
  return { size }
}

const mostText = 20_000

async function readText({ read }: WitnessParts, path: string): Promise<string> {
  const bytes = await read(path, mostText)
  if (bytes === null) throw new Error(`The server has no /tlog/${path}: the log was not reached.`)
  return new TextDecoder().decode(bytes)
}

function readTree({ size, subtrees }: WitnessState): GrowingTree {
  const hashes = subtrees.map(fromHex)
  return { size, subtrees: hashes.filter((hash) => hash !== null) }
}

/** The new leaves, read from their tiles. */
async function readLeaves({ read }: WitnessParts, from: number, to: number): Promise<Uint8Array[]> {
  const leaves: Uint8Array[] = []
  for (let index = Math.floor(from / tileWidth); ; index++) {
    const tile = tileOf(0, index, to)
    if (tile === null || from === to) return leaves
    const bytes = await read(tilePath(tile), tile.width * 32)
    const hashes = bytes === null ? null : readTile(bytes, tile.width)
    if (hashes === null)
      throw new Error(`The server does not give the records that the log says it has (${tilePath(tile)}).`)
    leaves.push(...hashes.slice(Math.max(0, from - index * tileWidth)))
  }
}
