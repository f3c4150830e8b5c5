import { escapeHtml } from '#server/mail/escape-html.ts'
import type { WrittenExample } from '#server/mail/examples.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import { mailbox as en } from '#text/en/mailbox.ts'
import { type Language, pathIn } from '#text/language.ts'
import { fill } from '#text/messages.ts'
import { mailbox as sv } from '#text/sv/mailbox.ts'
import { type DemoPage, demoPage } from './demo-page.ts'

const texts = { sv, en } as const

/** Every e-mail of the product on one page: what it is called, whether it can be switched off, how it looks. */
export function presentMailExamples(
  examples: readonly WrittenExample[],
  { language, brand }: { readonly language: Language; readonly brand: string },
): DemoPage {
  const t = texts[language]
  const other = language === 'sv' ? 'en' : 'sv'
  const main = `<h1>${escapeHtml(t['examples.title'])}</h1>
<p>${escapeHtml(fill(t['examples.lead'], { count: examples.length }))}</p>
<p class="ways"><a href="${pathIn(language, '/dev/mailbox')}">${escapeHtml(t['examples.back'])}</a> <a href="${pathIn(other, '/dev/mailbox/examples')}" hreflang="${other}" lang="${other}">${escapeHtml(t.other)}</a></p>
${examples.map((example) => asArticle(example, language)).join('\n')}`
  return demoPage({ language, brand, title: t['examples.title'], main, framesMail: true })
}

function asArticle({ mails, switchable }: WrittenExample, language: Language): string {
  const t = texts[language]
  const { kind } = mails[language]
  const other = language === 'sv' ? 'en' : 'sv'
  // Mail to staff is in one language, no matter whom it is about.
  const both = mails.sv.text === mails.en.text ? (['sv'] as const) : ([language, other] as const)
  return `<article>
<h2>${escapeHtml(t[`kind.${kind}`])}</h2>
<p class="about">${escapeHtml(t[switchable ? 'examples.switchable' : 'examples.needed'])}</p>
${both.map((shown) => asSection(mails[shown], shown, language)).join('\n')}
</article>`
}

/** The HTML is shown in a frame that may do nothing: no script, no form, no navigation out of itself. */
function asSection({ subject, text, html, kind }: MailContent, shown: Language, language: Language): string {
  const t = texts[language]
  const name = t[`in.${shown}`]
  const title = fill(t['examples.frame'], { kind: t[`kind.${kind}`], language: name })
  return `<h3>${escapeHtml(name)}</h3>
<p class="subject">${escapeHtml(t['examples.subject'])} <strong lang="${shown}">${escapeHtml(subject)}</strong></p>
<details><summary>${escapeHtml(t['examples.html'])}</summary><iframe sandbox="allow-popups" loading="lazy" title="${escapeHtml(title)}" srcdoc="${escapeHtml(html)}"></iframe></details>
<details><summary>${escapeHtml(t['examples.text'])}</summary><pre lang="${shown}">${escapeHtml(text)}</pre></details>`
}
