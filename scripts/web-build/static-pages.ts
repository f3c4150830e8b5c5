import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from './check-output.ts'
import { smallScript } from './small-script.ts'

/** What a text does not have; on a static page nobody would answer to it. */
const control = /<(button|input|select|textarea|form|dialog|canvas)\b/

/** @returns a sentence for each static page that has a control. */
export function faultsInStaticPage({ path, html }: BuiltPage): string[] {
  const found = control.exec(html)?.[1]
  return found === undefined ? [] : [`${path} is a static page (sitemap.ts) and has a <${found}>`]
}

/**
 * The page with one small script in place of all that would hydrate it: texts that are shown are not sent again as data.
 */
export function asStaticPage(html: string, script: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<link rel="modulepreload"[^>]*\/?>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace('</head>', () => `<script defer src="${script}"></script></head>`)
}

/** Writes the script of the static pages. @returns its address, whose name changes with its content. */
export async function buildStaticScript(client: string): Promise<string> {
  const code = await smallScript('src/web/static/static-page.ts')
  const address = `/assets/static-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(client, address), code)
  return address
}
