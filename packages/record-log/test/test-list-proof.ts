import { isSame, toHex } from '../log/bytes.ts'
import { readFrom } from '../log/hash-tree.ts'
import { type ListProofFile, listProofFormat } from '../log/list-proof-file.ts'
import { listedLeaf } from '../log/listed.ts'
import { listedPath } from '../log/listed-proof.ts'
import { writeVerifierKey } from '../log/signed-note.ts'
import { nodeCryptography, TestLog } from './test-log.ts'
import { appendOpening, appendPrograms, type Made, opensAt, saltOf } from './test-round.ts'

const member = 'north3'
const salt = Buffer.alloc(16, member)
const hour = 60 * 60 * 1000

/** The proof of one person, out of the log of `makeRoundFile` with `more` entries after the list. */
export async function makeListProof(
  made: Made,
  { log = made.log, list = made.opened.list, more = 3 } = {},
): Promise<ListProofFile> {
  const inLog = new TestLog(log)
  await appendPrograms(inLog)
  const { locked, lockedIndex: at } = await appendOpening(inLog, made.opened, { list })
  for (const other of [...'abcdefgh'].slice(0, more)) {
    await inLog.append({ ...made.opened, round: other }, saltOf(other))
  }
  const leaf = await listedLeaf(nodeCryptography, salt, member)
  const index = made.leaves.findIndex((other) => isSame(other, leaf))
  const size = made.leaves.length
  const path = await listedPath(
    nodeCryptography,
    { index, size },
    await readFrom(nodeCryptography.sha256, made.leaves),
  )
  return {
    format: listProofFormat,
    round: 'spring',
    roundName: 'Våren',
    logKey: writeVerifierKey(log.key),
    witnessKeys: [writeVerifierKey(made.witness.key)],
    listed: { salt: toHex(salt), member, index, size, path: path.map(toHex) },
    locked: await inLog.find(at, saltOf('opened list'), locked),
    checkpoints: [
      await inLog.checkpoint(at + 1, [{ by: made.witness, at: new Date(opensAt.getTime() + hour) }]),
      await inLog.checkpoint(inLog.leaves.length),
    ],
  }
}
