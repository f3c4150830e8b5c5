import type { PageFigures } from './measure-page.ts'

export type MeasuredPage = PageFigures & { readonly path: string; readonly axe: readonly string[] }

/** The figures as a Markdown page that can be kept. */
export function figuresTable(
  pages: readonly MeasuredPage[],
  { runs, on }: { runs: number; on: Date },
): string {
  const rows = pages.map((page) =>
    [
      page.path,
      page.performance,
      page.accessibility,
      page.bestPractices,
      page.seo,
      page.axe.length === 0 ? 'nothing' : page.axe.join('; '),
      page.lcpSeconds.toFixed(2),
      page.cls,
      page.scriptKb.toFixed(1),
      page.htmlKb.toFixed(1),
      page.totalKb.toFixed(1),
      page.failed.join(' ') || '–',
    ].join(' | '),
  )
  return `# Figures of the public pages

Measured on ${on.toISOString().slice(0, 10)} by \`node bench/pages.ts --all${runs === 1 ? ' --once' : ''} --markdown\`: Lighthouse 13 on a phone (1.6 Mbit/s, 150 ms, processor four
times slower, all of it applied while the page loads), ${runs === 1 ? 'one run each' : `median of ${runs}`}, on one machine that does nothing else; axe on the page as it opens in
a window 390 wide. LCP in seconds; script, HTML and all in kB as they travel. Hidden pages ask search engines to stay away, which costs them in SEO.

| page | performance | accessibility | best practices | SEO | axe finds | LCP | CLS | script | HTML | all | below full marks |
|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`
}
