import { mergeChoice, mergeRecord, mergeSet, mergeText } from '../own-document/merge.ts'
import { type Answers, longestText, noAnswers, type WorksheetValues } from './worksheet.ts'

/**
 * Merges what two devices wrote in the same worksheet. Where both wrote in one field, both texts stay; of a figure or a
 * choice `mine` wins. A row that one removed and the other changed stays.
 */
export function mergeWorksheet(
  base: WorksheetValues,
  mine: WorksheetValues,
  theirs: WorksheetValues,
): WorksheetValues {
  return {
    ...mergeAnswers(base, mine, theirs),
    rows: mergeRecord(base.rows, mine.rows, theirs.rows, (was = {}, here, there) =>
      mergeRecord(was, here, there, (row = noAnswers, inMine, inTheirs) =>
        mergeAnswers(row, inMine, inTheirs),
      ),
    ),
  }
}

function mergeAnswers(base: Answers, mine: Answers, theirs: Answers): Answers {
  return {
    texts: mergeRecord(base.texts, mine.texts, theirs.texts, (was = '', here, there) =>
      mergeText(was, here, there, { longest: longestText, between: ' · ' }),
    ),
    figures: mergeRecord(base.figures, mine.figures, theirs.figures, mergeChoice),
    choices: mergeRecord(base.choices, mine.choices, theirs.choices, mergeChoice),
    sets: mergeRecord(base.sets, mine.sets, theirs.sets, (was = [], here, there) =>
      mergeSet(was, here, there),
    ),
  }
}
