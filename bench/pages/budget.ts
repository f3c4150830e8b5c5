import type { MeasuredPage } from './measure-page.ts'

/** The limits of every public page on the phone of `measure-page.ts` (decision 0531). The build itself limits the weight of scripts. */
const most = { lcpSeconds: 1.2, cls: 0.02 } as const

/** @returns a sentence for each page that is drawn later, or moves more, than allowed. */
export function faultsInFigures(pages: readonly MeasuredPage[]): string[] {
  return pages.flatMap(({ path, lcpSeconds, cls, axe }) => [
    ...(lcpSeconds > most.lcpSeconds
      ? [`${path} is seen after ${lcpSeconds} s, not ${most.lcpSeconds}`]
      : []),
    ...(cls >= most.cls ? [`${path} moves by ${cls}, which is not below ${most.cls}`] : []),
    ...axe.map((finding) => `${path}: axe finds ${finding}`),
  ])
}
