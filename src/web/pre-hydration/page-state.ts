/**
 * Runs at the end of a page that React hydrates: fetches the page's data, which the build has stored beside the page
 * (`scripts/web-build/pre-hydration-scripts.ts`), and passes them to the waiting router. It repeats a failed request with
 * back-off; meanwhile the page can be read.
 */
export {}

declare global {
  interface Window {
    /** The router has written this into the page earlier. */
    readonly __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> }
  }
}

const from = document.currentScript?.dataset.from ?? ''
const mostMs = 30_000

async function hand(waitMs: number): Promise<void> {
  try {
    const answer = await fetch(from, { priority: 'low' })
    // The sign-in page of a hotel's network is not our data.
    if (!answer.ok || !/json/.test(answer.headers.get('content-type') ?? ''))
      throw new Error(`${from} answered ${answer.status}`)
    const state = await answer.text()
    const { streamController } = window.__reactRouterContext
    streamController.enqueue(state)
    streamController.close()
  } catch {
    setTimeout(hand, waitMs, Math.min(waitMs * 2, mostMs))
  }
}

hand(1000)
