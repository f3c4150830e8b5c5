import { useEffect, useState } from 'react'
import { askedWhetherThere, roleIdleLimit } from '#core/access/idle.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useMe } from '../query/use-me.ts'
import { useText } from '../use-text.ts'

/** How often the idle time is checked, in milliseconds. One timer for the whole limit would stop while the computer sleeps. */
const lookEvery = 30_000

/**
 * Asks people with a role whether they are still there before they are signed out; the answer counts as use. The idle time
 * runs from this tab's last reading of who is signed in, which is repeated when the person comes back to the tab. So a
 * person who has worked here since then is asked too early, never too late.
 */
export function IdleWarning() {
  const t = useText('frame')
  const { dataUpdatedAt, refetch } = useMe()
  const [now, setNow] = useState(dataUpdatedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery)
    return () => clearInterval(timer)
  }, [])
  const unusedFor = now - dataUpdatedAt
  const over = unusedFor >= roleIdleLimit
  useEffect(() => {
    if (over) void refetch()
  }, [over, refetch])
  const stay = () => void refetch()
  if (unusedFor < askedWhetherThere || over) return null
  return (
    <Dialog open onClose={stay} title={t('idle.title')} closeLabel={t('idle.close')}>
      <div className="flow">
        <p>{t('idle.text')}</p>
        <Button onClick={stay}>{t('idle.stay')}</Button>
      </div>
    </Dialog>
  )
}
