import { useCallback, useEffect, useRef, useState } from 'react'
import { useStored } from '../use-stored.ts'
import type { Delivery, Outbox } from './outbox.ts'
import { onReturn, pauseBefore } from './reply.ts'

/**
 * Delivers waiting items: at once, when the network is back, when the page is visible again, and after growing pauses.
 * @param signedInAs undefined while it is not known
 * @param onDelivery and `settle` (`Outbox.deliver`) must stay the same between renders
 */
export function useOutbox<Item>(
  box: Outbox<Item>,
  signedInAs: string | null | undefined,
  onDelivery: (delivery: Delivery) => void,
  settle?: () => Promise<void>,
) {
  const { value: items } = useStored(box.store)
  const [busy, setBusy] = useState(false)
  const attempts = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const deliver = useCallback(async () => {
    clearTimeout(timer.current)
    const person = signedInAs ?? null
    if (!box.hasWork(person)) return
    setBusy(true)
    const delivery = await box.deliver(person, settle)
    setBusy(false)
    onDelivery(delivery)
    attempts.current = delivery.passing > 0 ? attempts.current + 1 : 0
    if (delivery.passing > 0)
      timer.current = setTimeout(() => void deliver(), pauseBefore(attempts.current - 1))
  }, [box, signedInAs, onDelivery, settle])

  useEffect(() => {
    const atOnce = () => void deliver()
    atOnce()
    const stop = onReturn(atOnce)
    return () => {
      clearTimeout(timer.current)
      stop()
    }
  }, [deliver])

  return { items, busy, deliver }
}
