import { randomBytes } from 'node:crypto'
import { type AnswerSums, type Sums, shareOfSums, vectorOf } from './answer-vector.ts'
import type { InputShare, Prio3, PublicShare } from './library.ts'
import { OpenedUnions } from './opened-unions.ts'

/** What a browser sends: one share to each keeper. */
export type Sent = {
  readonly unit: string
  readonly nonce: Buffer
  readonly publicShare: PublicShare
  readonly shares: readonly InputShare[]
}

export async function send(prio3: Prio3, unit: string, answer: AnswerSums): Promise<Sent> {
  const nonce = randomBytes(prio3.nonceSize)
  const { publicShare, inputShares } = await prio3.shard(vectorOf(answer), nonce, randomBytes(prio3.randSize))
  return { unit, nonce, publicShare, shares: inputShares }
}

/** Two keepers: the provider and the union. Each has sums of its shares by unit, and no share of a single answer. */
export class Keepers {
  readonly #prio3: Prio3
  /** Known to both and to no browser, or an answer could be made to pass. */
  readonly #verifyKey: Buffer
  readonly #units: [Map<string, bigint[]>, Map<string, bigint[]>] = [new Map(), new Map()]
  readonly #counts = new Map<string, number>()
  /** The same for both here; apart, each would keep its own. */
  readonly #opened = new OpenedUnions()

  constructor(prio3: Prio3) {
    this.#prio3 = prio3
    this.#verifyKey = randomBytes(prio3.verifyKeySize)
  }

  /** How many bytes the two say to each other about the last answer. */
  saidBytes = 0

  /** @throws when the shares are not of a possible answer, or the unit was opened */
  async take({ unit, nonce, publicShare, shares }: Sent): Promise<void> {
    if (this.#opened.has(unit)) throw new Error(`${unit} was opened and takes no more answers`)
    const prio3 = this.#prio3
    const begun = await Promise.all(
      shares.map((share, keeper) =>
        prio3.prepareInit(
          this.#verifyKey,
          keeper,
          null,
          nonce,
          { jointRandParts: [...publicShare.jointRandParts] },
          share,
        ),
      ),
    )
    const said = begun.map(({ preparationShare }) => preparationShare)
    this.saidBytes = said.reduce((sum, share) => sum + prio3.encodePreparationShare(share).byteLength, 0)
    const message = await prio3.unshardPreparationShares(null, said)
    // Both have to have agreed before either adds anything.
    const outputs = begun.map(
      ({ preparationState }) => prio3.prepareNext(preparationState, message).outputShare,
    )
    for (const [keeper, output] of outputs.entries()) {
      const kept = this.#units[keeper]?.get(unit)
      const sums = kept ? kept.map((sum, n) => prio3.flp.field.add(sum, output[n] ?? 0n)) : output
      this.#units[keeper]?.set(unit, sums)
    }
    this.#counts.set(unit, (this.#counts.get(unit) ?? 0) + 1)
  }

  /** Head-counts: all that pooling, cover and refresh need. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }

  /** Something that a keeper who lies adds to its own sums. */
  lie(unit: string, category: number, points: number): void {
    const sums = this.#units[1].get(unit)
    if (sums) sums[category * 4] = this.#prio3.flp.field.add(sums[category * 4] ?? 0n, BigInt(points))
  }

  /** @throws when this, with all that was opened before, would tell of fewer than eight */
  open(block: readonly string[]): Sums {
    const units = [...new Set(block)]
    this.#opened.add(units, this.#counts)
    const { field } = this.#prio3.flp
    const shares = this.#units.map((kept) =>
      units
        .map((unit) => shareOfSums(kept.get(unit) ?? [], field))
        .reduce((sums, more) => sums.map((sum, n) => field.add(sum, more[n] ?? 0n))),
    )
    const [ours = [], theirs = []] = shares
    return ours.map((sum, n) => Number(field.add(sum, theirs[n] ?? 0n)))
  }
}
