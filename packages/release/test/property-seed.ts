import fc from 'fast-check'

/**
 * Property tests try the same cases in every run, so that none fails by chance: what a seed of the day finds should stop the
 * person who looks for it (`npm run test:seeds`), not somebody who lands something else.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_127) })
