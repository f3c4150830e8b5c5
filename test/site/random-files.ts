import { randomBytes } from 'node:crypto'

/** Assets of a build that take long to compress, because nothing in them repeats. */
export const randomFiles = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `assets/random-${at}.js`,
      randomBytes(6000).toString('base64'),
    ]),
  )
