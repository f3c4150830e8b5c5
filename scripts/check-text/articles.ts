/** A long text in one language: the parts that the other languages must match. */
export type Article = {
  readonly path: string
  /** The fields of its front matter. */
  readonly fields: Readonly<Record<string, string>>
  readonly headings: readonly { readonly line: number; readonly level: number }[]
  readonly body: string
}

/** Reads a Markdown text. */
export function readArticle(path: string, text: string): Article {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(text)
  const fields = [...(found?.[1] ?? '').matchAll(/^([\w-]+): *(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ])
  const headings = text.split('\n').flatMap((row, index) => {
    const mark = /^#{1,6}(?= )/.exec(row)?.[0]
    return mark === undefined ? [] : [{ line: index + 1, level: mark.length }]
  })
  return {
    path,
    fields: Object.fromEntries(fields),
    headings,
    body: text.slice(found?.[0].length ?? 0).trim(),
  }
}

/** The line of a field in the front matter, from 1. */
const lineOf = (article: Article, field: string) => Object.keys(article.fields).indexOf(field) + 2

/** @returns a sentence with file and line for each difference in structure from the Swedish text. */
export function compareArticles(source: Article, other: Article): string[] {
  const lacking = (from: Article, to: Article) =>
    Object.keys(from.fields)
      .filter((name) => to.fields[name] === undefined)
      .map((name) => `${to.path}:1: the field "${name}" is missing`)
  const more = other.headings.find(({ level }, index) => level !== source.headings[index]?.level)
  const worksheet = source.fields.worksheet !== other.fields.worksheet
  return [
    ...lacking(source, other),
    ...lacking(other, source),
    ...[source, other].filter(({ body }) => body === '').map(({ path }) => `${path}:1: has no text`),
    ...(more === undefined
      ? source.headings.length > other.headings.length
        ? [`${other.path}:1: has fewer headings than ${source.path}`]
        : []
      : [`${other.path}:${more.line}: this heading is not in ${source.path}`]),
    ...(worksheet
      ? [`${other.path}:${lineOf(other, 'worksheet')}: names another worksheet than ${source.path}`]
      : []),
  ]
}
