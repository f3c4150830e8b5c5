import { useEffect, useState } from 'react'
import { askedWhetherThere, roleIdleLimit } from '#core/access/idle.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useMe } from '../query/use-me.ts'
import { useText } from '../use-text.ts'

/** How often it is looked at, in milliseconds. A timer for the whole time would stand still with the computer. */
const lookEvery = 30_000

/**
 * Asks people with a role whether they are still there before they are signed out, and is then as good as any use. What counts
 * is when this tab last asked who is signed in, which it does whenever somebody comes back to it: somebody who has worked here
 * without a break since then is asked too early, never too late.
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
