/** A string that only one kind of thing may be named by: an id of one kind cannot be used for another. */
export type Id<Kind extends string> = string & { readonly __id: Kind }

export type PersonId = Id<'person'>
export type OrganisationId = Id<'organisation'>
export type UnitId = Id<'unit'>
export type MemberId = Id<'member'>

/** Gives a string from outside (database row, parsed request) the name of what it identifies. */
export const asId = <T extends Id<string>>(value: string): T => value as T
