import { useEffect, useRef } from 'react'
import type { OwnGuidance, useShare } from './guidance-queries.ts'
import { changedSince, type OwnContents } from './own-contents.ts'

/** Sends anew what is shared and has been changed since, one after the other. What fails is tried at the next visit. */
export function useShareSync(
  guidance: Pick<OwnGuidance, 'state' | 'shares'> | null,
  own: OwnContents,
  share: ReturnType<typeof useShare>,
): void {
  const failed = useRef(false)
  const [changed] = guidance?.state === 'active' && !share.isPending ? changedSince(own, guidance.shares) : []
  const { mutate } = share
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is a new object at every render
  useEffect(() => {
    if (changed === undefined || failed.current) return
    mutate(changed, {
      onError: () => {
        failed.current = true
      },
    })
  }, [JSON.stringify(changed), mutate])
}
