import { otherPaths } from './paths-where.ts'

/**
 * Method and path of the endpoints for roles of an organisation and for staff, and of those that few people need. Built
 * like `page-paths.ts`. The browser fetches them when the first is called, so that other people's pages do not carry them.
 */
export const workPaths = otherPaths()
