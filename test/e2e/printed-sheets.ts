import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The drawing commands of each printed sheet, from the PDF of the page. */
export async function drawnSheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Type\s*\/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const drawing = new RegExp(`\\n${id} 0 obj([\\s\\S]*?)stream\\r?\\n`).exec(text)
    if (drawing === null) throw new Error(`the PDF does not have its object ${id}`)
    const from = drawing.index + drawing[0].length
    // Short streams are not compressed.
    return drawing[1]?.includes('/FlateDecode')
      ? inflateSync(pdf.subarray(from)).toString('latin1')
      : text.slice(from, text.indexOf('endstream', from))
  })
}

/** The number of text pieces on each printed sheet, including its page number. */
export const printedSheets = async (page: Page): Promise<number[]> =>
  (await drawnSheets(page)).map((drawn) => [...drawn.matchAll(/\bT[jJ]\b/g)].length)
