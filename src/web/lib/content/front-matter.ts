/** The head of a Markdown file: `key: value` lines between two lines of `---`. */
export type FrontMatter = Readonly<Record<string, string>>

/**
 * Splits a file of `content/` into its head and its text.
 * @throws when there is no head, or a line of it is not `key: value`.
 */
export function splitFrontMatter(file: string): { fields: FrontMatter; markdown: string } {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file)
  if (found === null) throw new Error('A text needs its head: key: value lines between two lines of ---')
  const [, head = '', markdown = ''] = found
  const fields = head.split('\n').map((line) => {
    const pair = /^([a-z][A-Za-z]*): (.+)$/.exec(line)
    if (pair === null) throw new Error(`This line of a head is not "key: value": ${line}`)
    return [pair[1], pair[2]?.trim()]
  })
  return { fields: Object.fromEntries(fields), markdown }
}
