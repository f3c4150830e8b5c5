/**
 * The site map: every page of the product, once. `routes.ts` gives each page two addresses, `path` in
 * Swedish and `/en` + `path` in English, and the build prerenders both.
 *
 * To add a page: write its route module, add a row here, and see src/web/README.md. A path never has
 * parameters: ids and tokens travel in the query or the fragment. `index: false` keeps the page away
 * from search engines and sitemap.xml.
 */
export type Page = {
  /** Names the page in code; its routes are `sv:<id>` and `en:<id>`. */
  readonly id: string
  /** Swedish address, without language and without a slash at the end. */
  readonly path: `/${string}`
  /** Route module, from src/web. */
  readonly file: `routes/${string}.tsx`
  readonly index?: false
}

export const pages: readonly Page[] = [
  { id: 'home', path: '/', file: 'routes/site/home.tsx' },
  { id: 'examples', path: '/dev/examples', file: 'routes/site/examples.tsx', index: false },
  { id: 'hr-dashboard', path: '/hr-dashboard', file: 'routes/hr/dashboard.tsx' },
  { id: 'rounds', path: '/matningar', file: 'routes/hr/rounds.tsx', index: false },
  { id: 'members', path: '/personer-och-enheter', file: 'routes/hr/members.tsx', index: false },
  { id: 'demo', path: '/demo', file: 'routes/demo/demo.tsx' },
]

/** The page for every address that no other page has. It is prerendered once in each language. */
export const notFound = { id: 'not-found', path: '/404', file: 'routes/site/not-found.tsx' } as const
