import type { ReactNode } from 'react'
import { Notice } from '../ui/notice/notice.tsx'
import { missing } from './fetch-part.ts'
import { Waiting } from './panel/waiting.tsx'
import { useText } from './use-text.ts'

type LazyPartProps<Part> = {
  /** The result of `useLazyModule`. */
  readonly part: Part | undefined | null
  readonly children: (part: Part) => ReactNode
}

/** Replaces a part that could not be fetched: says why, and what happens next. */
export function MissingPart() {
  const t = useText('frame')
  return <Notice live title={t(`part.${missing.reason}`)} />
}

/** Renders a part that is fetched later; until then a waiting notice, or why it cannot be fetched. */
export function LazyPart<Part>({ part, children }: LazyPartProps<Part>) {
  if (part === undefined) return <Waiting />
  if (part === null) return <MissingPart />
  return children(part)
}
