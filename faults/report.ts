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
