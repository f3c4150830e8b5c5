import { createHash } from 'node:crypto'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { OutgoingMail } from '#server/usecases/list-outgoing-mail.ts'
import { mailbox as en } from '#text/en/mailbox.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { type Language, pathIn } from '#text/language.ts'
import { fill } from '#text/messages.ts'
import { mailbox as sv } from '#text/sv/mailbox.ts'

type Reader = { readonly language: Language; readonly brand: string }

/** The demo's mailbox as a page without any script: mail is shown as text, with its links made to follow. */
export function presentMailbox(
  mails: readonly OutgoingMail[],
  reader: Reader,
): { html: string; policy: string } {
  const { language, brand } = reader
  const texts = { sv, en }[language]
  const other = language === 'sv' ? 'en' : 'sv'
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${texts.title} – ${brand}`)}</title><style>${style}</style></head>
<body><main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.lead)}</p>
<p class="ways"><a href="${pathIn(language, '/dev/mailbox')}">${escapeHtml(texts.refresh)}</a> <a href="${pathIn(language, '/logga-in')}">${escapeHtml(texts.signIn)}</a> <a href="${pathIn(other, '/dev/mailbox')}" hreflang="${other}" lang="${other}">${escapeHtml(texts.other)}</a></p>
${mails.length === 0 ? `<p>${escapeHtml(texts.empty)}</p>` : mails.map((mail) => asArticle(mail, language)).join('\n')}
</main></body>
</html>
`
  return { html, policy }
}

function asArticle({ to, subject, text, sentAt }: OutgoingMail, language: Language): string {
  const texts = { sv, en }[language]
  const sent = fill(texts.sent, { day: formatDay(sentAt, language), time: formatTime(sentAt, language) })
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">${escapeHtml(fill(texts.to, { address: to }))}<br><time datetime="${sentAt.toISOString()}">${escapeHtml(sent)}</time></p>
<pre>${withLinks(text)}</pre>
</article>`
}

/** Only addresses of the web become links, and only whole ones, up to the next space. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe
    })
    .join('')
}

const style = `body{margin:0;background:#eff3f3;color:#142a33;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:2rem 1.25rem}
h1{margin:0 0 .5rem;font-size:2rem;line-height:1.15}
h2{margin:0;font-size:1.25rem;line-height:1.3}
a{color:#175873}
.ways{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem}
.ways a{padding:.5rem 0}
article{margin:1.5rem 0 0;padding:1.25rem;background:#fff;border-radius:.375rem}
.about{margin:.25rem 0 0;color:#476069;overflow-wrap:anywhere}
pre{margin:1rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`

/** No script, no picture, no frame: only the one style block above. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
