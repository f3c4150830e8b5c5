/**
 * How serious a risk at work is: likelihood times consequence, five steps each. The scale and its limits are a convention
 * of risk assessment; no regulation requires this one. AFS 2023:1 only asks whether a risk is serious, so the highest level
 * has that word.
 */
export const steps = [1, 2, 3, 4, 5] as const
export type Step = (typeof steps)[number]

export const riskLevels = ['low', 'medium', 'serious'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** The lowest product of each level above `low`. */
const from = { medium: 5, serious: 10 } as const

/** 1 to 25. */
export const riskProduct = (likelihood: Step, consequence: Step): number => likelihood * consequence

/** A very severe consequence is never low, however unlikely it is: 1 × 5 is medium. */
export function riskLevelOf(likelihood: Step, consequence: Step): RiskLevel {
  const product = riskProduct(likelihood, consequence)
  return product >= from.serious ? 'serious' : product >= from.medium ? 'medium' : 'low'
}
