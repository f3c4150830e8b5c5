/**
 * Keys that a source asks for and no dictionary has, as far as text search can tell: whole literals in
 * calls of `t`, and the keys given to `pageMeta`. Keys put together at run time are seen by the types.
 */
export function missingKeys(source: string, known: ReadonlySet<string>): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const asked = [
    ...code.matchAll(/(?<![\w.])t\(\s*'([^']+)'/g),
    ...code.matchAll(/\bpageMeta\(\s*'[^']+',\s*'([^']+)'/g),
    ...code.matchAll(/\bpageMeta\(\s*'[^']+',\s*'[^']+',\s*'([^']+)'/g),
  ].map(([, key = '']) => key)
  return [...new Set(asked)].filter((key) => !known.has(key))
}
