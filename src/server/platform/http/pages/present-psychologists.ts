import { type Language, pathIn } from '#core/languages.ts'
import type { Psychologist } from '#server/platform/config/load-psychologists.ts'
import { escapeHtml } from '#server/platform/mail/escape-html.ts'
import { formatLanguages } from '#text/format.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'

/** The people who hold assessment interviews, as markup for a page; without any, how to ask. */
export function presentPsychologists(people: readonly Psychologist[], language: Language): string {
  const t = serverTexts[language].psychologists
  if (people.length === 0) {
    return `<p>${escapeHtml(t.none)}</p><p><a href="${pathIn(language, '/kontakta-oss')}">${escapeHtml(t.ask)}</a></p>`
  }
  const entries = people.map(({ name, titles, languages, about }) => {
    const [first = 'psychologist', second] = titles
    const title = second === undefined || second === first ? t[first] : t.both
    const spoken = fill(t.languages, language, { languages: formatLanguages(languages, language) })
    const said = about?.[language]
    const words = said === undefined ? '' : `<p>${escapeHtml(said)}</p>`
    return `<li><h3>${escapeHtml(name)}</h3><p>${escapeHtml(title)}. ${escapeHtml(spoken)}</p>${words}</li>`
  })
  return `<ul class="entries entries-plain">${entries.join('')}</ul>`
}
