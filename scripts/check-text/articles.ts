export type Article = { readonly fields: readonly string[]; readonly body: string }

/** The names in the front matter of a Markdown text, and what follows it. */
export function readFrontMatter(text: string): Article {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(text)
  const fields = [...(found?.[1] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name)
  return { fields, body: text.slice(found?.[0].length ?? 0).trim() }
}

/** @returns a sentence for each thing in which the two languages of one text are not built alike. */
export function compareArticles(sv: Article, en: Article): string[] {
  const faults: string[] = []
  const lacking = (from: Article, to: Article) => from.fields.filter((name) => !to.fields.includes(name))
  for (const name of lacking(sv, en)) faults.push(`${name} is missing in English`)
  for (const name of lacking(en, sv)) faults.push(`${name} is missing in Swedish`)
  if (sv.body === '' || en.body === '') faults.push('has no text')
  const headings = (article: Article) =>
    article.body.match(/^#{1,6} /gm)?.map((mark) => mark.length - 1) ?? []
  if (headings(sv).join() !== headings(en).join()) faults.push('has other headings in English')
  return faults
}
