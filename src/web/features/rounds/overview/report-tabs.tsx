import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useNarrowScreen } from '#web/lib/use-narrow-screen.ts'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { withParameters } from './with-parameters.ts'

/** Query parameter with the open tab, so that the way back leads to it. */
const place = 'flik'

type ReportTabsProps = {
  /** Accessible name of the tabs. */
  readonly label: string
  /** Each tab with its section of the report, which has the same id. */
  readonly parts: readonly { readonly id: string; readonly tab: string; readonly section: ReactNode }[]
  /** The tab that is open at first, unless the address names another. */
  readonly first: string
}

/** Sections of the report that are read one at a time: behind tabs, on a phone folded, on paper all of them. */
export function ReportTabs({ label, parts, first }: ReportTabsProps) {
  const isNarrow = useNarrowScreen()
  const { hash } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState(search.get(place) ?? (hash.slice(1) || first))
  const choose = (id: string) => {
    setChosen(id)
    setSearch(withParameters({ [place]: id }), { replace: true, preventScrollReset: true })
  }
  if (isNarrow) return parts.map(({ section }) => section)
  const open = parts.some(({ id }) => id === chosen) ? chosen : parts[0]?.id
  return (
    <div className="report-tabs">
      <Tabs
        label={label}
        tabs={parts.map(({ id, tab, section }) => ({ id, label: tab, panel: section }))}
        {...(open === undefined ? {} : { open })}
        onOpen={choose}
      />
    </div>
  )
}
