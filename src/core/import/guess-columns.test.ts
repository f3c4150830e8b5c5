import { describe, expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

/** Columns of a list that is written as rows, the first being its headings. */
const columnsOf = (...rows: readonly string[]) => {
  const [headings = [], ...cells] = rows.map((row) => row.split(';'))
  return headings.map((heading, place) => ({ heading, cells: cells.map((row) => row[place] ?? '') }))
}
const guess = (...rows: readonly string[]) => {
  const columns = columnsOf(...rows)
  const guessed = guessColumns(columns)
  return columns.map((_, place) => guessed.get(place) ?? '-').join(' ')
}

test('a column of what people work as is no column of roles, whatever it is called', () => {
  const columns = (...roles: readonly string[]) => [
    { heading: 'E-post', cells: ['a@b.se', 'b@b.se'] },
    { heading: 'Roll', cells: roles },
  ]
  expect(guessColumns(columns('Undersköterska', 'Chef')).get(1)).toBeUndefined()
  expect(guessColumns(columns('Chef', 'medarbetare')).get(1)).toBe('role')
})

test.each([
  'Avdelning;Avdelningsnamn',
  'Enhet;Enhetsnamn',
  'Avd;Avdelningsbenämning',
  'Orgenhet;Org.enhet namn',
  'Org.Unit;Org.unit text',
])('of %s the one that has numbers is the code of the other', (headings) => {
  const [code, name] = headings.split(';')
  expect(guess(`E-post;${code};${name}`, 'a@b.se;100;Lager', 'b@b.se;200;Kök 2')).toBe('email unit_id unit')
  expect(guess(`E-post;${name};${code}`, 'a@b.se;Lager;A-100', 'b@b.se;Kök 2;A-200')).toBe(
    'email unit unit_id',
  )
  expect(guess(`E-post;Förvaltning;${code};${name}`, 'a@b.se;Vård;100;Lager', 'b@b.se;Vård;200;Kök')).toBe(
    'email level_1 - level_2',
  )
})

test('a column that has one code for several units is the code of none', () => {
  expect(guess('E-post;Avdelning;Org.nr', 'a@b.se;Lager;556677-8899', 'b@b.se;Kök;556677-8899')).toBe(
    'email unit -',
  )
  expect(guess('E-post;Avdelning;Org.nr', 'a@b.se;Lager;10', 'b@b.se;lager;10', 'c@b.se;Kök;20')).toBe(
    'email unit unit_id',
  )
})

test.each([
  ['E-post;E-post arbete;Namn', '- email name'],
  ['E-post privat;Användarnamn;Namn', '- email name'],
  ['Privat e-post;E-post (hem);Namn', '- - name'],
  ['E-mail;Private e-mail;Namn', 'email - name'],
  ['Email - Home;Work e-mail;Name', '- email name'],
])(
  'of the addresses in %s a survey goes to the one at work, and to none that is private',
  (headings, fields) => {
    expect(guess(headings, 'a@privat.se;a@b.se;Kim Ek', 'b@privat.se;b@b.se;Bo Al')).toBe(fields)
  },
)

test.each([
  ["Worker's Manager", 'email - manager'],
  ['Reporting to', 'email - manager'],
  ['Överordnad chef, namn', 'email - -'],
  ['Lönesättande chef', 'email - -'],
])('names of managers under %s are nobody’s own', (heading, fields) => {
  expect(guess(`E-post;Not;${heading}`, 'a@b.se;x;Siv Alm', 'b@b.se;y;Kim Ek')).toBe(fields)
})

test('names that are written as Ek, Kim have the last name first, whatever their heading', () => {
  expect(guess('Namn;E-post', 'Ek, Kim;a@b.se', 'von Essen, Bo;b@b.se')).toBe('last_name_first email')
  expect(guess('Namn;Förnamn;E-post', 'Ek, Kim;Kim;a@b.se', 'Al, Bo;Bo;b@b.se')).toBe(
    'last_name_first - email',
  )
  expect(guess('Namn;E-post', 'Kim Ek;a@b.se', 'Bo Al, PhD;b@b.se')).toBe('name email')
})

test('of two units that have names both are levels, and of two that have numbers too', () => {
  expect(guess('E-post;Enhet;Arbetsplats', 'a@b.se;Norr;Lund', 'b@b.se;Syd;Lomma')).toBe(
    'email level_1 level_2',
  )
  expect(guess('E-post;Enhet;Arbetsplats', 'a@b.se;1;11', 'b@b.se;2;21')).toBe('email level_1 level_2')
})

describe('what a column is, by its heading', () => {
  test.each([
    ['Anst.nr;Namn;E-post;Avdelning;Chef', 'employee_id name email unit -'],
    [
      'Employee ID;First name;Last name;Work e-mail;Department;Manager',
      'employee_id first_name last_name email unit -',
    ],
    [
      'Anställningsnr;Efternamn, förnamn;E-postadress;Organisationsenhet',
      'employee_id last_name_first email unit',
    ],
    ['Namn;Förnamn;Efternamn;Mejl;Team', 'name - - email unit'],
    ['E-post;Namn;Avdelningskod;Avdelning', 'email name unit_id unit'],
    ['E-post;Förvaltning;Avdelning;Enhet', 'email level_1 level_2 level_3'],
    ['Email;Team;Department;Company', 'email level_3 level_2 level_1'],
    ['E-post;Enhet;Överordnad enhet', 'email unit parent_id'],
    ['E-post;Namn;Chef', 'email name manager'],
    ['E-post;Namn;Närmaste chef;Chefs e-post', 'email name manager -'],
    ['Email;Name;Reports to', 'email name manager'],
    ['E-post;Avdelning;Mobil;Språk;Lön', 'email unit mobile language -'],
    ['Email Address [Required];Department;Employee ID', 'email unit employee_id'],
    ['E-post;Tjänsteställe', 'email unit'],
    ['Namn;Mejl;Skola;Arbetslag', 'name email level_1 level_2'],
    ['Ansattnr;Navn;Avdeling;E-post;Nærmeste leder', 'employee_id name unit email -'],
    ['Medarbejdernummer;Navn;Afdeling;Arbejdsmail;Leder', 'employee_id name unit email -'],
    ['Henkilönumero;Nimi;Osasto;Sähköposti;Esimies', 'employee_id name unit email -'],
    ['Henkilönumero;Nimi;Sähköposti;Esimies', 'employee_id name email manager'],
  ])('%s', (headings, fields) => {
    expect(guess(headings)).toBe(fields)
  })
})

describe('what a column is, by what its cells look like', () => {
  test.each([
    [
      'addresses that differ are those of the people',
      'email unit',
      'Inloggning;Avdelning',
      'a@b.se;Vård',
      'c@b.se;Vård',
    ],
    [
      'addresses that come back are those of managers',
      'email - name',
      'Kontakt;Ansvarig;Vem',
      'a@b.se;x@b.se;Kim Ek',
      'c@b.se;x@b.se;Robin Al',
    ],
    [
      'the manager is the column with addresses, of two that are headed so',
      'email - manager',
      'E-post;Chef;Chef e-post',
      'a@b.se;Siv Alm;siv@b.se',
      'siv@b.se;;',
    ],
    [
      'a department with the units above it is a path',
      'email unit_path',
      'E-post;Avdelning',
      'a@b.se;Region Nord/Vård/Natt',
      'c@b.se;Region Syd/Vård',
    ],
    [
      'one slash in a name is none',
      'email unit',
      'E-post;Avdelning',
      'a@b.se;HR/Ekonomi',
      'c@b.se;Vård',
      'd@b.se;Kök',
    ],
    [
      'mobile numbers are known without a heading',
      'email mobile unit',
      'E-post;Kontakt;Team',
      'a@b.se;070-123 45 67;A',
      'c@b.se;+46701234568;A',
    ],
    [
      'numbers under an unknown heading say who is who, where there is no address',
      'employee_id unit',
      'Pers;Team',
      'A1017;Vård',
      'A1018;Vård',
    ],
    [
      'a path is known by a heading that says it is required',
      'email unit_path -',
      'Email Address [Required];Org Unit Path [Required];Department',
      'a@b.se;/Vård/Hemtjänst;Vård',
      'c@b.se;/Vård/Kök;Vård',
    ],
    [
      'a number of the manager is not that of the person',
      'email unit -',
      'Email;Department;Manager User Sys ID',
      'a@b.se;Vård;1002',
      'c@b.se;Vård;1003',
    ],
    [
      'a cost centre is the unit where nothing else is, by its name and its number',
      'name unit_id unit email',
      'Namn;Kst;Kst benämning;E-post',
      'Kim Ek;410;Hemtjänst;a@b.se',
      'Robin Al;400;Kök;c@b.se',
    ],
    [
      'a cost centre with a number alone is the unit too',
      'email unit',
      'E-post;Kostnadsställe',
      'a@b.se;410',
      'c@b.se;400',
    ],
    [
      'but not where managers say more',
      'email - manager',
      'E-post;Kostnadsställe;Chef',
      'a@b.se;410;Siv Alm',
      'c@b.se;400;Siv Alm',
    ],
    [
      'and beside a department it is nothing',
      'email - unit',
      'E-post;Kostnadsställe;Avdelning',
      'a@b.se;410;Vård',
      'c@b.se;400;Vård',
    ],
    [
      'mobile numbers that could be days of birth are mobile numbers',
      'email mobile unit',
      'E-post;Kontakt;Team',
      'a@b.se;0701234567;A',
      'c@b.se;0702281234;A',
    ],
    [
      'personal identity numbers are never guessed to be anything',
      'email - unit',
      'E-post;Personnr;Team',
      'a@b.se;850101-1234;A',
      'c@b.se;19900213-4321;A',
    ],
  ])('%s', (_, fields, ...rows) => {
    expect(guess(...rows)).toBe(fields)
  })
})
