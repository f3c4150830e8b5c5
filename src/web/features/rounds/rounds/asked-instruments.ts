const asked = ['stressprofil', 'djupanalys', 'arbetsmiljo'] as const

/** The instruments that a round can be prepared with; an operator's own has no name here. */
export const askedInstruments: readonly (typeof asked)[number][] = asked

export const askedInstrument = (id: string): (typeof asked)[number] | undefined =>
  asked.find((one) => one === id)
