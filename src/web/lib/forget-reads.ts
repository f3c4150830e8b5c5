type Forget = (now: 'somebody' | 'nobody') => void

const stores = new Set<Forget>()

/** For what keeps answers of the server: how they are forgotten when another person may be sitting here. */
export function whenPersonChanges(forget: Forget): void {
  stores.add(forget)
}

/** After signing in or out: whatever was read before was read for somebody else. */
export const forgetReads: Forget = (now) => {
  for (const forget of stores) forget(now)
}
