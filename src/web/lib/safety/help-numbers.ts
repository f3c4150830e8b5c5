/** Help lines, formatted for people. The numbers are checked again before going live (docs/before-going-live.md). */
export const helpNumbers = {
  emergency: '112',
  advice: '1177',
  suicide: '90101',
  crisis: '90 390',
  companion: '08-702 16 80',
} as const

export const telOf = (number: string): string => `tel:${number.replace(/\D/g, '')}`
