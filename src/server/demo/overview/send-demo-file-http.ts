import type { FastifyReply } from 'fastify'
import type { Language } from '#core/languages.ts'
import type { ExportFile, FileFormat } from '#server/platform/files/write-file.ts'
import { sendFile } from '#server/platform/http/send-file.ts'
import { overviewFile } from '#server/rounds/overview/overview-sheets.ts'
import type { UnitFigures } from '#server/rounds/overview/overview-units.ts'
import { presentHead } from '#server/rounds/overview/present-overview.ts'
import type { OverviewFacts } from '#server/rounds/overview/read-overview.ts'

type Written = { readonly from: string; readonly file: Promise<ExportFile> }

/** The last file with these units in each language and format. They are garbage when the cache of `readOverviewUnits` drops the units. */
const lastWritten = new WeakMap<readonly UnitFigures[], Map<string, Written>>()

/**
 * Answers with an overview as a file that anybody may request. For the same units and head the file is
 * written once: a workbook takes a process of its own.
 */
export async function sendDemoFile(
  reply: FastifyReply,
  facts: OverviewFacts,
  language: Language,
  format: FileFormat,
): Promise<ExportFile['content']> {
  const { chosen } = facts
  if (chosen === null) return sendFile(reply, await overviewFile(facts, language, format))
  const files = lastWritten.get(chosen.units) ?? new Map<string, Written>()
  lastWritten.set(chosen.units, files)
  const name = `${language} ${format}`
  const from = JSON.stringify(presentHead(facts))
  let written = files.get(name)
  if (written?.from !== from) {
    const file = overviewFile(facts, language, format)
    written = { from, file }
    files.set(name, written)
    file.catch(() => files.delete(name))
  }
  return sendFile(reply, await written.file)
}
