import type { ReactNode } from 'react'
import type { SkeletonShape } from '../../ui/skeleton/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { Reading } from './reading.ts'
import { Waiting } from './waiting.tsx'

type PanelProps<Data> = {
  readonly reading: Reading<Data>
  /** Of what will be there. */
  readonly shape?: SkeletonShape
  /** Of what will be there, where its heading comes with it: says what did not come. */
  readonly heading?: string
  /** In place of the content where there is nothing: what that means, and what to do next. */
  readonly empty?: { readonly when: (data: Data) => boolean; readonly show: ReactNode }
  readonly children: (data: Data) => ReactNode
}

/**
 * Where something that is read from the server stands: its shape while it is on its way, why it did not come and another
 * try, that there is nothing, or the content. What has once been read stays when reading it again fails, and is said to be old.
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
