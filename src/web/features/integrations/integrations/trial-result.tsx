import { useEffect, useState } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { type TrialArrival, trialArrivalIn } from './trial-arrival.ts'

/** The outcome of a trial that ended at the identity provider or in a mailbox. It works without a session. */
export function TrialResult() {
  const t = useText('integrations')
  const [arrival, setArrival] = useState<TrialArrival | null>(null)
  useEffect(() => {
    const read = trialArrivalIn(location)
    if (read === null) return
    setArrival(read)
    // Removed from the address, so that a reload does not report it again.
    if (read.of === 'sign-in') history.replaceState(history.state, '', location.pathname)
  }, [])
  if (arrival === null) return null
  const words =
    arrival.of === 'link'
      ? t(`arrived.link.${arrival.outcome}`, { host: location.host })
      : t(`arrived.sign-in.${arrival.outcome}`)
  const isGood = ['works', 'whole', 'more', 'mended'].includes(arrival.outcome)
  return (
    <Notice live kind={isGood ? 'done' : 'note'} title={t(`arrived.${arrival.of}`)}>
      <p>{words}</p>
    </Notice>
  )
}
