import { inEachLanguage, type Language, rowOf } from '#core/languages.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailContent, Switch } from './mailer.ts'

export const mailTexts = inEachLanguage((language) => serverTexts[language].mail)

/**
 * The content of an e-mail, top to bottom, its kind and its switch; the layout makes a text and an HTML version of
 * it.
 */
export type Content = {
  readonly language: Language
  readonly brand: string
  readonly subject: string
  readonly heading: string
  readonly parts: readonly Part[]
} & Switch

export type Part =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  /** A code that is only another way to the same page. */
  | { readonly kind: 'quiet-code'; readonly code: string }
  /** A link that is only another way to the same page: it gets no button beside the one above. */
  | {
      readonly kind: 'quiet-link'
      readonly label: string
      readonly href: string
      /** The label's language, where it differs from the e-mail's. */
      readonly language?: { readonly tag: string; readonly direction: 'ltr' | 'rtl' }
    }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }

/** One frame for every e-mail: no pictures, nothing loaded, readable without its colours. */
export function layOut(content: Content): MailContent {
  const written = {
    subject: plain(content.subject),
    text: plain(asText(content)),
    html: asHtml(content),
  }
  return content.unsubscribe === undefined
    ? { ...written, kind: content.kind }
    : { ...written, kind: content.kind, unsubscribe: content.unsubscribe }
}

/** Replaces non-breaking spaces in texts that are searched and copied. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function footerOf({ language, brand }: Content): string[] {
  const texts = mailTexts[language]
  return [fill(texts['footer.why'], language, { brand }), texts['footer.noReply']]
}

function asText(content: Content): string {
  const parts = content.parts.map((part) => {
    if (part.kind === 'paragraph') return part.text
    if (part.kind === 'code' || part.kind === 'quiet-code') return `    ${part.code}`
    return `${part.label}:\n${part.href}`
  })
  const { unsubscribe } = content
  const texts = mailTexts[content.language]
  const out =
    unsubscribe === undefined
      ? []
      : ['', texts['footer.unwanted'], `${texts['footer.switchOff']}:`, unsubscribe.page]
  return `${[content.heading, ...parts, `-- \n${[...footerOf(content), ...out].join('\n')}`].join('\n\n')}\n`
}

const ink = '#142a33'
const slate = '#476069'
const fjord = '#175873'

function asHtml(content: Content): string {
  const { language, brand, heading } = content
  const footer = footerOf(content).map((line) => `${escapeHtml(line)}<br>`)
  return `<!doctype html>
<html lang="${language}" dir="${rowOf(language).direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:#eff3f3;color:${ink};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:17px;line-height:1.6">
<div role="main" style="overflow-wrap:break-word;max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:600;color:${fjord}">${escapeHtml(brand)}</p>
<div style="background:#ffffff;border-radius:6px;padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>
${content.parts.map((part) => partAsHtml(part, language)).join('\n')}
</div>
<p style="margin:24px 0 0;font-size:15px;color:${slate}">${footer.join('')}</p>${unsubscribeAsHtml(content)}
</div>
</body>
</html>
`
}

function unsubscribeAsHtml({ unsubscribe, language }: Content): string {
  if (unsubscribe === undefined) return ''
  const texts = mailTexts[language]
  return `
<p style="margin:12px 0 0;font-size:15px;color:${slate}">${escapeHtml(texts['footer.unwanted'])} <a href="${escapeHtml(unsubscribe.page)}" style="color:${fjord}">${escapeHtml(texts['footer.switchOff'])}</a></p>`
}

function partAsHtml(part: Part, language: Language): string {
  if (part.kind === 'paragraph') return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
  if (part.kind === 'code') {
    return `<p style="margin:0 0 16px;font-size:34px;font-weight:700;letter-spacing:6px">${escapeHtml(part.code)}</p>`
  }
  if (part.kind === 'quiet-code') {
    return `<p style="margin:0 0 16px;font-weight:700;letter-spacing:2px;white-space:nowrap">${escapeHtml(part.code)}</p>`
  }
  const href = escapeHtml(part.href)
  if (part.kind === 'quiet-link')
    return `<p style="margin:0 0 16px"><a href="${href}"${part.language ? ` lang="${part.language.tag}" dir="${part.language.direction}"` : ''} style="color:${fjord}">${escapeHtml(part.label)}</a></p>`
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;background:${fjord};color:#ffffff;text-decoration:none;border-radius:6px;padding:12px 20px;font-weight:600">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 16px;font-size:15px;color:${slate}">${escapeHtml(mailTexts[language]['link.fallback'])}<br><span style="overflow-wrap:anywhere">${href}</span></p>`
}

/** Seven to twelve in words, as in running text; other numbers in figures. */
export function numberInWords(value: number, language: Language): string {
  const texts: Readonly<Record<string, string>> = mailTexts[language]
  return texts[`number.${value}`] ?? String(value)
}
