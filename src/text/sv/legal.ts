/** The page around long texts in which people look things up: policies, terms, statements. */
export const legal = {
  'legal.contents': 'På den här sidan',
} as const
