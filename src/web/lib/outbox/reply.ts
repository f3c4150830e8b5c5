/** The outcome of an attempt to send. `status` 0: no answer came. */
export type Reply = { readonly status: number; readonly code: string }

export const hasArrived = ({ status }: Reply): boolean => status >= 200 && status < 300

/** Whether another attempt may succeed: no answer, too slow a line (408), too many requests (429), or a fault of the server. */
export const isPassing = ({ status }: Reply): boolean => [0, 408, 429].includes(status) || status >= 500

export const sessionIsOver = ({ status }: Reply): boolean => status === 401

/** Back-off before the next attempt, in milliseconds: 1 s, doubled each time, at most 30 s, as for every read. */
export const pauseBefore = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)

/** Calls `run` when sending may succeed again: the network is back, or a person returns to the page. @returns unsubscribe */
export function onReturn(run: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') run()
  }
  addEventListener('online', run)
  document.addEventListener('visibilitychange', whenSeen)
  return () => {
    removeEventListener('online', run)
    document.removeEventListener('visibilitychange', whenSeen)
  }
}
