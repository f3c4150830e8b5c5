import { fileURLToPath, pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * A page loads few files: the libraries, the frame with the parts of the interface, what several pages
 * share, and itself. Parts of forms, the query library and charts are apart, for the pages that use them.
 * A group takes what its modules need along, so the libraries come first.
 */
const chunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|rolldown\/runtime/,
    priority: 5,
  },
  {
    name: 'query',
    test: /node_modules\/@tanstack\/|src\/web\/lib\/(query\/|account\/account-reads)/,
    priority: 1,
  },
  {
    name: 'frame',
    test: /vite\/preload-helper|src\/(web\/lib\/(arrival|error-fallback|panel\/waiting|fetch-part|hydrated|language|last-resort|light-theme|new-id|page-|prose|running-system|signed-in-mark|frames\/(public|page-languages|navigation-notice)|use-lazy-module|use-signed-in-mark|use-text)|web\/ui\/(back-link|button|brand-mark|footer|header|notice|skeleton|skip-link|steps)\/(?!.*\.examples)|text\/messages|core\/languages)/,
    priority: 3,
  },
  {
    name: 'app',
    test: /src\/web\/(lib\/frames\/(app-frame|mine-frame|focus-frame|work-frame|quick-leave|use-places)|ui\/(app-bar|help-strip|icon|rail|quick-exit)\/(?!.*\.examples))/,
    priority: 3,
  },
  {
    name: 'store',
    test: /src\/web\/lib\/(browser-store|shape|shared-screen|use-stored|visitor-data\/choice)/,
    priority: 4,
  },
  { name: 'begun', test: /src\/web\/features\/self\/profile\/begun/, priority: 4 },
  // Own results send answers that wait too, and ask no question.
  {
    name: 'kept',
    test: /src\/web\/(features\/self\/(results\/(browser-results|use-move-results)|profile\/submission)|lib\/(outbox|account)\/(?!account-reads))/,
    priority: 3,
  },
  // What the person's home asks of the plan, the programme and the results: their own pages come next.
  {
    name: 'taken',
    test: /src\/(core\/(change\/reliable-change|scoring\/result-heading)|web\/(features\/self\/results\/own-result|ui\/water\/(?!.*\.examples)))/,
    priority: 0,
  },
  {
    name: 'plan',
    test: /src\/(core\/plan\/(areas|change-plan|own-words|set-times|occurrences|plan)\.ts|web\/lib\/(plan\/use-plan|use-now))/,
    priority: 0,
  },
  {
    name: 'recovery',
    test: /src\/(core\/programme\/recovery\.ts|web\/(lib|features\/self)\/recovery\/recovery-(kind|paths))/,
    priority: 0,
  },
  {
    name: 'programme',
    test: /src\/(core\/programme\/(follow|stress)-programme|web\/features\/self\/stress-programme\/(old-notes|programme-(kind|paths)))/,
    priority: 0,
  },
  {
    name: 'booking',
    test: /src\/web\/(features\/bookings\/booking\/booking-draft|lib\/(reach-text|form\/form-draft))/,
    priority: 0,
  },
  { name: 'view', test: /src\/web\/.*use-(chosen-view|own-heading)/, priority: 0 },
  { name: 'day', test: /src\/web\/lib\/(use-today|use-day-text)/, priority: 0 },
  {
    name: 'format',
    test: /src\/(text\/format|core\/(instrument\/instrument|zones\/zone|scoring\/hundredths)\.ts)/,
    priority: 3,
  },
  { name: 'lazy', test: /src\/web\/lib\/lazy-part/, priority: 2 },
  { name: 'form', test: /src\/web\/(lib\/form\/form|ui\/form\/error-summary)\.tsx/, priority: 1 },
  { name: 'panel', test: /src\/web\/lib\/panel\//, priority: 1 },
  { name: 'mended', test: /src\/web\/lib\/mended-link/, priority: 5 },
  { name: 'round', test: /src\/web\/features\/self\/profile\/(invitation\.ts|use-closing)/, priority: 3 },
  {
    name: 'own',
    test: /src\/web\/lib\/own-document\/(use-own-document|document-note)/,
    priority: 3,
  },
  {
    name: 'api',
    test: /src\/(web\/lib\/(api|problem|query\/(lazy-client|read))|contract\/paths)/,
    priority: 2,
  },
  {
    name: 'fields',
    test: /src\/web\/ui\/(checkbox|form\/form-errors|radios|select|text-field|textarea)(?!.*\.examples)/,
    priority: 2,
  },
  {
    name: 'parts',
    test: /src\/web\/(ui\/(dialog|fold|tabs|two-step-button|zone-mark)\/(?!.*\.examples)|lib\/on-sight)/,
    priority: 2,
  },
  {
    name: 'answering',
    test: /src\/web\/(features\/self\/profile\/(?!enter-code|code-field|use-invitation-secret|link-secret|promise-page|check-|causes-|question-page|begun|advance-choice|auto-advance|use-one-error|skipping|round-promise|list-promise|units-in-words|invitation-page|sending-notice|other-version|fetched-form|shared-screen|use-idle|continue-|hand-over|sealed-)|routes\/profile\/take-form)/,
    priority: 2,
  },
  // What the zone pages share, and what the pages for a hard day share: small parts, of which each would be a file.
  {
    name: 'zone',
    test: /src\/web\/routes\/zones\/(zone-page|breathing-tool|check-up-on-sight)/,
    priority: 2,
  },
  // The words of a reading come when it is chosen, each file for itself.
  { name: 'readings', test: /web\/lib\/readings\/(choice|reading-switch|in-chosen-reading)/, priority: 3 },
  // The button comes where the device has a voice.
  { name: 'aloud', test: /web\/lib\/read-aloud\/(read-aloud|voices)/, priority: 3 },
  // What only a weekly check or the call to care needs comes with those.
  { name: 'help', test: /web\/lib\/safety\/(?!danger-|outlook-)/, priority: 2 },
  {
    name: 'times',
    test: /\/(local-time|instant-of|stockholm-now|booking-types|capital|clock-text)\.ts$/,
    priority: 2,
  },
  { name: 'figures', test: /src\/web\/ui\/(figure|table)\/(?!.*\.examples)/, priority: 1 },
  { name: 'article', test: /src\/web\/features\/site\/(article|packages)\//, minShareCount: 2, priority: 1 },
]

const fetchPart = fileURLToPath(new URL('./src/web/lib/fetch-part.ts', import.meta.url))

/**
 * What a page fetches later comes through `fetchPart`, which knows what to do with a part that is missing. There is one stylesheet,
 * which every page has, and Vite's own helper (0.7 kB) would only look for more.
 */
const importsByFetchPart: Plugin = {
  name: 'imports-by-fetch-part',
  enforce: 'pre',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)}`
      : undefined,
}

/**
 * The rows of the contract have schemas and sentences, of which a page needs none: these two files are run as the pages are built, and
 * the pages get what they export. `npm run dev` and tests import them as they are.
 */
const pathsWithoutSchemas: Plugin = {
  name: 'paths-without-schemas',
  apply: 'build',
  enforce: 'pre',
  load: async (id) => {
    if (!/src\/contract\/(page|work)-paths\.ts$/.test(id)) return undefined
    const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
    return Object.entries(exported)
      .map(([name, paths]) => `export const ${name} = ${JSON.stringify(paths)}`)
      .join('\n')
  },
}

/**
 * Safari before 16.4 reads no `width < 40rem`, nor `not (min-width: 40rem)`, which Lightning CSS makes of it. The other direction,
 * `width >= 40rem`, is left to Lightning CSS.
 */
const mediaOfOlderSafari = {
  postcssPlugin: 'media-of-older-safari',
  AtRule: {
    media: (rule: { params: string }) => {
      rule.params = rule.params
        .replace(/\(([\d.]+rem) <= (width|height) </g, '(min-$2: $1) and ($2 <')
        .replace(/\((width|height) < ([\d.]+)rem\)/g, (_, side, most) => `(max-${side}: ${most - 0.01}rem)`)
    },
  },
}

export default defineConfig({
  css: { postcss: { plugins: [mediaOfOlderSafari] } },
  plugins: [importsByFetchPart, pathsWithoutSchemas, reactRouter()],
  // `npm run dev` shows the pages; the server of `npm start` answers for the API.
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    // Everything is a file of its own: the content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    cssTarget: 'safari15.4',
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
