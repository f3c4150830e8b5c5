import { otherPaths } from './paths-where.ts'

/**
 * Method and path of the endpoints for roles of an organisation and for staff, and of those that few people need. Run at build as `page-paths.ts` is; the
 * browser fetches them when the first is called, and nobody else's page carries them.
 */
export const workPaths = otherPaths()
