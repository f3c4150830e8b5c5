import { workPaths } from '#contract/work-paths.ts'
import { type ApiAddress, addressOf, pathIn, type Said } from './api.ts'

/** As `apiAddress`, for downloads of an organisation's roles and of staff. @throws when a parameter of the path is missing. */
export function workAddress<Name extends keyof typeof workPaths>(
  endpoint: Name,
  ...[asked]: Said<ApiAddress<Name>>
): string {
  return addressOf(pathIn(workPaths[endpoint]), asked ?? {})
}
