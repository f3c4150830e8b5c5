import type { ReactNode } from 'react'
import type { SkeletonShape } from '../../ui/skeleton/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { Reading } from './reading.ts'
import { Waiting } from './waiting.tsx'

type PanelProps<Data> = {
  readonly reading: Reading<Data>
  /** Shape of the content. */
  readonly shape?: SkeletonShape
  /** Heading of the content, where the content brings its own heading: it says what is missing. */
  readonly heading?: string
  /** Shown instead of empty content: what that means, and what to do next. */
  readonly empty?: { readonly when: (data: Data) => boolean; readonly show: ReactNode }
  readonly children: (data: Data) => ReactNode
}

/**
 * Shows content that is read from the server: a skeleton while it is loading, an error with another try, the empty state, or
 * the content. When reading it again fails, the old content stays and is marked as old.
 */
export function Panel<Data>({ reading, shape = 'text', heading, empty, children }: PanelProps<Data>) {
  const { data, error, refetch } = reading
  if (data === undefined) {
    return error == null ? <Waiting shape={shape} /> : <LoadFailed {...{ error, heading }} retry={refetch} />
  }
  return (
    <>
      {error != null && <LoadFailed {...{ error, heading }} retry={refetch} isStale />}
      {empty?.when(data) ? empty.show : children(data)}
    </>
  )
}
