/**
 * Keys that a source uses and no dictionary has, as far as text search can tell: whole literals in
 * calls of `t`, and the keys given to `pageMeta`. Types check the keys that are composed at run time.
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
