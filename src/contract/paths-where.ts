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

/** Endpoints of pages that need no role, and of those that need one: it follows from the rule of their action. */
export type AnybodysEndpoint = WithRoles<Anybodys>
export type WorkEndpoint = WithRoles<Exclude<Roles, Anybodys>>

/** Method and path of the endpoints whose action has such roles, without those that only machines call. */
export const pathsWhere = <Name extends EndpointName>(isWanted: (roles: Roles) => boolean) =>
  Object.fromEntries(
    Object.entries<EndpointRow>(endpoints)
      .filter(([, { caller, action }]) => caller !== 'machine' && isWanted(rules[action].roles))
      .map(([name, { method, path }]) => [name, { method, path }]),
  ) as { readonly [N in Name]: Pick<Rows[N], 'method' | 'path'> }
