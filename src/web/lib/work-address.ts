import { workPaths } from '#contract/work-paths.ts'
import { type ApiAddress, addressOf, pathIn, type Said } from './api.ts'

/** As `apiAddress`, for what an organisation's roles and staff download. @throws when a name of the path has no value. */
export function workAddress<Name extends keyof typeof workPaths>(
  endpoint: Name,
  ...[asked]: Said<ApiAddress<Name>>
): string {
  return addressOf(pathIn(workPaths[endpoint]), asked ?? {})
}
