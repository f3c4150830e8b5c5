/**
 * Stands at the end of a page that React hydrates: fetches the page's data, which the build has put beside the page
 * (`scripts/web-build/pre-hydration-scripts.ts`), and hands them to the router, which waits for them. What does not come is
 * asked for again: the page can be read meanwhile.
 */
export {}

declare global {
  interface Window {
    /** Written by the router into the page, before this. */
    readonly __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> }
  }
}

const from = document.currentScript?.dataset.from ?? ''
const mostMs = 30_000

async function hand(waitMs: number): Promise<void> {
  try {
    const answer = await fetch(from, { priority: 'low' })
    // What a hotel's network sends in its place is no data.
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
