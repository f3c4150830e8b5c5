import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companies as companiesEn } from '#text/en/companies.ts'
import { contact as contactEn } from '#text/en/contact.ts'
import { exercises } from '#text/en/exercises.ts'
import { greenZone } from '#text/en/green-zone.ts'
import { packages as packagesEn } from '#text/en/packages.ts'
import { profile } from '#text/en/profile.ts'
import { redZone } from '#text/en/red-zone.ts'
import { techniques } from '#text/en/techniques.ts'
import { yellowZone } from '#text/en/yellow-zone.ts'
import { zones } from '#text/en/zones.ts'
import { companies as companiesSv } from '#text/sv/companies.ts'
import { contact as contactSv } from '#text/sv/contact.ts'
import { packages as packagesSv } from '#text/sv/packages.ts'
import { programme } from '#text/sv/programme.ts'
import { pages } from './sitemap.ts'

/** The routes that the product must have. */
const routes = [
  '/',
  '/old-home',
  '/about',
  '/about-us',
  '/stresshanteringsprogram',
  '/stresshanteringsprogram/welcome',
  '/stresshanteringsprogram/modul-1',
  '/foretagslosningar',
  '/forelasningar',
  '/demo',
  '/stressprofil',
  '/stressprofil/start',
  '/hr-dashboard',
  '/green-zone',
  '/yellow-zone',
  '/red-zone',
  '/om-stress',
  '/djupanalys',
  '/personal-action-plan',
  '/contact',
  '/kontakta-oss',
  '/integritetspolicy',
  '/anvandarvillkor',
  '/cookies',
  '/erbjudande',
]

test.each(routes)('%s is a page', (route) => {
  expect(pages.map(({ path }) => path as string)).toContain(route)
})

test('seed 2, no route has path parameters, and each path and name stands once', () => {
  expect(pages.filter(({ path }) => /[:*?#]/.test(path))).toEqual([])
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
})

test('the hidden pages are linked from nowhere and listed nowhere', () => {
  const hidden = ['/old-home', '/erbjudande']
  expect(pages.filter(({ path }) => hidden.includes(path)).map(({ index }) => index)).toEqual([false, false])
  const sources = [...globSync('src/{web,text}/**/*.{ts,tsx}'), ...globSync('content/**/*.md')]
  for (const file of sources.filter((name) => !/sitemap\.ts$|\.test\.ts$/.test(name))) {
    for (const path of hidden)
      expect(readFileSync(file, 'utf8'), file).not.toMatch(new RegExp(`['"(]${path}['")?#]`))
  }
})

test('/contact and /kontakta-oss are one page with one canonical address', () => {
  const [one, other] = ['/contact', '/kontakta-oss'].map((path) => pages.find((page) => page.path === path))
  expect(one?.file).toBe(other?.file)
  expect(one?.canonical).toBe('/kontakta-oss')
  expect(other?.canonical).toBeUndefined()
})

test('the contact form has the required words', () => {
  expect(contactSv).toMatchObject({
    'contact.error.name': 'Namnet måste vara minst 2 tecken.',
    'contact.error.email': 'Vänligen ange en giltig e-postadress.',
    'contact.error.subject': 'Ämnet måste vara minst 2 tecken.',
    'contact.error.message': 'Meddelandet måste vara minst 10 tecken.',
    'contact.sending': 'Skickar...',
    'contact.sent': 'Meddelande skickat!',
  })
  for (const key of ['name', 'email', 'subject', 'message'] as const) {
    expect(contactEn[`contact.error.${key}`]).not.toBe(contactSv[`contact.error.${key}`])
  }
})

test('the packages have the required names and buttons', () => {
  expect(packagesEn).toMatchObject({
    'package.lecture': 'Lecture and workshop',
    'package.lecture.button': 'Book a lecture',
    'package.profile': 'Stress Profile',
    'package.profile.button': 'Get started',
    'package.programme': 'Stress Management Programme',
    'package.programme.button': 'Choose program',
    'packages.popular': 'Most popular',
    'package.premium': 'Premium',
    'package.premium.button': 'Contact us',
  })
  expect(packagesSv).toMatchObject({
    'package.lecture.button': 'Boka föreläsning',
    'package.profile.button': 'Kom igång',
    'package.programme.button': 'Välj program',
    'packages.popular': 'Mest populär',
    'package.premium.button': 'Kontakta oss',
  })
  expect(packagesEn['package.programme.has.1']).toMatch(/^6 digital modules/)
  expect(packagesSv['package.lecture.has.1']).toMatch(/^1–2 timmar/)
})

test('the page for companies has its hero, benefits, solutions, premium and phone line', () => {
  expect(companiesEn).toMatchObject({
    'hero.meeting': 'Book free meeting',
    'hero.demo': 'See demo',
    'benefit.sickLeave': 'Reduce sick leave',
    'benefit.wellbeing': 'Increase wellbeing',
    'benefit.prevention': 'Preventive measures',
    'benefit.overview': 'Clear overview for HR',
    'solution.support': 'Individualised support',
    'solution.insights': 'HR and leadership insights',
    'solution.managers': 'Management support',
    'premium.plan': 'Recovery plan',
    'premium.coaching': 'Management coaching',
  })
  expect(companiesEn['premium.talk.text']).toContain('licensed therapist')
  expect(companiesSv['meeting.phone']).toContain('{phone}')
})

test('the claim of 30 per cent never stands without being called a target', () => {
  for (const text of Object.values({ ...companiesSv })) {
    if (text.includes('30 procent')) expect(text).toContain('ett mål, inte ett uppmätt resultat')
  }
  for (const text of Object.values({ ...companiesEn })) {
    if (text.includes('30 per cent')) expect(text).toContain('a target, not a measured result')
  }
})

test('the programme has six modules over six months', () => {
  expect(Object.keys(programme).filter((key) => /^module\.\d$/.test(key))).toHaveLength(6)
  expect(programme.lead).toContain('sex moduler under sex månader')
})

test('the questions and the three zones have every required part', () => {
  expect({ ...profile, ...zones }).toMatchObject({
    'progress.start': 'Start',
    'progress.promise': 'HR overview',
    'progress.step': 'Step {step}',
    'progress.result': 'Result',
    'question.previous': 'Previous',
    'tab.overview': 'Overview',
    'tab.exercises': 'Exercises',
    'tab.plan': 'Action plan',
    'tab.acute': 'Acute techniques',
  })
  expect({ ...greenZone, ...exercises }).toMatchObject({
    'green.movement': 'Regular movement',
    'green.sleep': 'Sleep and recovery',
    'green.structure': 'Structure and plan',
    'green.presence': 'Conscious presence',
    strengths: 'Map strengths',
    recovery: 'Scheduled recovery',
    breathing: 'Micro-pause breathing',
    values: 'Values compass',
    reflection: 'Monthly reflection',
    'green.about': 'About stress',
  })
  expect(yellowZone).toMatchObject({
    'yellow.deep': 'In-depth analysis',
    'yellow.programme': 'Structured programme',
    'yellow.talk': 'Contact HR or manager',
    'yellow.more.link': 'Learn more about stress',
  })
  expect({ ...redZone, ...techniques }).toMatchObject({
    'red.acute': 'Acute',
    'red.stabilization': 'Stabilisation',
    'red.rebuild': 'Rebuilding',
    'red.book': 'Book an assessment interview',
    'red.occupational': 'Contact occupational health',
    'red.resources.acute': 'Acute stress management',
    'red.resources.recovery': '6-week recovery programme',
    'red.resources.specialist': 'Specialist assessment',
    'red.resources.follow': 'Follow-up',
    'red.stress': 'Information about stress',
    'red.programme': 'Start the programme',
    pause: 'Pause breathing',
    micro: 'Micro pause',
    notice: 'Notice',
    prioritise: 'Prioritise',
    news: 'Limit news',
    talk: 'Talk to someone',
    medical: 'Medical support',
  })
})

/** Words that the product must contain exactly. */
const quoted = [
  'Laddar startsida...',
  'Laddar...',
  'Question {current} of {total}',
  'Schedule selected actions ({count})',
  '{count} action{plural} will be scheduled',
  'Schedule check-up',
  'Request immediate support',
  'Något gick fel',
  'Försök igen',
  'Ingen åtgärd vald',
  'Välj minst en åtgärd att schemalägga',
  'Åtgärder valda!',
  'Stödförfrågan skickad ✓',
  'Support request sent ✓',
  'Skickar...',
  'Meddelande skickat!',
  'Namnet måste vara minst 2 tecken.',
  'Vänligen ange en giltig e-postadress.',
  'Ämnet måste vara minst 2 tecken.',
  'Meddelandet måste vara minst 10 tecken.',
  'Unexpected Application Error!',
  'useLanguage must be used within a LanguageProvider',
]

test.each(quoted)('the product has the words "%s"', (words) => {
  const files = globSync('src/{web,text}/**/*.{ts,tsx}').filter((name) => !name.endsWith('.test.ts'))
  expect(files.some((name) => readFileSync(name, 'utf8').includes(words))).toBe(true)
})
