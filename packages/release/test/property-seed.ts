import fc from 'fast-check'

/**
 * Property tests try the same cases in every run, so that none fails by chance: a new finding should stop the person who
 * runs `npm run test:seeds`, not somebody who lands something else.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_127) })
