import { bookingsEndpoints } from './bookings/endpoints.ts'
import { demoEndpoints } from './demo/endpoints.ts'
import { guidanceEndpoints } from './guidance/endpoints.ts'
import { identityEndpoints } from './identity/endpoints.ts'
import { factorEndpoints } from './identity/factor-endpoints.ts'
import { integrationsEndpoints } from './integrations/endpoints.ts'
import { measuresEndpoints } from './measures/endpoints.ts'
import { peopleEndpoints } from './people/endpoints.ts'
import { platformEndpoints } from './platform-endpoints.ts'
import { providerEndpoints } from './provider/endpoints.ts'
import { continuationEndpoints } from './rounds/continuation.ts'
import { roundsEndpoints } from './rounds/endpoints.ts'
import { roundListEndpoints } from './rounds/list-endpoints.ts'
import { searchEndpoints } from './search/endpoints.ts'
import { documentEndpoints } from './self/document-endpoints.ts'
import { selfEndpoints } from './self/endpoints.ts'
import { supportEndpoints } from './support/endpoints.ts'
import { todoEndpoints } from './todo/endpoints.ts'

/**
 * Every endpoint of the API, once for server and browser. Routes register by its row. The browser takes its types
 * (`endpoint-types.ts`) and its path (`page-paths.ts`), never its schemas.
 */
export const endpoints = {
  ...platformEndpoints,
  ...identityEndpoints,
  ...factorEndpoints,
  ...selfEndpoints,
  ...documentEndpoints,
  ...peopleEndpoints,
  ...roundsEndpoints,
  ...roundListEndpoints,
  ...continuationEndpoints,
  ...measuresEndpoints,
  ...searchEndpoints,
  ...supportEndpoints,
  ...bookingsEndpoints,
  ...guidanceEndpoints,
  ...integrationsEndpoints,
  ...providerEndpoints,
  ...todoEndpoints,
  ...demoEndpoints,
} as const

export type EndpointName = keyof typeof endpoints
