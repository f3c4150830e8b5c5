/** The seven acute techniques (seed, section 2), in their order. Their names are places of the page too. */
export const techniques = ['pause', 'micro', 'notice', 'prioritise', 'news', 'talk', 'medical'] as const
/** Where techniques keep what is written, in `localStorage`, until the person clears it. */
export const techniqueKeys = {
  priorities: 'andrum.red.priorities.v1',
  news: 'andrum.red.news.v1',
} as const

export type Technique = (typeof techniques)[number]
