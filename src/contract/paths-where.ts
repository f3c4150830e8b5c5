import { type Action, rules } from '#core/access/rules.ts'
import type { EndpointRow } from './endpoint-row.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

type Rows = typeof endpoints
type Roles = (typeof rules)[Action]['roles']
type Anybodys = 'everyone' | 'signed-in'

type WithRoles<Wanted> = {
  [Name in EndpointName]: Rows[Name] extends { readonly caller: 'machine' }
    ? never
    : (typeof rules)[Rows[Name]['action']]['roles'] extends Wanted
      ? Name
      : never
}[EndpointName]

/** Beginnings of paths that no role closes but few people need. No page loads them at first. */
const rarelyCalled = [
  '/api/v1/me/guidance',
  '/api/v1/me/second-factors',
  '/api/v1/me/authenticator',
  '/api/v1/me/recovery-codes',
  '/api/v1/me/passkeys',
  '/api/v1/continuation',
] as const

type RarelyCalledEndpoint = {
  [Name in EndpointName]: Rows[Name]['path'] extends `${(typeof rarelyCalled)[number]}${string}`
    ? Name
    : never
}[EndpointName]

/** Endpoints that every page may call, and addresses that browsers open: decided by the access rule of their action. */
export type AnybodysEndpoint = Exclude<WithRoles<Anybodys>, RarelyCalledEndpoint>
export type WorkEndpoint = WithRoles<Exclude<Roles, Anybodys>> | RarelyCalledEndpoint

/** Method and path, such as `GET /api/v1/me`, of the endpoints for every page or of the others, without those for machines only. */
const pathsOf = <Name extends EndpointName>(isAnybodys: boolean) =>
  Object.fromEntries(
    Object.entries<EndpointRow>(endpoints)
      .filter(([, row]) => row.caller !== 'machine' && isOfEveryPage(row) === isAnybodys)
      .map(([name, { method, path }]) => [name, `${method} ${path}`]),
  ) as { readonly [N in Name]: `${string} ${Rows[N]['path']}` }

const isOfEveryPage = ({ action, path }: EndpointRow): boolean => {
  const { roles } = rules[action]
  return (
    (roles === 'everyone' || roles === 'signed-in') && !rarelyCalled.some((start) => path.startsWith(start))
  )
}

export const anybodysPaths = () => pathsOf<AnybodysEndpoint>(true)
export const otherPaths = () => pathsOf<WorkEndpoint>(false)
