import type { Finding } from '@andrum/record-log/log/findings.ts'
import type { ListProofFile } from '@andrum/record-log/log/list-proof-file.ts'
import { compareListProofs, verifyListProof } from '@andrum/record-log/log/verify-list-proof.ts'

/**
 * Verifies a list proof in this browser; nothing is sent anywhere. With an earlier stored proof it compares the two, which
 * also reveals another key, another list or a shorter log.
 * @throws what Web Crypto throws where it is missing or too old
 */
export async function checkProof(
  proof: ListProofFile,
  before: ListProofFile | undefined,
  now: Date,
): Promise<readonly Finding[]> {
  const trust = {
    logKeys: before === undefined ? [] : [before.logKey],
    witnessKeys: before === undefined ? [] : before.witnessKeys,
    remembered: true as const,
  }
  const findings = await verifyListProof(proof, trust, now)
  return before === undefined ? findings : [...findings, ...compareListProofs(before, proof)]
}
