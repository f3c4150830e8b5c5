import { useMemo } from 'react'
import { accountMark } from '#web/lib/signed-in-mark.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { type ManagerRecord, managerStore } from './manager-record.ts'

/** What the manager who is signed in has ticked and noted. Only in parts that are shown to people signed in. */
export function useManagerRecord() {
  const store = useMemo(() => managerStore(accountMark() ?? ''), [])
  const { value, kept } = useStored(store)
  return { value, kept, write: (changed: ManagerRecord) => void store.write(changed) }
}
