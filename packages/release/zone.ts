/** From least to most strain. */
export const zones = ['green', 'yellow', 'red'] as const
export type Zone = (typeof zones)[number]
