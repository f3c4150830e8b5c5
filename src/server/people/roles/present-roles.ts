import type { RoleList } from '#contract/people/roles.ts'
import type { Roles } from './list-roles.ts'

export function presentRoles({ holders, requests }: Roles): RoleList {
  return {
    holders: [...holders],
    requests: requests.map(({ id, name, email, role, gives, askedAt, mayDecide }) => ({
      id,
      name,
      email,
      role,
      gives,
      askedAt: askedAt.toISOString(),
      mayDecide,
    })),
  }
}
