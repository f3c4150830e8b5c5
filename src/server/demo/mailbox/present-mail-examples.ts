import { defaultLanguage, type Language, otherLanguages, pathIn, rowOf } from '#core/languages.ts'
import { escapeHtml } from '#server/platform/mail/escape-html.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { formatLanguages } from '#text/format.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { WrittenExample } from './examples.ts'
import { type DemoPage, demoPage, linksToOthers } from './present-demo-page.ts'

/** Every e-mail of the product on one page, with its name, whether it can be switched off, and its look. */
export function presentMailExamples(
  examples: readonly WrittenExample[],
  { language, brand }: { readonly language: Language; readonly brand: string },
): DemoPage {
  const t = serverTexts[language].mailbox
  const main = `<h1>${escapeHtml(t['examples.title'])}</h1>
<p>${escapeHtml(fill(t['examples.lead'], language, { count: examples.length }))}</p>
<p class="ways"><a href="${pathIn(language, '/dev/mailbox')}">${escapeHtml(t['examples.back'])}</a> ${linksToOthers(language, '/dev/mailbox/examples')}</p>
${examples.map((example) => asArticle(example, language)).join('\n')}`
  return demoPage({ language, brand, title: t['examples.title'], main, framesMail: true })
}

function asArticle({ mails, switchable }: WrittenExample, language: Language): string {
  const t = serverTexts[language].mailbox
  const { kind } = mails[language]
  // Mail to staff has one language, not that of the person it is about.
  const same = new Set(Object.values(mails).map(({ text }) => text)).size === 1
  const shown: readonly Language[] = same ? [defaultLanguage] : [language, ...otherLanguages(language)]
  return `<article>
<h2>${escapeHtml(t[`kind.${kind}`])}</h2>
<p class="about">${escapeHtml(t[switchable ? 'examples.switchable' : 'examples.needed'])}</p>
${shown.map((one) => asSection(mails[one], one, language)).join('\n')}
</article>`
}

/** The HTML stands in a frame without rights: no script, no form, no navigation out of it. */
function asSection({ subject, text, html, kind }: MailContent, shown: Language, language: Language): string {
  const t = serverTexts[language].mailbox
  const name = fill(t.in, language, { language: formatLanguages([shown], language) })
  const title = fill(t['examples.frame'], language, { kind: t[`kind.${kind}`], language: name })
  return `<h3>${escapeHtml(name)}</h3>
<p class="subject">${escapeHtml(t['examples.subject'])} <strong lang="${shown}" dir="${rowOf(shown).direction}">${escapeHtml(subject)}</strong></p>
<details><summary>${escapeHtml(t['examples.html'])}</summary><iframe sandbox="allow-popups" loading="lazy" title="${escapeHtml(title)}" srcdoc="${escapeHtml(html)}"></iframe></details>
<details><summary>${escapeHtml(t['examples.text'])}</summary><pre lang="${shown}" dir="${rowOf(shown).direction}">${escapeHtml(text)}</pre></details>`
}
