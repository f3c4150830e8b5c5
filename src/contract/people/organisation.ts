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
  /** Swedish organisation number, NNNNNN-NNNN; null: none is written down. */
  number: z.string().nullable(),
  simulated: z.boolean(),
  smallestGroup: z.int(),
  /** Whether no figure of rounds prepared from now on may say that everybody invited to a group answered. */
  hideFullParticipation: z.boolean(),
  /** Whether people with an address and a number are told of reminders by SMS, without a code. */
  smsReminders: z.boolean(),
  /** Of newcomers to the list who have none there. */
  language: z.enum(languages),
  members: z.int(),
  units: z.int(),
  /** Members whose address takes no mail, or whose number no SMS. */
  refusedAddresses: z.int(),
  /** Whether people without an address can be written to by SMS. */
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
      /** Null: has none, and is invited by SMS or by a sealed slip. */
      email: z.string().nullable(),
      employeeId: z.string().nullable(),
      /** E.164; beside an address only where reminders are sent by SMS too. Null: none, or no SMS can be sent. */
      mobile: z.string().nullable(),
      language: z.enum(languages),
      unitId: z.string(),
      /** Since when the address refuses mail, or the number SMS, for good; null: as far as we know it takes them. */
      addressRefusedOn: z.iso.date().nullable(),
      roles: z.array(z.enum(roleNames)),
    }),
  ),
})
export type MemberList = z.infer<typeof memberList>

export const memberQuery = z.strictObject({
  search: z.string().max(100).optional(),
  unitId: z.uuid().optional(),
  /** `only`: those whose address takes no mail, or whose number no SMS. */
  refusedAddresses: z.literal('only').optional(),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})

const mappedColumn = z.strictObject({
  /** As it stands in the file. */
  heading: z.string().max(1000),
  /** The letters above it, where the heading is empty or is there twice. */
  column: z
    .string()
    .regex(/^[A-Z]{1,3}$/)
    .optional(),
  field: z.enum(mappableFields),
})

/** How a file is read. */
const fileChoice = {
  /** Of a workbook, the sheet by the name on its tab; without it the first visible one with something in it. Excel allows 31 characters. */
  sheet: z.string().max(255).optional(),
  /** Of a workbook, rows hidden by hand or by a filter; without it they are read. */
  hiddenRows: z.enum(['read', 'left-out']).optional(),
  /** Of several lines about one person, reads the first one alone; without it they have to say the same. */
  repeatedPeople: z.enum(['first']).optional(),
  /** What the columns of a list that is not the documented one are; null asks, whatever is remembered of earlier lists. */
  columns: z.array(mappedColumn).max(64).nullable().optional(),
  /** Corrections of single cells, by their name (D17). */
  cells: z.record(z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/), z.string().max(400)).optional(),
}

/** Bytes as they came from the reader's disk: the server finds the encoding and the separator. */
export const startImportRequest = z.strictObject({
  fileName: z.string().max(255),
  /** 32 MB of file are 44.8 million characters; how large the file itself may be, the use case says. */
  contentBase64: z.base64().max(45_000_000),
  ...fileChoice,
})

/** The same file, read in another way: what is absent stays as it is. */
export const readAgainRequest = z.strictObject(fileChoice)

/** From which day a change by hand is to hold: from tomorrow, at most a year ahead. */
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

/** Its words are chosen by `code` (text/…/import-errors.ts), filled from line, column, value and details. */
const importProblem = z.object({
  /** Line in the file, the headings being line 1; 0 when the file as a whole is meant. */
  line: z.int().min(0),
  column: z.enum(importColumns).nullable(),
  code: z.enum([...importErrorCodes, ...importWarningCodes]),
  /** What is there, shortened. */
  value: z.string().nullable(),
  /** `sheet` and `cell` (D17) of a workbook, and what the words need besides: `otherLine`, `otherValue`, `count`, `present`, `most`, `unit`, `role`. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ImportProblemView = z.infer<typeof importProblem>

export const importView = z.object({
  id: z.string(),
  kind: z.enum(['file', 'scim', ...listChangeKinds]),
  /** Empty for a change by hand; of an undo, the file that it undoes. */
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  state: z.enum(importStates),
  progress: z.int().min(0).max(100),
  /** The day from which a change by hand holds that did not hold at once; until then it is `waiting`. */
  holdsFrom: z.iso.date().nullable(),
  /** Nothing newer has changed the list, and it was less than 30 days ago. */
  canBeUndone: z.boolean(),
  report: z
    .object({
      /** Lines with content, the headings not counted. */
      lines: z.int(),
      /** Null: the file could not be read that far. */
      encoding: z.enum(['utf-8', 'utf-16', 'latin-1', 'macintosh', 'cp850']).nullable(),
      separator: z.enum([';', ',', '\t', '|']).nullable(),
      /** Of a workbook: which sheet was read, and the names of other visible ones with something in them. */
      sheet: z
        .object({
          name: z.string(),
          others: z.array(z.string()),
          /** Hidden sheets with something in them, which are read only where they are chosen. */
          hidden: z.array(z.string()),
          hiddenRows: z.int(),
          hiddenRowsLeftOut: z.boolean(),
        })
        .nullable(),
      /** Of a list that is not the documented one: its columns, to be mapped, with cells of the first rows. */
      toMap: z
        .array(
          z.object({
            column: z.string(),
            heading: z.string(),
            samples: z.array(z.string()),
            /** They look like personal identity numbers and are not shown. */
            withheld: z.boolean(),
            /** What it is guessed to be. */
            field: z.enum(mappableFields).nullable(),
          }),
        )
        .nullable(),
      /** What the columns of such a list were read as, and whether an earlier list says so. */
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
      /** At most 200 are listed; `errorCount` is all of them. */
      errorCount: z.int(),
      errors: z.array(importProblem),
      warnings: z.array(importProblem),
      /** Whom the file changes, with the names of units before and after; at most 200, and only until it is done or given up. */
      people: z.array(
        z.object({
          kind: z.enum(['added', 'changed', 'moved', 'removed']),
          name: z.string(),
          email: z.string().nullable(),
          from: z.string().nullable(),
          to: z.string().nullable(),
          /** Units that they then no longer lead. */
          leadsNoLonger: z.array(z.string()),
        }),
      ),
      /** Units that change, or that people move between; at most 20. Numbers of people with all units below. */
      unitChanges: z.array(
        z.object({
          name: z.string(),
          /** Null: it closes. */
          newName: z.string().nullable(),
          from: z.string().nullable(),
          to: z.string().nullable(),
          isNew: z.boolean(),
          peopleBefore: z.int(),
          peopleAfter: z.int(),
          /** Who is not there today. */
          newcomers: z.int(),
        }),
      ),
    })
    .nullable(),
})
export type ImportView = z.infer<typeof importView>

export const importList = z.object({ imports: z.array(importView) })
export type ImportList = z.infer<typeof importList>
