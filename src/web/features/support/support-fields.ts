/** What a person writes when asking for support, in the order of the form. */
export const supportFields = ['receiver', 'name', 'reach', 'message'] as const
export type SupportField = (typeof supportFields)[number]
