import { useSearchParams } from 'react-router'

export type ChosenView = {
  readonly round: string | undefined
  readonly unit: string | null
  readonly choose: (name: 'matning' | 'enhet', value: string) => void
}

/** The round and unit in the address (`?matning=…&enhet=…`), so that a view can be linked to. */
export function useChosenView(): ChosenView {
  const [search, setSearch] = useSearchParams()
  return {
    round: search.get('matning') ?? undefined,
    unit: search.get('enhet'),
    choose: (name, value) =>
      setSearch(
        (before) => {
          before.set(name, value)
          return before
        },
        { preventScrollReset: true },
      ),
  }
}
