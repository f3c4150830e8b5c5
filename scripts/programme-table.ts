/**
 * A row for each part of the stress programme: title, words of the reading in Swedish and English, worksheet, sources, and
 * readability in Swedish and English (LIX, words a sentence). `npm run programme-table` prints it as Markdown.
 */
import { readFileSync } from 'node:fs'
import { defaultLanguage, type Language, otherLanguages } from '#core/languages.ts'
import { moduleOf, partIds, weekOfPart } from '#core/programme/stress-programme.ts'
import { readArticle } from './check-text/articles.ts'
import { countSources } from './check-text/programme-parts.ts'
import { readabilityOf, runningText } from './check-text/readability.ts'

/** The language beside Swedish. */
const [compared = defaultLanguage] = otherLanguages(defaultLanguage)

function measure(language: Language, name: string) {
  const file = readFileSync(`content/${language}/programme/${name}.md`, 'utf8')
  const { fields, body } = readArticle(name, file)
  const reading = body.split(/^## /m)[0] ?? ''
  const words = reading.match(/\p{L}+(?:[-’']\p{L}+)*/gu)?.length ?? 0
  const { lix, sentence } = readabilityOf(runningText(file), language)
  return { fields, sources: countSources(body), words, lix: lix.toFixed(1), sentence: sentence.toFixed(1) }
}

const rows = partIds.map((part) => {
  const name = `module-${moduleOf(part)}-part-${weekOfPart(part)}`
  const [source, other] = [measure(defaultLanguage, name), measure(compared, name)]
  return [
    `${moduleOf(part)}.${weekOfPart(part)}`,
    source.fields.title,
    `${source.words} / ${other.words}`,
    source.fields.worksheet,
    source.sources,
    `${source.lix} / ${other.lix}`,
    `${source.sentence} / ${other.sentence}`,
  ]
})

console.log('| part | title | words sv / en | worksheet | sources | LIX sv / en | words a sentence sv / en |')
console.log('|---|---|---|---|---|---|---|')
for (const row of rows) console.log(`| ${row.join(' | ')} |`)
