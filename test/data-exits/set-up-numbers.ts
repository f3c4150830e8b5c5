import { shippedInstruments } from '#core/instrument/shipped.ts'
import type { Simulated } from './simulated.ts'

/** All other numbers that may leave, by path: set-up data, counted again from the tables. A new one has to be added here. */
export async function setUpNumbers({
  read,
  organisation,
  rounds,
}: Simulated): Promise<Record<string, (value: number) => boolean>> {
  const unitSizes = (
    await read<{ n: string }>(
      'select (select count(*) from member m where m.unit_id = u.id and m.left_at is null) as n from unit u',
    )
  ).map(({ n }) => Number(n))
  const lists = await read<Record<string, number | null>>(
    'select invited, joined, gone, brief from round_unit union all select invited, joined, gone, null from round',
  )
  // People on a list without an address: of a whole round, and of each unit.
  const withoutAddress = (
    await read<{ n: string }>(
      `select count(*) as n from invitation i join member m on m.id = i.member_id
       where m.email is null and m.left_at is null group by grouping sets ((i.round_id), (i.round_id, i.unit_id))`,
    )
  ).map(({ n }) => Number(n))
  const lackAddress = (value: number) => value === 0 || withoutAddress.includes(value)
  const inLists = (name: string) => (value: number) => lists.some((row) => row[name] === value)
  const limits = shippedInstruments.flatMap(({ limits: { total } }) => [total.yellow, total.red])
  const tenths = (value: number) => value % 10 === 0 && value >= 0 && value <= 100
  const [log] = await read<{ n: string }>('select count(*) as n from record_log_entry')
  const entries = Number(log?.n)
  const anything = () => true
  return {
    '.rounds[].invited': (value) => rounds.some(({ invited }) => invited === value),
    '.invited': (value) => rounds.some(({ invited }) => invited === value),
    // From the frozen list: who is invited, never who has answered.
    ...Object.fromEntries(
      ['.rounds[].', '.', '.invitations[].list.all.', '.units[].', '.invitations[].list.group.'].flatMap(
        (place) => ['joined', 'gone', 'brief'].map((name) => [`${place}${name}`, inLists(name)]),
      ),
    ),
    '.invitations[].list.all.invited': (value) => rounds.some(({ invited }) => invited === value),
    '.invitations[].list.group.invited': inLists('invited'),
    '.units[].invited': inLists('invited'),
    // From the record of an opening, as the review of its list shows it.
    '.opened.record.units[].invited': inLists('invited'),
    '.opened.record.list.size': (value) => rounds.some(({ invited }) => invited === value),
    '.opened.record.smallestGroup': (value) => rounds.some((round) => round.smallest_group === value),
    // Positions of records in the log, which follow the order of events.
    ...Object.fromEntries(
      ['.program.index', '.opened.index', '.released.index', '.released.record.openedIndex'].map((place) => [
        place,
        (value: number) => value < entries,
      ]),
    ),
    '.units[].below': (value) => value <= Number(organisation.members) + 100,
    '.unusualAddresses': (value) => value === 0,
    '.withoutAddress': lackAddress,
    '.bySlip': lackAddress,
    // The server of these tests has no SMS gateway.
    '.bySms': (value) => value === 0,
    '.units[].bySms': (value) => value === 0,
    '.sms.people': () => false,
    '.smsReminder.people': () => false,
    '.units[].people': lackAddress,
    '.units[].printed.slips': lackAddress,
    '.printing.slips': lackAddress,
    '.round.smallestGroup': (value) => rounds.some((round) => round.smallest_group === value),
    '.rounds[].smallestGroup': (value) => rounds.some((round) => round.smallest_group === value),
    '.smallestGroup': (value) => value === organisation.smallest,
    '.round.limits.yellow': (value) => limits.includes(value),
    '.round.limits.red': (value) => limits.includes(value),
    '.rounds[].limits.yellow': (value) => limits.includes(value),
    '.rounds[].limits.red': (value) => limits.includes(value),
    '.units[].depth': (value) => value < 10,
    '.units[].members': (value) => unitSizes.includes(value),
    '.members': (value) => value === Number(organisation.members),
    // From the employer's own list: addresses that accept no e-mail. The demo has none.
    '.refusedAddresses': (value) => value === 0,
    '.units': (value) => value === Number(organisation.units),
    '.total': (value) => value === Number(organisation.members) || inLists('invited')(value),
    // Background jobs that staff have retried or discarded.
    '.jobs': anything,
    // The organisation's promise, in working days.
    '.health.workingDays': (value) => value === 2,
    // The days within which a receiver promises to answer: set-up data.
    '.receivers[].workingDays': (value) => value === 2,
    // HR's assessments, and how often they were changed.
    ...Object.fromEntries(
      ['.risks[].', '.risk.'].flatMap((of) =>
        ['likelihood', 'consequence'].map((name) => [`${of}${name}`, (value) => value >= 1 && value <= 5]),
      ),
    ),
    ...Object.fromEntries(
      ['.', '.measure.', '.risk.', '.risks[].', '.risks[].measures[].'].map((of) => [
        `${of}version`,
        (value) => value >= 1 && value < 10,
      ]),
    ),
    // HR's choices for the next round, before anybody is invited.
    '.plans[].version': (value) => value >= 1 && value < 10,
    '.plans[].everyMonths': (value) => value === 2 || value === 3,
    '.plans[].daysOpen': (value) => value <= 60,
    '.plans[].reminders[]': (value) => value <= 60,
    // For the whole scope, in steps of ten.
    '.rounds[].participationStep': tenths,
    '.participationStep': tenths,
    '.rows[].participationStep': tenths,
    // Waiting measures, requests, questions and roles, not answers.
    '.rows[].waiting': (value) => value >= 1,
    '.rounds[].progress.percent': anything,
    '.progress.percent': anything,
    // Progress of freezing a list, whose people have not been asked anything yet.
    '.percent': (value) => value >= 0 && value <= 100,
    // From the organisation's own files.
    ...Object.fromEntries(
      ['.imports[]', ''].flatMap((from) =>
        [
          'progress',
          'report.lines',
          'report.errorCount',
          'report.errors[].line',
          'report.warnings[].line',
          ...['added', 'changed', 'moved', 'removed', 'kept', 'identitiesChanged'].flatMap((what) => [
            `report.members.${what}`,
            `report.units.${what}`,
          ]),
          // From the employer's own list, whether people answered or not.
          ...['peopleBefore', 'peopleAfter', 'newcomers'].map((what) => `report.unitChanges[].${what}`),
        ].map((name) => [`${from}.${name}`, anything]),
      ),
    ),
    // From the file itself: rows that a filter had hidden.
    ...Object.fromEntries(
      ['.imports[]', ''].map((from) => [`${from}.report.sheet.hiddenRows`, (value) => value >= 0]),
    ),
    // From a trial of an integration: the status of the employer's server, and how often a test e-mail's link was opened.
    '.status': (value) => value >= 100 && value <= 999,
    '.opened': (value) => value >= 0 && value <= 100,
    // From questions that everybody can read.
    '.answers[].score': (value) => value >= 1 && value <= 5,
    '.limits.yellow': (value) => limits.includes(value),
    '.limits.red': (value) => limits.includes(value),
    '.invitations[].round.smallestGroup': (value) => value >= 8,
  }
}
