/** A reading from the server, as TanStack Query returns it: old data stay while it is read again. */
export type Reading<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

type DataOf<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Reading<infer Data> ? Data : never
}

/** Combines several readings: it has data when all have, and an error when one has. `refetch` repeats those that failed or have no data. */
export function combined<Parts extends Readonly<Record<string, Reading<unknown>>>>(
  parts: Parts,
): Reading<DataOf<Parts>> {
  const all = Object.entries(parts)
  const isWhole = all.every(([, { data }]) => data !== undefined)
  return {
    data: isWhole
      ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as DataOf<Parts>)
      : undefined,
    error: all.map(([, { error }]) => error).find((error) => error != null) ?? null,
    refetch: () =>
      Promise.all(
        all
          .filter(([, { data, error }]) => error != null || data === undefined)
          .map(([, one]) => one.refetch()),
      ),
  }
}
