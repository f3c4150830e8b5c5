/** What one part of the suite found. */
export type Found = {
  /** A sentence each; none where everything is as it was promised. */
  readonly faults: readonly string[]
  readonly figures: Readonly<Record<string, number | string>>
}

/** So many faults of one part are printed in full. */
const printed = 50

export function report(name: string, { faults, figures }: Found): void {
  console.log(`\n${name}`)
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what}: ${figure}`)
  console.log(`  faults: ${faults.length}`)
  for (const fault of faults.slice(0, printed)) console.log(`    ${fault}`)
  if (faults.length > printed) console.log(`    and ${faults.length - printed} more`)
}

/** One thing after the other. Says on stderr how far it has come: a hundred kills take many minutes. */
export function* inTurn<Thing>(things: readonly Thing[]): Generator<Thing> {
  for (const [at, thing] of things.entries()) {
    yield thing
    console.error(`${at + 1} of ${things.length}`)
  }
}

/** So many numbers in turn, from 0 on. */
export const turns = (times: number): Generator<number> => inTurn([...Array(times).keys()])
