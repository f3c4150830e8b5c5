import { expect, test } from 'vitest'
import { forbiddenClaims } from './forbidden-claims.ts'
import { broken, linesOfDictionary, linesOfMarkdown, linesOfWorksheet } from './rules.ts'
import { wornWords } from './worn-words.ts'

/** A text that breaks each rule, in the order of the rules. */
const claims = {
  sv: [
    ['Appen kan diagnostisera stress.', 'Profilen ställer en diagnos.'],
    ['Programmet botar stress.'],
    ['Företag kan screena personalen.'],
    ['Här får du hjälp att rehabilitera dig.'],
    ['Programmet upptäcker tidiga tecken.', 'Övningarna lindrar oro.'],
    ['Så kan ni upptäcka utmattning i tid.'],
    ['Prova vår terapi.', 'Ett terapiprogram i sex delar.'],
    ['Du får tala med en terapeut.'],
    ['Du blir frisk på sex veckor.'],
    ['Metoden är bevisad.', 'Det är bevisat att det hjälper.'],
    ['Vi garanterar att det hjälper.'],
    ['Programmet är evidensbaserat.', 'Metoden är vetenskapligt säkerställd.'],
    ['Tjänsten minskar sjukskrivningar med 30 procent.'],
    ['Få upp till 30 % lägre frånvaro.'],
    ['Du är helt anonym.', 'Dina svar är säkra.'],
    ['De flesta mår bättre.'],
  ],
  en: [
    ['We diagnose stress.', 'An app that diagnosed burnout.'],
    ['A programme that cures stress.'],
    ['Screening for stress.', 'It screens employees.'],
    ['Rehabilitate yourself.'],
    ['The programme treats stress.', 'The service can detect early signs.'],
    ['It helps you prevent burnout.'],
    ['Try our therapy.', 'A treatment programme in six parts.'],
    ['You talk to a therapist.'],
    ['You’ll get well.', 'You will be cured.'],
    ['A proven method.'],
    ['We guarantee results.'],
    ['An evidence-based programme.', 'The method is clinically tested.'],
    ['The service reduces sick leave.'],
    ['Have up to 30 per cent lower absence.'],
    ['You are completely anonymous.', 'Your answers are safe.'],
    ['Most people feel better.'],
  ],
} as const

const worn = {
  sv: [
    ['Det tar kraft att arbeta.'],
    ['Spara på kraften.'],
    ['Boka på nätet.'],
    ['Du är utan nät.'],
    ['Vi behöver ditt ja.'],
    ['Vill det sig inte?'],
    ['Prata med en legitimerad terapeut.'],
    ['Det gäller utan undantag.'],
    ['En tung påfrestning.'],
    ['Gör en avstämning.'],
    ['Det tynger dig.'],
    ['Ring företagshälsan.'],
    ['Listan frystes.'],
    ['Vänta...'],
    ['Ring oss klockan 09:00 i morgon.'],
    ['Vi ses kl. 15.'],
    ['Vila före klockan 15.'],
  ],
  en: [
    ['A heavy day.'],
    ['It takes strength.'],
    ['You need not do it.'],
    ['Take away the list.'],
    ['Talk to health care.'],
    ['It lies in this browser.'],
    ['A certain improvement.'],
    ['Wait...'],
  ],
} as const

const allowed = {
  sv: [
    'Zonen är ingen diagnos.',
    'Den är inte avsedd att påvisa, förutse, övervaka, behandla eller lindra sjukdom.',
    'Vi skriver aldrig att något är bevisat.',
    'Upp till 30 procent är ett mål, inte ett uppmätt resultat.',
    'Prata med en legitimerad psykolog eller psykoterapeut.',
    'Du får ett digitalt stöd som ger energi.',
    'Vänta…',
    'Ring oss klockan 09.00 i morgon.',
    'Ring oss klockan 21–\u206006.',
    'Laddar...',
  ],
  en: [
    'The zone isn’t a diagnosis.',
    'It is not intended to detect, predict, monitor, treat or alleviate disease.',
    'We never write that something is proven.',
    'Up to 30 per cent is a target, not a measured result.',
    'The rehabilitation coordinator can help.',
    'You have heavy periods.',
    'You don’t need to do it.',
  ],
} as const

const fired = (text: string, rules: Parameters<typeof broken>[2]) =>
  broken('x.md', [{ line: 3, text }], rules)

test.each([
  ['claim', forbiddenClaims, claims],
  ['worn word', wornWords, worn],
] as const)('every rule about a %s fires, in both languages', (_, rules, examples) => {
  for (const language of ['sv', 'en'] as const) {
    expect(examples[language]).toHaveLength(rules[language].length)
    for (const [index, rule] of rules[language].entries()) {
      for (const text of examples[language][index] ?? []) {
        expect(fired(text, [rule]), `${rule.form}: ${text}`).toHaveLength(1)
      }
    }
  }
})

test('what denies a claim, or is the ordinary word, is left alone', () => {
  for (const language of ['sv', 'en'] as const) {
    const rules = [...forbiddenClaims[language], ...wornWords[language]]
    for (const text of allowed[language]) expect(fired(text, rules)).toEqual([])
  }
})

test('a fault is named with file and line, sentence by sentence', () => {
  const lines = linesOfMarkdown('---\ntitle: x\n---\nDet är ingen garanti. Vi garanterar det.\n')
  expect(
    broken('x.md', lines, forbiddenClaims.sv).map((fault) => fault.split(':').slice(0, 3).join(':')),
  ).toEqual(['x.md:4: “garanti”', 'x.md:4: “garanterar”'])
})

test('names of texts, comments, addresses and ids are no words', () => {
  expect(
    linesOfDictionary("/** heavy */\nexport const x = {\n  'check.heavy': 'Hard',\n  heavy:\n    'Light',\n"),
  ).toEqual([
    { line: 3, text: "'Hard'," },
    { line: 4, text: '' },
    { line: 5, text: "'Light'," },
    { line: 6, text: '' },
  ])
  expect(linesOfMarkdown('Läs [här](/kraften).')[0]?.text).toBe('Läs [här].')
  expect(linesOfWorksheet('{ "id": "heavy", "label": "A \\"b\\"" }')).toEqual([{ line: 1, text: 'A "b"' }])
})
