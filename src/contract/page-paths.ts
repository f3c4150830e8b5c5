import { anybodysPaths } from './paths-where.ts'

/**
 * Method and path of the endpoints that everybody's pages may call. The build runs this file and gives the pages what it exports
 * (`vite.config.ts`): a page has no schema (Zod is 20 kB), and of the rows nothing else.
 */
export const pagePaths = anybodysPaths()
