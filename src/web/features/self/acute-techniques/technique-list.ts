/** The seven acute techniques, in their order. Their names are places of the page too. */
export const techniques = ['pause', 'micro', 'notice', 'prioritise', 'news', 'talk', 'medical'] as const

export type Technique = (typeof techniques)[number]
