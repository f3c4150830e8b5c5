import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from './check-output.ts'
import { smallScript } from './small-script.ts'

/** What a text does not have; on a still page nobody would answer to it. */
const control = /<(button|input|select|textarea|form|dialog|canvas)\b/

/** @returns a sentence for each still page that has a control. */
export function faultsInStillPage({ path, html }: BuiltPage): string[] {
  const found = control.exec(html)?.[1]
  return found === undefined ? [] : [`${path} is a still page (sitemap.ts) and has a <${found}>`]
}

/** The page with one small script in place of all that would wake it: texts that are shown are not sent again as data. */
export function stilled(html: string, script: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<link rel="modulepreload"[^>]*\/?>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace('</head>', () => `<script defer src="${script}"></script></head>`)
}

/** Writes the script of the still pages. @returns its address, whose name changes with its content. */
export async function buildStillScript(client: string): Promise<string> {
  const code = await smallScript('src/web/still/still-page.ts')
  const address = `/assets/still-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(client, address), code)
  return address
}
