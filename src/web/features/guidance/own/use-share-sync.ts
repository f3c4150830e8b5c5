import { useEffect, useRef } from 'react'
import type { OwnGuidance, useShare } from './guidance-queries.ts'
import { changedSince, type OwnContents } from './own-contents.ts'

/**
 * Sends changed shared contents again, one by one. Each request only updates an existing copy: a page that does not know
 * that sharing was turned off, or of a new guidance, shares nothing again. A failed request is repeated at the next visit.
 */
export function useShareSync(
  guidance: Pick<OwnGuidance, 'id' | 'state' | 'shares'> | null,
  own: OwnContents,
  share: ReturnType<typeof useShare>,
): void {
  const failed = useRef(false)
  const [changed] = guidance?.state === 'active' && !share.isPending ? changedSince(own, guidance.shares) : []
  const { mutate } = share
  const guidanceId = guidance?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is a new object at every render
  useEffect(() => {
    if (changed === undefined || guidanceId === undefined || failed.current) return
    mutate(
      { ...changed, guidanceId, isUpdate: true },
      {
        onError: () => {
          failed.current = true
        },
      },
    )
  }, [JSON.stringify(changed), guidanceId, mutate])
}
