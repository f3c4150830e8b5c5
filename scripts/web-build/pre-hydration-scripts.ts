import { smallScript } from './small-script.ts'

/** Where the data are that a page needs to hydrate: `/stressprofil/start.state.json`. */
export const stateOf = (path: string): string => (path === '/' ? '/_.state.json' : `${path}.state.json`)

type PreHydrationScripts = {
  /** Runs in the head, before anything can be pressed. */
  readonly touch: string
  /** Runs in the head of a page that has links which ask it for one thing more. */
  readonly asked: string
  /** Runs at the end of the body and fetches the page's data. */
  readonly state: string
  /** Runs in the head of a page of work and asks for what only those who are signed in see. */
  readonly ahead: string
}

const handOver =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g

/**
 * A page's data are its texts once more. They leave the HTML, which is then read and drawn sooner, and are beside it.
 * @returns the page with its pre-hydration scripts, and the data as the router reads them.
 * @throws when the router wrote its data in another way than this one knows.
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

/** The scripts as they are in a page: nothing to fetch, so they run at once. */
export async function buildPreHydrationScripts(): Promise<PreHydrationScripts> {
  const [touch, asked, state, ahead] = await Promise.all([
    smallScript('src/web/pre-hydration/touch.ts'),
    smallScript('src/web/pre-hydration/asked.ts'),
    smallScript('src/web/pre-hydration/page-state.ts'),
    smallScript('src/web/pre-hydration/ahead.ts'),
  ])
  return { touch, asked, state, ahead }
}
