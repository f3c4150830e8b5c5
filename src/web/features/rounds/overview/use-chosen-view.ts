import { useSearchParams } from 'react-router'
import { withParameters } from './with-parameters.ts'

type Choice = 'matning' | 'enhet' | 'orsak'

export type ChosenView = {
  readonly round: string | undefined
  readonly unit: string | null
  readonly cause: string | null
  /** An empty value chooses nothing. */
  readonly choose: (name: Choice, value: string) => void
}

/** The round, unit and cause in the address (`?matning=…&enhet=…&orsak=…`), so that a view can be linked to. */
export function useChosenView(): ChosenView {
  const [search, setSearch] = useSearchParams()
  return {
    round: search.get('matning') ?? undefined,
    unit: search.get('enhet'),
    cause: search.get('orsak'),
    choose: (name, value) => setSearch(withParameters({ [name]: value }), { preventScrollReset: true }),
  }
}
