type Load<Part> = () => Promise<Part>

/** What is known of parts that have not come. */
type Missing = {
  /** Of the last one: no network, a server that does not answer well, or a version that is served no more. */
  reason: 'network' | 'away' | 'outdated'
  /** What is done about one: `renew-page.ts`, which is fetched after the page, while it can be. */
  renew?: <Part>(error: unknown, load: Load<Part>) => Promise<Part>
}

export const missing: Missing = { reason: 'network' }

/**
 * Every `import()` of the pages runs through here (`vite.config.ts` writes its name into what is built).
 * @public
 */
export const fetchPart = <Part>(load: Load<Part>): Promise<Part> =>
  load().catch((error: unknown) => {
    if (missing.renew === undefined) throw error
    return missing.renew(error, load)
  })
