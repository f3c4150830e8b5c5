import type { ReactNode } from 'react'
import { Notice } from '../ui/notice/notice.tsx'
import { missing } from './fetch-part.ts'
import { Waiting } from './panel/waiting.tsx'
import { useText } from './use-text.ts'

type LazyPartProps<Part> = {
  /** As `useLazyModule` gives it. */
  readonly part: Part | undefined | null
  readonly children: (part: Part) => ReactNode
}

/** In place of a part that has not come: why, and what happens now. */
export function MissingPart() {
  const t = useText('frame')
  return <Notice live title={t(`part.${missing.reason}`)} />
}

/** What a part shows that is fetched later; until then that it is on its way, or that the network refuses it. */
export function LazyPart<Part>({ part, children }: LazyPartProps<Part>) {
  if (part === undefined) return <Waiting />
  if (part === null) return <MissingPart />
  return children(part)
}
