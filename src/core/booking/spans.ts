/** A stretch of time in milliseconds since 1970; `until` is not part of it. */
export type Span = { readonly from: number; readonly until: number }

export const overlap = (a: Span, b: Span): boolean => a.from < b.until && b.from < a.until

/** The same time in as few spans as possible, earliest first, without empty ones. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.filter(({ from, until }) => from < until).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last !== undefined && span.from <= last.until) {
      merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, span.until) }
    } else merged.push(span)
  }
  return merged
}

/** The spans without the time of the others. */
export function subtractSpans(spans: readonly Span[], away: readonly Span[]): Span[] {
  let left = [...spans]
  for (const gap of away) {
    left = left.flatMap((span) =>
      overlap(span, gap)
        ? [
            { from: span.from, until: gap.from },
            { from: gap.until, until: span.until },
          ].filter(({ from, until }) => from < until)
        : [span],
    )
  }
  return left
}
