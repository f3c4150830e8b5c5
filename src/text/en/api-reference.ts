import type { apiReference as sv } from '../sv/api-reference.ts'

/** What a program can read, at /en/utvecklare. The rest of the page is content/en/api.md. */
export const apiReference = {
  base: '%%BASE_URL%%',
  contents: 'On this page',
  query: 'Choices in the address: {name}',
  fields: 'Fields of the answer',
  field: 'Field',
  type: 'Type',
  'scope.people': 'People and units',
  'scope.people.text': 'Needs a key for people and units, or somebody signed in as HR or owner.',
  'scope.rounds': 'Surveys',
  'scope.rounds.text':
    'Needs a key for surveys, or somebody signed in as HR, owner or safety representative. It never says who has answered.',
  'scope.figures': 'Published figures',
  'scope.figures.text':
    'Needs a key for published figures, or somebody signed in as HR, safety representative or manager. The figures are exactly those that HR sees in the overview, with the same limits for small groups.',
  'op.readOrganisation': 'Read the organisation',
  'op.readOrganisation.text': 'Its name, the smallest group, and how many people and units there are.',
  'op.listUnits': 'List units',
  'op.listUnits.text':
    'All open units in order, each with the one above it. The field externalId is the id in your files.',
  'op.listMembers': 'List people',
  'op.listMembers.text':
    'The people on the list, a page at a time. Add limit to offset until you have as many as total says.',
  'op.listRounds': 'List surveys',
  'op.listRounds.text':
    'All surveys, the latest first. When a survey closed and was published is given as a day only.',
  'op.readRound': 'Read a survey',
  'op.readRound.text': 'One of the surveys, with the same fields as in the list.',
  'op.listRoundPlans': 'List repeated surveys',
  'op.listRoundPlans.text':
    'Surveys that are repeated every second or third month, and when the next one is planned.',
  'op.readOverview': 'Read the overview',
  'op.readOverview.text':
    'The figures of a published survey, or of the latest one if you don’t name any. A figure that may not be shown is null.',
  'op.exportOverview': 'Fetch the overview as a file',
  'op.exportOverview.text': 'The same figures as CSV or as an Excel workbook.',
  attempts: 'We try at once and then after {waits}, each counted from the attempt before.',
  'wait.seconds': '{count} {count|second|seconds}',
  'wait.minutes': '{count} {count|minute|minutes}',
  'wait.hours': '{count} {count|hour|hours}',
  all: 'All addresses',
  'all.text':
    'This is every address that the service answers at, including those that open only for somebody who is signed in. What each of them takes and answers is in the document that programs can read:',
  'all.document': 'OpenAPI 3.1',
} satisfies Record<keyof typeof sv, string>
