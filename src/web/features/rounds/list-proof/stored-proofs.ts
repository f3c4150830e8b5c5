import { type ListProofFile, listProofFormat } from '@andrum/record-log/log/list-proof-file.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { having, listOf, nullable, oneOf, record, text } from '#web/lib/shape.ts'

/** The stored proof of an own invitation, as fetched. Nobody else has it once the round is released. */
export type StoredProof = {
  /** The account that was signed in; null: none. */
  readonly owner: string | null
  readonly proof: ListProofFile
}

/** The most stored proofs: more rounds than a person is invited to within some years. */
const mostKept = 24

const proofs = listOf(
  having<StoredProof>({
    owner: nullable(text),
    proof: record({ format: oneOf([listProofFormat]), round: text, roundName: text }),
  }),
)

/** Newest first. */
export const storedProofs = browserStore<readonly StoredProof[]>('andrum.list-proofs', {
  parse: proofs,
  empty: [],
})

const isOf =
  (owner: string | null, round: string) =>
  (kept: StoredProof): boolean =>
    kept.owner === owner && kept.proof.round === round

export const storedProofOf = (
  kept: readonly StoredProof[],
  owner: string | null,
  round: string,
): ListProofFile | undefined => kept.find(isOf(owner, round))?.proof

export function saveProof(owner: string | null, proof: ListProofFile): void {
  const others = storedProofs.read().filter((kept) => !isOf(owner, proof.round)(kept))
  storedProofs.write([{ owner, proof }, ...others].slice(0, mostKept))
}

export function removeProof(owner: string | null, round: string): void {
  const left = storedProofs.read().filter((kept) => !isOf(owner, round)(kept))
  if (left.length === 0) storedProofs.erase()
  else storedProofs.write(left)
}
