import { brotliCompressSync } from 'node:zlib'
import type { BuiltPage } from './check-output.ts'

/**
 * The most JavaScript that a page may load to become interactive, in bytes with brotli, without headers (decision 0531): a static page,
 * one with React, and a person's own or one of work, which is opened again and again. The programme, which is read on a phone
 * week by week, has the budget of a public page.
 */
export const budget = { text: 3_000, react: 121_000, app: 160_000 } as const

export type PageWeight = { readonly path: string; readonly files: number; readonly scripts: number }

/**
 * The weight of a page: the scripts that its HTML names and those in it. `npm run bench -- pages` measures scripts that
 * load later, on demand.
 * @param read text of a built script by its address, `/assets/root-1.js`
 */
export function weigh({ path, html }: BuiltPage, read: (address: string) => string): PageWeight {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const inline = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
  const texts = [...[...files].map(read), inline.map(([, text]) => text).join('')]
  return { path, files: files.size, scripts: texts.reduce((sum, text) => sum + sent(text), 0) }
}

/** @returns a sentence for a page over its budget. */
export function faultsInWeight({ path, scripts }: PageWeight, kind: keyof typeof budget): string[] {
  if (scripts <= budget[kind]) return []
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  return [`${path} has ${kilobytes(scripts)} kB of JavaScript, and may have ${kilobytes(budget[kind])}`]
}

const sizes = new Map<string, number>()

function sent(text: string): number {
  const known = sizes.get(text) ?? (text === '' ? 0 : brotliCompressSync(text).length)
  sizes.set(text, known)
  return known
}
