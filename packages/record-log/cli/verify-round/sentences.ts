import type { Finding } from '../../log/findings.ts'

const partNames = {
  program: 'the program',
  opened: 'the opening',
  list: 'the locked list',
  released: 'the release',
}

/** What a finding means, in one sentence. The page `/kontrollera` says the same in both languages. */
export function sentenceOf(finding: Finding, names: ReadonlyMap<string, string>): string {
  const { unit, run, key, part, at, asked } = finding
  const named = unit === undefined ? '' : (names.get(unit) ?? unit)
  const where = run === 'causes' ? `${named} (causes)` : named
  const record = part === undefined ? 'a record' : `the record of ${partNames[part]}`
  const sentences: Readonly<Record<Finding['code'], string>> = {
    'file-unreadable': `This is no file of a round as a server gives it: ${at} is missing, not known or not of its kind.`,
    'log-other-key': `The log of ${at} records is signed with a key that you do not trust.`,
    'log-signature': `The log of ${at} records is not signed with the key of the log, but with another or for another log.`,
    'log-inconsistent': `The log has been rewritten: what it was at ${at} records is not how it begins now.`,
    'log-forked': `There are two different logs of ${at} records: somebody is shown another log than you.`,
    'log-keys-differ':
      'The logs of the two files are signed with different keys. That is right only where the operator has said that the key was changed: give both keys with --log-key.',
    'logs-not-compared':
      'The two files have no state of the log in common, so nothing shows that they are of one log. Download both again.',
    'log-cut-short': `The log ends before ${record}.`,
    'log-left-out':
      at === undefined
        ? 'The file leaves out every signed state of the log.'
        : `The file leaves out what the log of ${at} records grew to.`,
    'record-not-in-log': `The log does not have ${record} as the file has it.`,
    'record-of-other-round': `The file has ${record} of another round.`,
    'records-out-of-order': 'The records do not stand in the log in the order in which things happened.',
    'opening-left-out': 'There is an opening of this round that the file leaves out.',
    'opening-replaced': 'The two files speak of two different openings of this round.',
    'release-replaced': 'The two files speak of two different releases of this round.',
    'release-left-out': 'The file has figures, and leaves out the record of their release.',
    'program-not-as-recorded': 'The round says it ran in another program than the log has.',
    'program-left-out': 'The file leaves out the record of the program that served the round.',
    'policy-changed': 'The round was released by another policy than it opened with.',
    'policy-unknown': `The rules of ${record} (${at}) are none that this check knows: a newer version may.`,
    'closes-before-opening': 'The round closes before it opens.',
    'released-too-soon': 'The figures were released less than five days after the opening.',
    'record-from-the-future': `The time of ${record} has not come yet.`,
    'units-not-a-tree': 'The units of the opening are not one tree below the unit that was asked.',
    'list-not-as-invited': 'The units together do not have as many invited people as the frozen list.',
    'list-of-other-size': 'The proof is of a list of another size than the one that was locked.',
    'list-replaced': 'There are two different lists of this round.',
    'not-on-list': 'The invitation of this proof is not on the locked list.',
    'figure-not-as-recorded': `The figure of ${where} is not the one that was released.`,
    'figure-not-recorded': `A figure of ${where} was never released.`,
    'figure-left-out': `The file leaves out what was released of ${where}.`,
    'snapshot-not-as-recorded': 'The figures together are not those that were released.',
    'unit-added-after-opening': `${where} was not there when the round opened.`,
    'unit-left-out': `${where} was there when the round opened and is neither shown nor hidden.`,
    'figure-unreadable': `The figure of ${where} does not look like any that may be shown.`,
    'group-too-small':
      unit === undefined
        ? 'The round opened with a smaller group than may ever be shown.'
        : `${where} is shown with fewer answers than the round's smallest group.`,
    'group-beyond-invited': `${where} is shown with as many answers as were invited.`,
    'participation-does-not-fit': `The participation of ${where} does not fit its answers and how many were invited.`,
    'step-too-fine': `The scores of ${where} are shown finer than its size allows.`,
    'share-too-fine': `The numbers or shares of ${where} are shown finer than its size allows.`,
    'pooling-broken': `${where} is not all groups shown below it and nobody or enough others.`,
    'smallest-group-lowered':
      'The later of the two rounds opened with a smaller smallest group than the earlier.',
    'rounds-too-close': 'The two rounds ask some of the same units less than four weeks apart.',
    'witness-signature': `The signature of the witness ${key} under the log of ${at} records is not right.`,
    'witness-from-the-future': `The witness ${key} signed later than now: a clock is wrong.`,
    'witness-backwards': `The witness ${key} says that it saw the log of ${at} records before a shorter one.`,
    'witness-before-record': `A witness saw ${record} before the time that it says it is of.`,
    'record-backdated': `A witness saw the log without ${record} after the time that it says it is of: it was put in afterwards.`,
    'opening-not-witnessed-in-time':
      'No witness saw the opening within 48 hours and before the round closed: nothing proves that it was not put into the log afterwards, with another smallest group, other units or another list.',
    'release-not-witnessed-in-time':
      'No witness saw the release within 48 hours: nothing proves that the figures are those that were first shown.',
    'log-key-believed': `You gave no key of the log, so the file's own was believed (${key}).`,
    'witness-key-believed': `You gave no key of a witness, so the file's own was believed (${key}). Ask the witness for it, and give it with --witness-key.`,
    'witness-none':
      asked === true
        ? 'The witness whose key you gave has not signed a log with all records of this round.'
        : 'No witness that the file names has signed a log with all records of this round. Ask a witness for its key, and give it with --witness-key.',
    'opening-not-recorded':
      'The log has nothing of the opening of this round. It may have opened before this server kept a log, but nothing proves that, nor what it opened with.',
    'not-released': 'The round is not released yet.',
    'released-before-closing':
      'The figures were released before the round was to close. HR may close earlier, after five working days; the log does not say that it did.',
    'program-replaced': 'The program was replaced between opening and release.',
  }
  return sentences[finding.code]
}
