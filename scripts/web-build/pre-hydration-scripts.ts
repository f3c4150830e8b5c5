import { smallScript } from './small-script.ts'

/** The address of the data with which a page hydrates: `/stressprofil/start.state.json`. */
export const stateOf = (path: string): string => (path === '/' ? '/_.state.json' : `${path}.state.json`)

type PreHydrationScripts = {
  /** Runs in the head, before anything can be pressed. */
  readonly touch: string
  /** Runs in the head of a page whose links ask it for something more (`src/web/pre-hydration/asked.ts`). */
  readonly asked: string
  /** Runs at the end of the body and fetches the page's data. */
  readonly state: string
  /** Runs in the head of a page of work and fetches what only signed-in people see. */
  readonly ahead: string
}

const handOver =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g

/**
 * A page's data repeat its texts. This moves them from the HTML to a file beside it, so that the page is read and drawn sooner.
 * @returns the page with its pre-hydration scripts, and the data as the router reads them.
 * @throws when the router wrote its data in an unknown form.
 */
export function withPreHydrationScripts(
  { path, html }: { readonly path: string; readonly html: string },
  scripts: Pick<PreHydrationScripts, 'touch' | 'asked' | 'state'>,
): { html: string; state: string } {
  const parts = [...html.matchAll(handOver)]
  const state = parts.map(([, text]) => (text === undefined ? '' : String(JSON.parse(text)))).join('')
  if (state === '' || parts.at(-1)?.[1] !== undefined)
    throw new Error(`The data of ${path} are not where they were.`)
  let isFirst = true
  const fetching = html.replace(handOver, () => {
    const script = isFirst ? `<script data-from="${stateOf(path)}">${scripts.state}</script>` : ''
    isFirst = false
    return script
  })
  const ahead = html.includes(' data-asks="') ? scripts.touch + scripts.asked : scripts.touch
  return { html: fetching.replace('</head>', () => `<script>${ahead}</script></head>`), state }
}

/** The scripts in the form that stands inline in a page: nothing to fetch, so they run at once. */
export async function buildPreHydrationScripts(): Promise<PreHydrationScripts> {
  const [touch, asked, state, ahead] = await Promise.all([
    smallScript('src/web/pre-hydration/touch.ts'),
    smallScript('src/web/pre-hydration/asked.ts'),
    smallScript('src/web/pre-hydration/page-state.ts'),
    smallScript('src/web/pre-hydration/ahead.ts'),
  ])
  return { touch, asked, state, ahead }
}
