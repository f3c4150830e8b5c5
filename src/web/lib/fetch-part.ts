type Load<Part> = () => Promise<Part>

/** What is known of parts that could not be fetched. */
type Missing = {
  /** Of the last failure: no network, a server without a proper answer, or a version that is no longer served. */
  reason: 'network' | 'away' | 'outdated'
  /** The recovery, set by `renew-page.ts`, which is fetched after the page while that is still possible. */
  renew?: <Part>(error: unknown, load: Load<Part>) => Promise<Part>
}

export const missing: Missing = { reason: 'network' }

/**
 * The wrapper of every `import()` of the pages (`vite.config.ts` writes its name into the build).
 * @public
 */
export const fetchPart = <Part>(load: Load<Part>): Promise<Part> =>
  load().catch((error: unknown) => {
    if (missing.renew === undefined) throw error
    return missing.renew(error, load)
  })
