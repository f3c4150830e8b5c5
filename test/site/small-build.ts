import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Of an installation whose name needs escaping. */
export const brand = {
  name: 'Lugn & Ro',
  supportEmail: 'hej@lugn.example',
  supportPhone: '08-465 004 00',
  supportPhoneLink: '+46846500400',
  companyName: 'Lugn AB',
  companyNumber: '559999-9994',
  companyAddress: 'Gatan 1, 111 11 Orten',
}

const page = (words: string, head = '') =>
  `<html><head><title>${words} – %%BRAND_NAME%%</title>${head}</head><body><h1>${words}</h1><script>start()</script></body></html>`

/** A build of a few pages, by file. */
export const smallBuild = {
  'index.html': page('Start', '<link rel="canonical" href="%%BASE_URL%%/"/>'),
  '_.data': '["%%BRAND_NAME%%"]',
  'en/index.html': page('Home'),
  'om-stress/index.html': page('Om stress'),
  'dev/examples/index.html': page('Exempel', '<meta name="robots" content="noindex"/>'),
  '404/index.html': page('Sidan finns inte'),
  '404.data': '["404"]',
  'en/404/index.html': page('This page doesn’t exist'),
  'en/404.data': '["en 404"]',
  'site.webmanifest': '{"name":"%%BRAND_NAME%%"}',
  'service-worker.js': 'const version = "%%SITE_VERSION%%"',
  'assets/root-1.js': 'export const one = 1',
  'assets/face.woff2': 'woff2',
}

/** Writes these files as the build in `place`, in place of its former contents. */
export function makeBuild(place: string, files: Readonly<Record<string, string>> = smallBuild): void {
  rmSync(place, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const target = join(place, 'client', name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}
