/** The root tables of all data of an organisation or a person. */
const roots: Readonly<Record<string, string>> = { 'public.organisation': 'id', 'identity.person': 'id' }

/**
 * The column by which a table can be distributed over several primaries (decision 0641); null where it stays in one place.
 * @param first the columns of its key, in order
 */
export function keyOf(table: string, first: readonly string[]): string | null {
  const root = roots[table]
  if (root !== undefined) return root
  const [column = ''] = first
  return column === 'organisation_id' || column === 'person_id' ? column : null
}
