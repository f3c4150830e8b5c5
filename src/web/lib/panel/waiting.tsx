import { useEffect, useState } from 'react'
import { Skeleton, type SkeletonShape } from '../../ui/skeleton/skeleton.tsx'
import { useText } from '../use-text.ts'

/** From when on a wait is said in words, in milliseconds: a server that starts anew is asked again meanwhile. */
const slowAfter = 3000

type WaitingProps = {
  readonly shape?: SkeletonShape
  /** What a screen reader hears; without it that something is on its way. */
  readonly label?: string
  /** False where nothing has been asked for yet, as long as nobody has come to the place. */
  readonly isAsked?: boolean
}

/** In place of what is on its way; in words too, where it takes long. */
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
