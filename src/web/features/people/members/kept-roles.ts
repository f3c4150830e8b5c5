import type { Member } from './person-draft.ts'

/** Roles that no import ends or gives another address: an owner ends the role first. */
const keptRoles: readonly Member['roles'][number][] = ['hr', 'owner', 'safety_representative']

export const holdsKeptRole = ({ roles }: Member): boolean => roles.some((role) => keptRoles.includes(role))
