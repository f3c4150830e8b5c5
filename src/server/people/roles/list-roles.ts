import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  listRoleHolders,
  listWaitingRoleRequests,
  type RoleHolder,
  type RoleRequest,
} from './role-repository.ts'

export type Roles = {
  readonly holders: readonly RoleHolder[]
  /** `mayDecide`: the asker has to confirm or refuse it. */
  readonly requests: readonly (RoleRequest & { readonly mayDecide: boolean })[]
}

/** Whether the asker is a safety representative, and without a role of the employer (`alone`). */
type Represents = 'no' | 'alone' | 'as-employer-too'

const isAppointment = ({ role, gives }: RoleRequest): boolean => role === 'safety_representative' && gives

/** The holders of each role, and the requests that wait for a confirmation. */
export async function listRoles(
  { pools }: Pick<Deps, 'pools'>,
  input: { readonly organisationId: string; readonly personId: string; readonly represents: Represents },
): Promise<Roles> {
  const { organisationId, personId, represents } = input
  return asHr(pools.app, input, async (tx) => ({
    holders: await listRoleHolders(tx, organisationId),
    requests: (await listWaitingRoleRequests(tx, organisationId)).map((request) => ({
      ...request,
      mayDecide:
        represents !== 'no' &&
        (isAppointment(request) ? represents === 'alone' : request.personId === personId),
    })),
  }))
}
