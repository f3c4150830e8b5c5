import { z } from 'zod'
import { type Day, isDay } from '#core/calendar/local-time.ts'
import { mappableFields } from '#core/import/column-mapping.ts'
import { listChangeKinds } from '#core/import/list-change.ts'
import { importColumns, importErrorCodes, importWarningCodes } from '#core/import/problem.ts'
import { languages } from '#core/languages.ts'
import { asDay } from '../as-written.ts'
import { roleNames } from '../identity/me.ts'

export const organisationView = z.object({
  id: z.string(),
  name: z.string(),
  /** Swedish organisation number, NNNNNN-NNNN; null: unknown. */
  number: z.string().nullable(),
  simulated: z.boolean(),
  smallestGroup: z.int(),
  /** For rounds prepared from now on: no figure may say that everybody invited to a group answered. */
  hideFullParticipation: z.boolean(),
  /** Whether people with an address and a number get an SMS, without a code, about reminders. */
  smsReminders: z.boolean(),
  /** The language of newcomers without one in the list. */
  language: z.enum(languages),
  members: z.int(),
  units: z.int(),
  /** Members whose address takes no mail, or whose number no SMS. */
  refusedAddresses: z.int(),
  /** Whether the product can send SMS to people without an address. */
  sms: z.boolean(),
})
export type OrganisationView = z.infer<typeof organisationView>

export const unitList = z.object({
  units: z.array(
    z.object({
      id: z.string(),
      externalId: z.string(),
      name: z.string(),
      parentId: z.string().nullable(),
      members: z.int(),
    }),
  ),
})
export type UnitList = z.infer<typeof unitList>

export const memberList = z.object({
  total: z.int(),
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Null: the person has none, and is invited by SMS or by a sealed slip. */
      email: z.string().nullable(),
      employeeId: z.string().nullable(),
      /** E.164; stored beside an address only where reminders are also sent by SMS. Null: none, or no SMS can be sent. */
      mobile: z.string().nullable(),
      language: z.enum(languages),
      unitId: z.string(),
      /** The day since which the address refuses mail, or the number SMS, permanently; null: as far as we know it takes them. */
      addressRefusedOn: z.iso.date().nullable(),
      roles: z.array(z.enum(roleNames)),
    }),
  ),
})
export type MemberList = z.infer<typeof memberList>

export const memberQuery = z.strictObject({
  search: z.string().max(100).optional(),
  unitId: z.uuid().optional(),
  /** `only`: members whose address takes no mail, or whose number takes no SMS. */
  refusedAddresses: z.literal('only').optional(),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})

const mappedColumn = z.strictObject({
  /** The heading as written in the file. */
  heading: z.string().max(1000),
  /** The letters of the column, where the heading is empty or occurs twice. */
  column: z
    .string()
    .regex(/^[A-Z]{1,3}$/)
    .optional(),
  field: z.enum(mappableFields),
})

/** Options for reading a file. */
const fileChoice = {
  /** For a workbook, the name of the sheet (Excel allows 31 characters); by default the first visible one with content. */
  sheet: z.string().max(255).optional(),
  /** For a workbook, whether to read rows hidden by hand or by a filter; by default they are read. */
  hiddenRows: z.enum(['read', 'left-out']).optional(),
  /** For several lines about one person, reads only the first; without it the lines must agree. */
  repeatedPeople: z.enum(['first']).optional(),
  /** The fields of the columns, for a list in another form than the documented one; null asks again, whatever is remembered. */
  columns: z.array(mappedColumn).max(64).nullable().optional(),
  /** Corrections of single cells, by cell name (D17). */
  cells: z.record(z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/), z.string().max(400)).optional(),
}

/** The bytes as they are on the reader's disk: the server detects encoding and separator. */
export const startImportRequest = z.strictObject({
  fileName: z.string().max(255),
  /** 32 MB are 44.8 million base64 characters; the use case limits the file itself. */
  contentBase64: z.base64().max(45_000_000),
  ...fileChoice,
})

/** The same file with other options; absent ones stay as they are. */
export const readAgainRequest = z.strictObject(fileChoice)

/** The day from which a change by hand applies: from tomorrow, at most a year ahead. */
export const importToPostpone = z.strictObject({
  holdsFrom: z.custom<Day>(isDay, { message: 'wrong-format' }).meta(asDay),
})

const importStates = [
  'planning',
  'unmapped',
  'refused',
  'planned',
  'waiting',
  'applying',
  'applied',
  'failed',
] as const

/** `code` chooses its text (text/…/import-errors.ts), filled from line, column, value and details. */
const importProblem = z.object({
  /** Line in the file, counting the headings as line 1; 0 for the file as a whole. */
  line: z.int().min(0),
  column: z.enum(importColumns).nullable(),
  code: z.enum([...importErrorCodes, ...importWarningCodes]),
  /** The value of the cell, shortened. */
  value: z.string().nullable(),
  /** `sheet` and `cell` (D17), and values for the text: `otherLine`, `otherValue`, `count`, `present`, `most`, `unit`, `role`. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ImportProblemView = z.infer<typeof importProblem>

export const importView = z.object({
  id: z.string(),
  kind: z.enum(['file', 'scim', ...listChangeKinds]),
  /** Empty for a change by hand; for an undo, the file that it undoes. */
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  state: z.enum(importStates),
  progress: z.int().min(0).max(100),
  /** The day from which a postponed change by hand applies; until then it is `waiting`. */
  holdsFrom: z.iso.date().nullable(),
  /** True if nothing newer has changed the list, and the import is less than 30 days old. */
  canBeUndone: z.boolean(),
  report: z
    .object({
      /** Lines with content, the headings not counted. */
      lines: z.int(),
      /** Null: the file could not be decoded. */
      encoding: z.enum(['utf-8', 'utf-16', 'latin-1', 'macintosh', 'cp850']).nullable(),
      separator: z.enum([';', ',', '\t', '|']).nullable(),
      /** For a workbook: the sheet that was read, and the names of other visible ones with content. */
      sheet: z
        .object({
          name: z.string(),
          others: z.array(z.string()),
          /** Hidden sheets with content, which are read only if chosen. */
          hidden: z.array(z.string()),
          hiddenRows: z.int(),
          hiddenRowsLeftOut: z.boolean(),
        })
        .nullable(),
      /** For a list in another form than the documented one: its columns, to be mapped, with cells of the first rows. */
      toMap: z
        .array(
          z.object({
            column: z.string(),
            heading: z.string(),
            samples: z.array(z.string()),
            /** True if the cells look like personal identity numbers; then they are not shown. */
            withheld: z.boolean(),
            /** The guessed field. */
            field: z.enum(mappableFields).nullable(),
          }),
        )
        .nullable(),
      /** How the columns of such a list were mapped, and whether an earlier list's mapping was used. */
      mapped: z.object({ columns: z.array(mappedColumn), remembered: z.boolean() }).nullable(),
      units: z.object({ added: z.int(), changed: z.int(), removed: z.int(), kept: z.int() }),
      members: z.object({
        added: z.int(),
        changed: z.int(),
        moved: z.int(),
        removed: z.int(),
        kept: z.int(),
        identitiesChanged: z.int(),
      }),
      /** At most 200 errors are listed; `errorCount` counts all. */
      errorCount: z.int(),
      errors: z.array(importProblem),
      warnings: z.array(importProblem),
      /** The people whom the file changes, with their units before and after; at most 200, and only until it is applied or given up. */
      people: z.array(
        z.object({
          kind: z.enum(['added', 'changed', 'moved', 'removed']),
          name: z.string(),
          email: z.string().nullable(),
          from: z.string().nullable(),
          to: z.string().nullable(),
          /** Units that the person then no longer leads. */
          leadsNoLonger: z.array(z.string()),
        }),
      ),
      /** Units that change, or that people move between; at most 20. Numbers of people include all units below. */
      unitChanges: z.array(
        z.object({
          name: z.string(),
          /** Null: the unit closes. */
          newName: z.string().nullable(),
          from: z.string().nullable(),
          to: z.string().nullable(),
          isNew: z.boolean(),
          peopleBefore: z.int(),
          peopleAfter: z.int(),
          /** How many are not in the unit today. */
          newcomers: z.int(),
        }),
      ),
    })
    .nullable(),
})
export type ImportView = z.infer<typeof importView>

export const importList = z.object({ imports: z.array(importView) })
export type ImportList = z.infer<typeof importList>
