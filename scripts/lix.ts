/**
 * LIX of every built Swedish page: words a sentence plus the share of words over six letters, in per cent.
 * `node scripts/lix.ts` after a build; ends with 1 when a page is harder to read than allowed.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lixOf, pageText } from './web-build/lix.ts'

const client = 'build/client'

/** Plain-language practice (klarspråk) allows at most 40. Legal texts need their own words: at most 50. */
const usual = 40
const ofLaw = 50
/** With fewer words a single long word decides: the value is printed, and not checked. */
const fewest = 50
const lawPages = ['/integritetspolicy', '/anvandarvillkor', '/cookies', '/tillganglighet']

const pages = globSync('**/index.html', { cwd: client })
  .map((name) => ({ name, path: `/${name.replace(/\/?index\.html$/, '')}` }))
  .filter(({ path }) => !/^\/(en|dev)(\/|$)/.test(path))
  .map(({ name, path }) => {
    const { lix, words } = lixOf(pageText(readFileSync(join(client, name), 'utf8')))
    const most = lawPages.includes(path) ? ofLaw : usual
    return { path, words, lix, most, tooHard: words >= fewest && lix > most }
  })
  .toSorted((a, b) => b.lix - a.lix)

if (pages.length === 0) {
  console.error(`No pages in ${client}: run node scripts/build.ts first.`)
  process.exitCode = 2
}
for (const { path, words, lix, most, tooHard } of pages) {
  const mark = tooHard ? `  more than ${most}` : ''
  console.log(`${lix.toFixed(1).padStart(5)}  ${String(words).padStart(5)} words  ${path}${mark}`)
}
if (pages.some(({ tooHard }) => tooHard)) process.exitCode = 1
