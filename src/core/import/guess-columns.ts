import { readMobileNumber } from '../sms/mobile-number.ts'
import { levelFields, type MappableField } from './column-mapping.ts'
import { isRole } from './file-person.ts'
import { findHeading, isPrivate, plainHeading, withoutRemarks } from './headings.ts'
import { sameName } from './unit-nodes.ts'
import { separatorOf } from './unit-path.ts'

/** A column to guess: its heading, and cells of the first rows. */
export type ColumnSeen = { readonly heading: string; readonly cells: readonly string[] }

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const spelled = (heading: string): string => plainHeading(withoutRemarks(heading)) || plainHeading(heading)

/** Headings of units, one row for each rank from the top. Two or more of them in one list are levels. */
const ranks = [
  'koncern group corporation concern niva1 level1 orgniva1 organisationsniva1',
  'bolag foretag company legalentity juridiskenhet niva2 level2 orgniva2 organisationsniva2',
  'forvaltning region division affarsomrade businessarea businessunit niva3 level3 orgniva3 organisationsniva3',
  'verksamhet verksamhetsomrade omrade area niva4 level4 orgniva4 organisationsniva4',
  'avdelning avdelningsnamn avdelningsbenamning avdelningstext avd department departmentname dept klinik skola forskola niva5 level5 orgniva5 avdeling afdeling osasto',
  'enhet enhetsnamn enhetsbenamning unit unitname organisationsenhet orgenhet orgenhetnamn orgenhetsnamn orgenhetstext orgenhetsbenamning enhetstext orgnamn orgbenamning organisationsnamn organisation organization orgunit supervisoryorganization orgunittext orgunitname organizationalunit organizationalunittext arbetsplats arbetsstalle tjanstestalle workplace',
  'sektion section grupp gruppnamn arbetsgrupp arbetslag team teamnamn teamname',
].map(words)

const paths = words(
  'sokvag organisationssokvag orgsokvag orgpath organisationpath organizationpath orgunitpath path organisationstrad orgtrad tillhorighet organisationstillhorighet',
)
const codes = words(
  'avdelningskod avdelningsid avdelningsnr avdelningsnummer departmentcode departmentid deptid deptcode orgkod orgid orgnr organisationskod',
)
/** Columns to use where a list has no department. */
const costCentres = {
  number: words('kostnadsstalle kst costcenter costcentre kostnadssted resultatenhet'),
  name: words(
    'kostnadsstallenamn kostnadsstallebenamning kostnadsstalletext kstnamn kstbenamning ksttext costcentername costcentrename kostnadsstednavn resultatenhetnamn',
  ),
}
const managers =
  /^(narmaste|narmsta|narmeste|ansvarig|workers|employees)?(chef|chefs|manager|linemanager|supervisor|reportsto|reportingto|rapporterartill|leader|leder|ledare|forman|esimies|arbetsledare)(s?(usersysid|epost|epostadress|email|mail|mejl|anstnr|anstallningsnummer|anstallningsnr|anstallningsid|nr|nummer|id|no|number|namn|name|employeeid|employeenumber|upn))?$/

/** Headings of somebody above the person of the line, whose name, address or number is never the person's own. */
const aboveThem = /chef|manager|supervisor|report(s|ing)to|rapporterar|leder|ledare|forman|esimies|ansvarig/

/** Whether at least this share of the filled cells fulfils a condition. */
const mostly = (cells: readonly string[], is: (cell: string) => boolean, share = 0.8): boolean => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(is).length >= filled.length * share
}

const isAddress = (cell: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(cell)
const isMobile = (cell: string): boolean => /^(\+|00|07)/.test(cell) && readMobileNumber(cell) !== null
const isFullName = (cell: string): boolean => /^\p{L}[\p{L}'’.-]*( \p{L}[\p{L}'’.-]*){1,4}$/u.test(cell)
/** Ek, Kim. */
const hasLastNameFirst = (cell: string): boolean => /^[^,]+,\s*[^,]+$/.test(cell)
const isNumberOfPerson = (cell: string): boolean => /^[A-Za-z]{0,4}-?\d{1,9}$/.test(cell)
/** A Swedish personal identity number or co-ordination number: 850101-1234, 198501011234. */
const isPersonalNumber = (cell: string): boolean =>
  /^(19|20)?\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])[-+ ]?\d{4}$/.test(cell)

/** Beside another column of addresses, one that is named so is where a survey goes. */
const isAddressAtWork = ({ heading, cells }: ColumnSeen): boolean =>
  findHeading(heading) === 'email' &&
  /arbet|arbej|jobb|work|business|company|työ/i.test(heading) &&
  (cells.length === 0 || cells.some((cell) => cell !== ''))

const areDifferent = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '')
  return new Set(filled).size >= filled.length * 0.9
}

/**
 * Whether the cells are personal identity numbers, which the product never asks for and never guesses. 0701234567 could be
 * one of 2007, but a column of such numbers is one of mobile numbers.
 */
export const holdsPersonalNumbers = ({ cells }: ColumnSeen): boolean =>
  mostly(cells, isPersonalNumber) && !mostly(cells, isMobile)

/**
 * Guesses the field of each column, by its heading in Swedish or English and otherwise by its cells. The manager is guessed
 * only where nothing else gives the unit: departments alone make the tree that HR knows.
 * @returns by column index; columns without a guess are left out
 */
export function guessColumns(columns: readonly ColumnSeen[]): ReadonlyMap<number, MappableField> {
  const guessed = new Map<number, MappableField>()
  const taken = new Set<MappableField>()
  const take = (place: number | undefined, field: MappableField) => {
    if (place === undefined || place < 0 || guessed.has(place) || taken.has(field)) return
    guessed.set(place, field)
    taken.add(field)
  }
  const free = (is: (column: ColumnSeen) => boolean) =>
    columns.findIndex((column, place) => !guessed.has(place) && !holdsPersonalNumbers(column) && is(column))

  guessUnits(columns, take)
  const manager = bestManager(columns, guessed)
  take(columns.findIndex(isAddressAtWork), 'email')
  for (const [place, column] of columns.entries()) {
    const named = findHeading(column.heading)
    const isOfUnits = named === 'unit' || named === 'unit_id' || named === 'parent_id'
    if (named === undefined || isOfUnits || holdsPersonalNumbers(column)) continue
    // No list gives a role, and what people work as is none.
    if (named === 'role' && !mostly(column.cells, isRole, 1)) continue
    take(place, named === 'name' && mostly(column.cells, hasLastNameFirst) ? 'last_name_first' : named)
  }
  if (taken.has('name') || taken.has('last_name_first')) dropParts(guessed, taken.has('name'))
  const isOther = ({ heading }: ColumnSeen) => !aboveThem.test(spelled(heading)) && !isPrivate(heading)
  take(
    free((column) => isOther(column) && mostly(column.cells, isAddress) && areDifferent(column.cells)),
    'email',
  )
  take(
    free(({ cells }) => mostly(cells, isMobile)),
    'mobile',
  )
  const hasNumberHeading = ({ heading }: ColumnSeen) => /(nr|nummer|id|no|number|kod)$/.test(spelled(heading))
  take(
    free(
      (column) =>
        isOther(column) &&
        (hasNumberHeading(column) || !taken.has('email')) &&
        mostly(column.cells, isNumberOfPerson, 1) &&
        areDifferent(column.cells),
    ),
    'employee_id',
  )
  if (
    !['name', 'first_name', 'last_name', 'last_name_first'].some((name) => taken.has(name as MappableField))
  )
    take(
      free((column) => isOther(column) && mostly(column.cells, isFullName) && areDifferent(column.cells)),
      'name',
    )
  const hasUnits = ['unit', 'unit_path', 'level_1'].some((field) => taken.has(field as MappableField))
  if (!hasUnits) take(manager, 'manager')
  // Bare numbers are poor names of units, but better than none.
  if (!hasUnits && manager === undefined) take(costCentreOf(columns), 'unit')
  return guessed
}

/** Drops parts of a name where there is a whole name. */
function dropParts(guessed: Map<number, MappableField>, hasName: boolean): void {
  for (const [place, field] of guessed)
    if (field === 'first_name' || field === 'last_name' || (hasName && field === 'last_name_first'))
      guessed.delete(place)
}

type Take = (place: number | undefined, field: MappableField) => void

function guessUnits(columns: readonly ColumnSeen[], take: Take): void {
  const named = columns.map(({ heading }) => findHeading(heading))
  const takeCode = (code: number | undefined, unit: number) => {
    if (nameEach(columns[code ?? -1], columns[unit])) take(code, 'unit_id')
  }
  const parent = named.indexOf('parent_id')
  if (parent >= 0) {
    for (const field of ['unit_id', 'unit', 'parent_id'] as const) take(named.indexOf(field), field)
    return
  }
  const isPath = ({ cells }: ColumnSeen) =>
    separatorOf(cells) !== null && mostly(cells, (cell) => !isAddress(cell))
  const sorted = ranks.map((names) =>
    codesApart(
      columns,
      columns.flatMap(({ heading }, place) => (names.has(spelled(heading)) ? [place] : [])),
    ),
  )
  const ranked = sorted.flatMap(({ named }) => named)
  const path = columns.findIndex((column, place) => {
    const isUnit = paths.has(spelled(column.heading)) || ranked.includes(place)
    return isUnit && isPath(column)
  })
  if (path >= 0) {
    take(path, 'unit_path')
    return
  }
  if (ranked.length > 1) {
    for (const [at, place] of ranked.slice(-levelFields.length).entries())
      take(place, levelFields[at] ?? 'unit')
    return
  }
  const unit = ranked[0]
  if (unit === undefined) {
    const centre = columns.findIndex(({ heading }) => costCentres.name.has(spelled(heading)))
    if (centre < 0) return
    take(centre, 'unit')
    takeCode(costCentreOf(columns), centre)
    return
  }
  take(unit, 'unit')
  const code = columns.findIndex(
    ({ heading }, place) => codes.has(spelled(heading)) || named[place] === 'unit_id',
  )
  takeCode(code < 0 ? sorted.flatMap(({ coded }) => coded)[0] : code, unit)
}

/** Whether each code has one name: the number of a whole company, Org.nr, is the code of none of its departments. */
function nameEach(codes: ColumnSeen | undefined, names: ColumnSeen | undefined): boolean {
  const nameOf = new Map<string, string>()
  return (codes?.cells ?? []).every((code, at) => {
    const name = sameName(names?.cells[at] ?? '')
    const known = nameOf.get(code) ?? name
    if (code !== '' && name !== '') nameOf.set(code, known)
    return code === '' || name === '' || known === name
  })
}

const isCode = (cell: string): boolean => /^[A-Za-z]{0,4}[-. ]?\d[\d.-]*$/.test(cell)

/** Of columns of one rank, such as Avdelning and Avdelningsnamn, one may have the codes of what another names. */
function codesApart(columns: readonly ColumnSeen[], places: readonly number[]) {
  const hasCodes = (place: number) => mostly(columns[place]?.cells ?? [], isCode)
  const coded = places.filter(hasCodes)
  return coded.length === places.length
    ? { named: places, coded: [] }
    : { named: places.filter((place) => !coded.includes(place)), coded }
}

const costCentreOf = (columns: readonly ColumnSeen[]): number =>
  columns.findIndex(({ heading }) => costCentres.number.has(spelled(heading)))

/** Of columns with a manager's heading, the one with addresses; then numbers; then names. */
function bestManager(
  columns: readonly ColumnSeen[],
  guessed: ReadonlyMap<number, MappableField>,
): number | undefined {
  const headed = columns.flatMap(({ heading }, place) =>
    managers.test(spelled(heading)) && !guessed.has(place) ? [place] : [],
  )
  const like = (is: (cell: string) => boolean) =>
    headed.find((place) => mostly(columns[place]?.cells ?? [], is))
  return like(isAddress) ?? like(isNumberOfPerson) ?? headed[0]
}
