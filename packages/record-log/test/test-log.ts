import { createHash, createPrivateKey, createPublicKey, hash, type KeyObject, sign } from 'node:crypto'
import { toHex, utf8 } from '../log/bytes.ts'
import { writeCheckpoint } from '../log/checkpoint.ts'
import { cosignedMessage, writeCosignature } from '../log/cosignature.ts'
import { webCryptography } from '../log/cryptography.ts'
import {
  consistencyRanges,
  hashRanges,
  inclusionRanges,
  leafHash,
  type Range,
  readFrom,
} from '../log/hash-tree.ts'
import { commit, type LogRecord } from '../log/records.ts'
import type { CheckpointInFile, RecordInFile } from '../log/round-file.ts'
import { keyTypes, type NoteSignature, type VerifierKey, verifierKey, writeNote } from '../log/signed-note.ts'

export const nodeCryptography = {
  ...webCryptography,
  sha256: async (bytes: Uint8Array): Promise<Uint8Array> => hash('sha256', bytes, 'buffer'),
}
const { sha256 } = nodeCryptography

/** A signer, always with the same key for the same name. */
export type Signer = { readonly key: VerifierKey; readonly sign: (message: Uint8Array) => Uint8Array }

export async function signerOf(name: string, type: keyof typeof keyTypes, secret = name): Promise<Signer> {
  const seed = createHash('sha256').update(secret).digest()
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const key: KeyObject = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    key: await verifierKey(nodeCryptography, name, keyTypes[type], raw),
    sign: (message) => sign(null, message, key),
  }
}

const entry = async (salt: Uint8Array, record: LogRecord) => commit(nodeCryptography, salt, record)

/** A log in memory, as a server keeps it. */
export class TestLog {
  readonly leaves: Uint8Array[] = []
  readonly signer: Signer
  readonly origin: string

  constructor(signer: Signer, origin = signer.key.name) {
    this.signer = signer
    this.origin = origin
  }

  async append(record: LogRecord, salt: string): Promise<number> {
    this.leaves.push(await leafHash(sha256, await entry(Buffer.from(salt, 'hex'), record)))
    return this.leaves.length - 1
  }

  /** The hashes of ranges, hexadecimal. */
  async hashesOf(ranges: readonly Range[]): Promise<string[]> {
    return (await hashRanges(sha256, ranges, await readFrom(sha256, this.leaves))).map(toHex)
  }

  async find<Kind extends LogRecord>(
    index: number,
    salt: string,
    record: Kind,
    size = this.leaves.length,
  ): Promise<RecordInFile<Kind>> {
    return { index, salt, record, path: await this.hashesOf(inclusionRanges(index, size)) }
  }

  /** A checkpoint of the first `old` entries, cosigned at those times, with the proof up to `size`. */
  async checkpoint(
    old: number,
    cosigned: readonly { readonly by: Signer; readonly at: Date }[] = [],
    size = this.leaves.length,
  ): Promise<CheckpointInFile> {
    const [root] = await this.hashesOf([{ from: 0, to: old }])
    const { origin } = this
    const text = writeCheckpoint({ origin, size: old, root: Buffer.from(root ?? '', 'hex') })
    const { key } = this.signer
    const signatures: NoteSignature[] = [
      { name: key.name, id: key.id, bytes: this.signer.sign(utf8(text)) },
      ...cosigned.map(({ by, at }) => {
        const time = Math.floor(at.getTime() / 1000)
        const signature = by.sign(cosignedMessage(text, time))
        return { name: by.key.name, id: by.key.id, bytes: writeCosignature(time, signature) }
      }),
    ]
    return {
      note: writeNote({ text, signatures }),
      consistency: await this.hashesOf(consistencyRanges(old, size)),
    }
  }
}
