import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from './check-output.ts'
import { smallScript } from './small-script.ts'

/** Controls that a static page may not have, because no script handles them. */
const control = /<(button|select|textarea|form|dialog|canvas)\b/

/**
 * Radio buttons and checkboxes are the controls that CSS handles by itself (decision 0547): each but the initially chosen one
 * needs a rule for its value.
 * @returns a sentence for each control of a static page that nothing handles.
 */
export function faultsInStaticPage({ path, html }: BuiltPage, css: string): string[] {
  const found = control.exec(html)?.[1]
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => input)
  const attribute = (input: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  const isChosen = (input: string) => ['radio', 'checkbox'].includes(attribute(input, 'type'))
  const others = inputs.filter((input) => !isChosen(input))
  const unanswered = inputs
    .filter((input) => isChosen(input) && !/\schecked\b/.test(input))
    .map((input) => attribute(input, 'value'))
    .filter((value) => !answers(css).has(value))
  return [
    ...(found === undefined ? [] : [`${path} is a static page (sitemap.ts) and has a <${found}>`]),
    ...(others.length === 0 ? [] : [`${path} is a static page (sitemap.ts) and has an <input>`]),
    ...unanswered.map(
      (value) => `${path} is a static page, and no rule of CSS answers its choice "${value}"`,
    ),
  ]
}

/** Values of choices that the stylesheet has a rule for: `[value="often"]:checked`. */
const answers = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\[value=["']?([^"'\]]*)["']?\]:checked/g)].map(([, value = '']) => value))

/**
 * Replaces all scripts that would hydrate the page by one small script: visible texts are not sent again as data.
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
