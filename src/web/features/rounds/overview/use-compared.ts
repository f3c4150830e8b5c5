import { useSearchParams } from 'react-router'

const names = { unit: 'jamfor-enhet', round: 'jamfor-matning' } as const

export type Compared = {
  readonly units: readonly string[]
  readonly rounds: readonly string[]
  readonly add: (what: keyof typeof names, id: string) => void
  readonly remove: (what: keyof typeof names, id: string) => void
}

/** The columns beside the shown unit and round, in the address, so that a comparison can be linked. */
export function useCompared(): Compared {
  const [search, setSearch] = useSearchParams()
  const write = (what: keyof typeof names, change: (ids: readonly string[]) => readonly string[]) =>
    setSearch(
      (before) => {
        const next = change(before.getAll(names[what]))
        before.delete(names[what])
        for (const id of next) before.append(names[what], id)
        return before
      },
      { preventScrollReset: true },
    )
  return {
    units: [...new Set(search.getAll(names.unit))],
    rounds: [...new Set(search.getAll(names.round))],
    add: (what, id) => write(what, (ids) => [...ids, id]),
    remove: (what, id) => write(what, (ids) => ids.filter((one) => one !== id)),
  }
}
