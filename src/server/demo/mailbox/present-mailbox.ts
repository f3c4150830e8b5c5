import { type Language, pathIn } from '#core/languages.ts'
import { escapeHtml } from '#server/platform/mail/escape-html.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { StoredMail } from './list-stored-mail.ts'
import { type DemoPage, demoPage, linksToOthers } from './present-demo-page.ts'

type Reader = { readonly language: Language; readonly brand: string }

/** The demo's mailbox as a page without any script: mail as text, with working links. */
export function presentMailbox(mails: readonly StoredMail[], reader: Reader): DemoPage {
  const { language, brand } = reader
  const texts = serverTexts[language].mailbox
  const main = `<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.lead)}</p>
<p class="ways"><a href="${pathIn(language, '/dev/mailbox')}">${escapeHtml(texts.refresh)}</a> <a href="${pathIn(language, '/dev/mailbox/examples')}">${escapeHtml(texts['examples.link'])}</a> <a href="${pathIn(language, '/logga-in')}">${escapeHtml(texts.signIn)}</a> ${linksToOthers(language, '/dev/mailbox')}</p>
${mails.length === 0 ? `<p>${escapeHtml(texts.empty)}</p>` : mails.map((mail) => asArticle(mail, language)).join('\n')}`
  return demoPage({ language, brand, title: texts.title, main })
}

function asArticle({ to, subject, text, sentAt, attachments }: StoredMail, language: Language): string {
  const texts = serverTexts[language].mailbox
  const sent = fill(texts.sent, language, {
    day: formatDay(sentAt, language),
    time: formatTime(sentAt, language),
  })
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">${escapeHtml(fill(texts.to, language, { address: to }))}<br><time datetime="${sentAt.toISOString()}">${escapeHtml(sent)}</time></p>
<pre>${withLinks(text)}</pre>
${attachments.map(({ name }) => `<p class="about">${escapeHtml(fill(texts.attached, language, { name }))}</p>`).join('')}
</article>`
}

/** Only complete web addresses become links, up to the next space. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe
    })
    .join('')
}
