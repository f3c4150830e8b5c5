/** Around the long texts that people look things up in: policies, terms, statements. */
export const legal = {
  'legal.contents': 'På den här sidan',
} as const
