import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { RecoveryWeek } from '#core/programme/recovery.ts'
import type { RecoveryWeekText } from '#web/lib/content/read-recovery-week.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { weekPath } from './recovery-paths.ts'

/** The data of a week's page for a caller that only needs the text; null when the network fails. */
export type WeekData = { readonly week: RecoveryWeekText | null }

/** Query parameter of such a request (`routes/recovery/week.tsx`). */
export const forItsText = 'text'

/** The text of a week, fetched when it is needed; undefined while it is loading, null while the network fails. */
export function useWeek(week: RecoveryWeek): RecoveryWeekText | undefined | null {
  const { pathTo } = useLanguage()
  const address = `${pathTo(weekPath(week))}?${forItsText}`
  const { data, load } = useFetcher<WeekData>({ key: address })

  useEffect(() => {
    const get = () => void load(address)
    if (data === undefined) get()
    if (data?.week !== null) return
    addEventListener('online', get)
    return () => removeEventListener('online', get)
  }, [data, load, address])

  return data?.week
}
