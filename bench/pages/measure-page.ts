import lighthouse, { type Result } from 'lighthouse'

type PageFigures = {
  /** Scores of Lighthouse, 0–100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** Seconds to the largest contentful paint, on a phone whose network and processor are slowed down during the run. */
  readonly lcpSeconds: number
  /** Milliseconds in which the page could not react: the part above 50 of each task of the processor. */
  readonly blockingMs: number
  readonly cls: number
  /** As transferred. */
  readonly scriptKb: number
  readonly htmlKb: number
  readonly totalKb: number
  /** Audits below full marks outside performance. */
  readonly failed: readonly string[]
}

export type MeasuredPage = PageFigures & { readonly path: string; readonly axe: readonly string[] }

/**
 * Lighthouse's phone (390 wide, 1.6 Mbit/s, 150 ms, processor four times slower), with the slowness applied while the page
 * loads instead of computed afterwards. No cache of an earlier run.
 * @param debugPort of a running Chromium
 * @throws when the page could not be measured
 */
export async function measurePage(url: string, debugPort: number): Promise<PageFigures> {
  const run = await lighthouse(url, {
    port: debugPort,
    output: 'json',
    logLevel: 'silent',
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
  })
  if (run === undefined || run.lhr.runtimeError) {
    throw new Error(`${url} could not be measured: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { categories } = run.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpSeconds: round((run.lhr.audits['largest-contentful-paint']?.numericValue ?? 0) / 1000, 2),
    blockingMs: Math.round(run.lhr.audits['total-blocking-time']?.numericValue ?? 0),
    cls: round(run.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0, 3),
    ...weights(run.lhr),
    failed: failedIn(run.lhr),
  }
}

type Fetched = { readonly resourceType?: string; readonly transferSize?: number }

function weights({ audits }: Result) {
  const details = audits['network-requests']?.details
  const requests: readonly Fetched[] = details?.type === 'table' ? (details.items as Fetched[]) : []
  const kilobytes = (kind?: string) =>
    round(
      requests
        .filter(({ resourceType }) => kind === undefined || resourceType === kind)
        .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1000,
      1,
    )
  return { scriptKb: kilobytes('Script'), htmlKb: kilobytes('Document'), totalKb: kilobytes() }
}

function failedIn({ audits, categories }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
}

/** The median of each figure. */
export function medianOf(runs: readonly PageFigures[]): PageFigures {
  const middle = (read: (one: PageFigures) => number) =>
    runs.map(read).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0
  return {
    performance: middle((one) => one.performance),
    accessibility: middle((one) => one.accessibility),
    bestPractices: middle((one) => one.bestPractices),
    seo: middle((one) => one.seo),
    lcpSeconds: middle((one) => one.lcpSeconds),
    blockingMs: middle((one) => one.blockingMs),
    cls: middle((one) => one.cls),
    scriptKb: middle((one) => one.scriptKb),
    htmlKb: middle((one) => one.htmlKb),
    totalKb: middle((one) => one.totalKb),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  }
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
