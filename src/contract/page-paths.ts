import { anybodysPaths } from './paths-where.ts'

/**
 * Method and path of the endpoints that everybody's pages may call. The build runs this file and gives the pages its
 * exports (`vite.config.ts`), so that a page contains no schema (Zod is 20 kB) and nothing else of the rows.
 */
export const pagePaths = anybodysPaths()
