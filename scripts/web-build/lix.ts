/** Elements that separate sentences without a full stop: headings, list items, cells, labels. */
const blocks =
  /<\/?(?:h[1-6]|p|li|dt|dd|td|th|label|legend|figcaption|summary|button|div|section|blockquote|br|span class="(?:field-hint|block|small)[^"]*")\b[^>]*>/g

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/** The text within `<main>` of a built page, a line for each block, without code and addresses. */
export function pageText(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return main
    .replace(/<(script|style|svg|noscript|code)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(blocks, '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/%%[A-Z_]+%%/g, 'namn')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => entities[entity] ?? ' ')
    .replace(/\u00ad/g, '')
}

/**
 * LIX (Björnsson, 1968) of running text: words a sentence + 100 × words of more than six letters a word. Leaves out lines that do
 * not end as a sentence does (headings, labels, buttons): they would make every page look easier.
 */
export function lixOf(text: string): { lix: number; words: number } {
  const sentences = text
    .split('\n')
    .filter((line) => /[.!?:][”")]?\s*$/.test(line))
    .flatMap((line) => line.split(/[.!?:](?=[\s”")]|$)/))
    .map((sentence) => sentence.match(/\p{L}+(?:[-’']\p{L}+)*/gu) ?? [])
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return { lix: 0, words: 0 }
  const long = words.filter((word) => word.length > 6).length
  return { lix: words.length / sentences.length + (100 * long) / words.length, words: words.length }
}
