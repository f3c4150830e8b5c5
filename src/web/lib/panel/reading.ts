/** Something that is read from the server, as TanStack Query gives it: old data stay while it is asked again. */
export type Reading<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

type DataOf<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Reading<infer Data> ? Data : never
}

/** Several readings as one: there when all are, failed when one has, and asked again where it failed or is not there. */
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
