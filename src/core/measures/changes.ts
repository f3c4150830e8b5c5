/** A changed field, with its value before and after as text: days as ISO, choices by their code. */
export type Change<Field extends string = string> = {
  readonly field: Field
  readonly from: string
  readonly to: string
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The differences between two versions, in the order of the fields of the later one. */
export function changesBetween<Of extends object>(
  before: Of,
  after: Of,
): readonly Change<Extract<keyof Of, string>>[] {
  return (Object.keys(after) as Extract<keyof Of, string>[]).flatMap((field) => {
    const from = asText(before[field])
    const to = asText(after[field])
    return from === to ? [] : [{ field, from, to }]
  })
}
