import { useEffect, useState } from 'react'
import { Skeleton, type SkeletonShape } from '../../ui/skeleton/skeleton.tsx'
import { useText } from '../use-text.ts'

/** After so long, in milliseconds, a wait is explained in words: requests to a server that restarts are repeated meanwhile. */
const slowAfter = 3000

type WaitingProps = {
  readonly shape?: SkeletonShape
  /** What a screen reader hears; by default that the content is loading. */
  readonly label?: string
  /** False while nothing has been requested, because the person has not come to the place yet. */
  readonly isAsked?: boolean
}

/** Shown while content is loading; explains a long wait in words. */
export function Waiting({ shape, label, isAsked = true }: WaitingProps) {
  const t = useText('frame')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [isAsked])
  const slow = isSlow ? t('loading.slow') : undefined
  return <Skeleton shape={shape} label={label ?? t('loading.any')} slow={slow} />
}
