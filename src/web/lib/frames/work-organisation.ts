import type { Me } from '#contract/identity/me.ts'
import { browserStore, inTab } from '../browser-store.ts'
import { text } from '../shape.ts'

type Membership = Me['memberships'][number]

/** The id of the organisation that work pages of this tab show, for people with roles in several. */
export const workOrganisation = browserStore<string | null>(
  'andrum.organisation',
  { parse: text, empty: null },
  { storage: inTab },
)

/** The chosen one of these memberships, or the first. */
export const chosenOf = (memberships: readonly Membership[], chosen: string | null): Membership | undefined =>
  memberships.find(({ organisation }) => organisation.id === chosen) ?? memberships[0]

/** Whether somebody works in an organisation. */
export const worksIn = ({ roles, closedRoles }: Membership): boolean =>
  [...roles, ...closedRoles].some((role) => role !== 'employee')
