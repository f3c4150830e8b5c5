import type { Plugin } from 'vite'
import { type LeftOut, leaveOut } from './leave-out.ts'

const router = (path: string) => `react-router/dist/production/lib/${path}`

/** Files of the libraries that this site never enters, with what stands for them. */
const instead: Readonly<Record<string, string>> = {
  // Finding routes by asking a server: `ssr: false` has them all in the manifest.
  [router('dom/ssr/fog-of-war.js')]: `export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined
    export const getPartialManifest = (manifest) => manifest
    export const getPathsWithAncestors = (paths) => paths
    export const handleClientVersionMismatch = async () => false
    export const getManifestPath = () => ''`,
  // Hooks that measure the router.
  [router('router/instrumentation.js')]:
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = undefined`,
  // No page brings styles or links of its own, so nothing has to be looked for before it is shown.
  [router('dom/ssr/links.js')]: `export const getKeyedLinksForMatches = () => []
    export const getKeyedPrefetchLinks = async () => []
    export const getModuleLinkHrefs = (matches, manifest) => matches.map(({ route }) => manifest.routes[route.id].module)
    export const getNewMatchesForLinks = (page, next, current, manifest, location, mode) =>
      next.filter((match, at) => mode === 'assets' ? match.route.id !== current[at]?.route.id
        : manifest.routes[match.route.id].hasLoader && (match.pathname !== current[at]?.pathname || match.route.id !== current[at]?.route.id))
    export const isPageLinkDescriptor = () => false
    export const prefetchRouteCss = async () => undefined
    export const prefetchStyleLinks = async () => undefined`,
}

/** Parts of files: no page has an action, a blocker, server components, a view transition or a custom element. */
const parts: Readonly<Record<string, LeftOut>> = {
  [router('router/router.js')]: {
    functions: ['handleAction', 'handleFetcherAction', 'updateBlocker', 'patchRoutes', 'patchRoutesImpl'],
    instead: { discoverRoutes: 'return { type: "success", matches }' },
    checks: ['invariant', 'warning'],
  },
  [router('router/utils.js')]: { checks: ['invariant', 'warning'] },
  [router('router/history.js')]: { checks: ['warning'] },
  [router('hooks.js')]: { checks: ['invariant', 'warning'] },
  [router('components.js')]: { checks: ['invariant'] },
  [router('dom/lib.js')]: { checks: ['invariant', 'warning'] },
  [router('dom/ssr/components.js')]: {
    functions: ['RSCPrefetchPageLinksImpl'],
    checks: ['invariant'],
  },
  [router('dom/ssr/single-fetch.js')]: { checks: ['invariant'] },
  'react-dom/cjs/react-dom-client.production.js': {
    // A `ref` on a fragment.
    prototypes: ['FragmentInstance'],
    functions: [
      // <ViewTransition>
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'measureViewTransitionHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      // Style sheets and scripts that a component brings, and asking for them early.
      'acquireResource',
      'preloadStylesheet',
      'suspendResource',
      'insertStylesheetIntoRoot',
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      // <SuspenseList>, <Activity>, useActionState, custom elements.
      'updateSuspenseListComponent',
      'updateActivityComponent',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'setPropOnCustomElement',
    ],
    // The list of components around an error, for the console.
    instead: { getStackByFiberInDevAndProd: 'return ""' },
  },
}

/**
 * Leaves out of the browser's JavaScript what of React and its router this site never runs (decision 0460). A name that
 * a newer version has no longer stops the build; what is left out and called after all says so.
 */
export const neverEntered: Plugin = {
  name: 'never-entered',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => Object.entries(instead).find(([file]) => id.endsWith(file))?.[1],
  transform(code, id) {
    const leftOut = Object.entries(parts).find(([file]) => id.endsWith(file))?.[1]
    return leftOut === undefined ? undefined : { code: leaveOut(code, leftOut), map: null }
  },
}
