/** A branded string: an id of one kind cannot be used for another. */
export type Id<Kind extends string> = string & { readonly __id: Kind }

export type PersonId = Id<'person'>
export type OrganisationId = Id<'organisation'>
export type UnitId = Id<'unit'>
export type MemberId = Id<'member'>

/** Brands a string from outside (database row, parsed request) with the kind that it identifies. */
export const asId = <T extends Id<string>>(value: string): T => value as T
