import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Sorting, SortKey } from './unit-rows.ts'
import { withParameters } from './with-parameters.ts'

const places = { sorting: 'ordning', search: 'sok' } as const

export type UnitOrder = {
  readonly search: string
  readonly setSearch: (search: string) => void
  /** To be called when the reader leaves the search field: each letter would be a new address. */
  readonly keepSearch: () => void
  readonly sorting: Sorting | null
  readonly setSorting: (sorting: Sorting) => void
  /** Back to the order of the organisation. */
  readonly reset: () => void
}

/** What the table of units is searched and sorted by, also in the address, so that the way back from a unit leads to it. */
export function useUnitOrder(keys: readonly SortKey[]): UnitOrder {
  const [address, setAddress] = useSearchParams()
  const [search, setSearch] = useState(address.get(places.search) ?? '')
  const [sorting, setOrder] = useState<Sorting | null>(() => readSorting(address.get(places.sorting), keys))
  const keep = (kept: Readonly<Record<string, string>>) =>
    setAddress(withParameters(kept), { replace: true, preventScrollReset: true })
  return {
    search,
    setSearch,
    keepSearch: () => keep({ [places.search]: search.trim() }),
    sorting,
    setSorting: (next) => {
      setOrder(next)
      keep({ [places.sorting]: `${next.direction === 'descending' ? '-' : ''}${next.by}` })
    },
    reset: () => {
      setSearch('')
      setOrder(null)
      keep({ [places.search]: '', [places.sorting]: '' })
    },
  }
}

/** A minus before the column: the highest first. An unknown column sorts by nothing. */
function readSorting(written: string | null, keys: readonly SortKey[]): Sorting | null {
  const by = keys.find((key) => key === written?.replace(/^-/, ''))
  if (by === undefined) return null
  return { by, direction: written?.startsWith('-') ? 'descending' : 'ascending' }
}
