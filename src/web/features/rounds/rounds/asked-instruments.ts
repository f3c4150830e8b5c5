const asked = ['stressprofil', 'djupanalys', 'arbetsmiljo'] as const

/** The instruments with which HR can prepare a round; an operator's own instruments have no name here. */
export const askedInstruments: readonly (typeof asked)[number][] = asked

export const askedInstrument = (id: string): (typeof asked)[number] | undefined =>
  asked.find((one) => one === id)
