/** What came back of an attempt to send. `status` 0: no answer came. */
export type Reply = { readonly status: number; readonly code: string }

export const hasArrived = ({ status }: Reply): boolean => status >= 200 && status < 300

/** It may go well another time: too slow a line (408), too much at once, or a server that does not answer well. */
export const isPassing = ({ status }: Reply): boolean => [0, 408, 429].includes(status) || status >= 500

export const sessionIsOver = ({ status }: Reply): boolean => status === 401

/** Milliseconds before the next try: 1 s, doubled each time, at most 30 s, as for every read. */
export const pauseBefore = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000)

/** Runs when sending may go well again: the network is back, or somebody has come back to the page. @returns how to stop */
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
