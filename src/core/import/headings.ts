import type { ImportColumn } from './problem.ts'

/** The fields that a heading can name: one of our columns, or a part of the name. */
export type Heading = ImportColumn | 'first_name' | 'last_name' | 'last_name_first'

/**
 * Headings of columns in Swedish, English, Danish, Norwegian and Finnish, normalised by `plainHeading`: without case,
 * punctuation and marks above letters. The import runbook lists the first Swedish and English of each.
 */
const headings: Record<Heading, string> = {
  unit_id:
    'enhetid enhetsid enhetskod enhetsnr enhetsnummer unitid unitcode unitno unitnumber enhedid enhedsid enhedskode enhedsnummer enhetskode yksikkoid yksikonid yksikkotunnus yksikkokoodi',
  unit: 'enhet enhetsnamn enhetensnamn unit unitname nameofunit enhed enhedsnavn enhetsnavn yksikko yksikonnimi',
  parent_id:
    'overordnadid overordnad overordnadenhet overordnadenhetid overordnadenhetsid parentid parent parentunit parentunitid parentunitcode overordnet overordnetid overordnetenhed overordnetenhedid overordnetenhet overordnetenhetid ylempiyksikko ylempiyksikkoid ylayksikko',
  email:
    'epost epostadress epostarbete arbetsepost jobbepost email emailadress emailaddress emailwork workemail workemailaddress businessemail companyemail mail mailadress mailaddress mejl mejladress jobbmejl arbetsmejl jobbmail arbetsmail emailadresse mailadresse arbejdsmail arbejdsemail epostadresse epostjobb sahkoposti sahkopostiosoite tyosahkoposti',
  name: 'namn fullstandigtnamn helanamnet fornamnefternamn fornamnochefternamn visningsnamn name fullname displayname employeename firstnamelastname navn fuldenavn fuldtnavn fulltnavn nimi kokonimi',
  employee_id:
    'anstallningsnummer anstallningsnr anstallningsid anstallningsnum anstnr anstnummer anstid anstalldnr anstalldnummer anstalldid personalnummer personalnr personalid medarbetarnummer medarbetarnr medarbetarid employeeid employeenumber employeenr employeeno employeecode empid empno empnumber staffid staffno staffnumber personnelnumber personnelno personnelid medarbejdernummer medarbejdernr medarbejderid ansaettelsesnummer ansattnummer ansattnr ansattid ansatteid henkilonumero henkilostonumero tyontekijanumero tyontekijaid',
  language: 'sprak sprakkod language languagecode lang sprog sprogkode sprakkode kieli kielikoodi',
  mobile:
    'mobil mobilnummer mobilnr mobiltelefon mobiltelefonnummer mobiltelefonnr mobiltel mobile mobilenumber mobileno mobilephone mobilephonenumber cell cellphone matkapuhelin matkapuhelinnumero',
  role: 'roll role rolle rooli',
  first_name: 'fornamn tilltalsnamn firstname givenname forename fornavn etunimi',
  last_name: 'efternamn lastname surname familyname efternavn etternavn sukunimi',
  last_name_first:
    'efternamnfornamn efternamnochfornamn lastnamefirstname surnamefirstname lastfirst efternavnfornavn etternavnfornavn sukunimietunimi',
}

const headingOf = new Map(
  Object.entries(headings).flatMap(([heading, names]) =>
    names.split(' ').map((name) => [name, heading as Heading] as const),
  ),
)

/** Columns that every file must have. */
export const requiredColumns = ['unit_id', 'unit', 'parent_id'] as const satisfies ImportColumn[]

/** A file must have one of these: they identify the person of a line. */
export const keyColumns = ['email', 'employee_id'] as const satisfies ImportColumn[]

/** Reduces to small letters and digits. Many systems can write neither å nor ø in a heading. */
export const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Removes remarks in brackets: "E-post (arbete)" and "Email Address [Required]". */
export const withoutRemarks = (text: string): string => text.replace(/\([^)]*\)|\[[^\]]*\]/g, '')

/** Whether a heading says that its addresses are private ones, to which no invitation goes unasked. */
export const isPrivate = (text: string): boolean =>
  /(?<!\p{L})(privat\p{L}*|personlig\p{L}*|hem|home|personal (?=e-?mail))(?!\p{L})/iu.test(text)

/** The field that a heading names; undefined for none of ours. "E-post (arbete) *" is "e-post" too. */
export function findHeading(text: string): Heading | undefined {
  const named = headingOf.get(plainHeading(text)) ?? headingOf.get(plainHeading(withoutRemarks(text)))
  return named === 'email' && isPrivate(text) ? undefined : named
}

/** The headings are searched in this many first rows: titles and dates may come before them. */
export const rowsToHeadings = 10

/** How many of our columns a row of headings names. */
export const countNamed = (cells: readonly string[]): number =>
  new Set(cells.map(findHeading).filter((heading) => heading !== undefined)).size

/** The longest row of headings that is read, in characters; a file without line ends is not searched to its end. */
const longestHeadings = 10_000

/** The first rows of a text, not yet split into cells. */
export const firstRows = (text: string): readonly string[] =>
  text
    .slice(0, longestHeadings)
    .split(/[\r\n]+/)
    .filter((row) => row.trim() !== '')
    .slice(0, rowsToHeadings)

/** The most of our columns that one of the first rows names, with any separator. */
export const countHeadings = (text: string): number =>
  Math.max(0, ...firstRows(text).map((row) => countNamed(row.split(/[;,\t|]/))))
