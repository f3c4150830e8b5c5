import { Skeleton, type SkeletonShape } from '../../ui/skeleton/skeleton.tsx'
import { useText } from '../use-text.ts'

type WaitingProps = {
  readonly shape?: SkeletonShape
  /** What a screen reader hears; without it that something is on its way. */
  readonly label?: string
}

/** In place of what is on its way. */
export function Waiting({ shape, label }: WaitingProps) {
  const t = useText('frame')
  return <Skeleton shape={shape} label={label ?? t('loading.any')} />
}
