import type { ReactNode } from 'react'
import { Loading } from '../ui/loading/loading.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { useText } from './use-text.ts'

type LazyPartProps<Part> = {
  /** As `useLazyModule` gives it. */
  readonly part: Part | undefined | null
  readonly children: (part: Part) => ReactNode
}

/** What a part shows that is fetched later; until then that it is on its way, or that the network refuses it. */
export function LazyPart<Part>({ part, children }: LazyPartProps<Part>) {
  const t = useText('frame', 'problems')
  if (part === undefined) return <Loading size="medium" label={t('loading.any')} />
  if (part === null) return <Notice live title={t('problem.network')} />
  return children(part)
}
