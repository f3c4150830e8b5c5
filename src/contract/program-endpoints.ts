import type { KeyScope } from '#core/access/actor.ts'
import { type rules, scopeOf } from '#core/access/rules.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

export type ProgramEndpoint = {
  [Name in EndpointName]: (typeof rules)[(typeof endpoints)[Name]['action']] extends {
    readonly scope: KeyScope
  }
    ? Name
    : never
}[EndpointName]

/** Endpoints for an organisation's own programs, and the scope that their key needs: both follow from the action's rule. */
export const programEndpoints = Object.fromEntries(
  Object.entries(endpoints).flatMap(([name, { action }]) => {
    const scope = scopeOf(action)
    return scope === null ? [] : [[name, scope]]
  }),
) as Readonly<Record<ProgramEndpoint, KeyScope>>
