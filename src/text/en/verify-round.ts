import type { verifyRound as sv } from '../sv/verify-round.ts'

export const verifyRound = {
  title: 'Check a survey',
  description:
    'Check for yourself that the rules were followed in a survey. The file is read in your browser and isn’t sent anywhere.',
  lead: 'Here you can check for yourself that a survey at work was run as promised, without having to trust your employer or us.',
  noScript: 'The check runs in your browser and needs JavaScript, which is turned off.',

  'how.title': 'How it works',
  'how.open': 'The survey opens',
  'how.open.text':
    'The rules, the smallest group and the number of people invited in each unit are written into a record log. Entries can be added, but none can be changed or removed without it showing.',
  'how.witness': 'A witness signs',
  'how.witness.text':
    'A computer at the union or with the safety representative fetches the state of the log and signs it. After that, nobody can present a different log unnoticed.',
  'how.release': 'The figures are released',
  'how.release.text':
    'A checksum of every figure is written into the same log. If somebody changes a figure later, the checksum no longer matches.',

  'choose.title': 'Choose a file',
  'choose.text':
    'Anyone who may see the survey’s figures, such as HR and the safety representative, can download the file on the page Surveys, under “Check how the survey was carried out”. It’s read in your browser and isn’t sent anywhere.',
  'choose.label': 'File with the survey’s proof',
  'choose.hint': 'A file that ends in .json.',
  'choose.second': 'One more file, if you have one',
  'choose.second.hint':
    'The file of another survey at the same workplace, or the proof of your invitation. The two are then compared.',
  'choose.keys': 'Somebody has given me keys',
  'choose.keys.text':
    'Without keys of your own, the page trusts those in the file. If you’ve been given a key by the union, the safety representative or us, paste it here and no other key will be accepted.',
  'choose.logKey': 'Key of the record log',
  'choose.witnessKey': 'Key of the witness',
  'choose.start': 'Check the file',
  'choose.keyUnreadable':
    'The key can’t be read. Check that you pasted the whole line and that it’s the right kind of key.',
  'choose.busy': 'Checking the file …',
  'choose.none': 'Choose a file to check',
  'failed.old':
    'Your browser can’t check signatures of this kind. Try a newer browser, or a page opened over https.',
  'failed.fetch':
    'The page couldn’t fetch everything it needs for the check. Check your internet connection and try again.',

  'result.title': 'Result',
  'result.titleOf': 'Result for {file}',
  'result.ofInvitation': 'The file is the proof of an invitation to the survey {name}.',
  'result.list': 'The frozen list has {count} people and the code {code}.',
  'result.of': 'The file is about the survey {name}.',
  'result.right': 'Everything in the file that can be checked is correct.',
  'result.doubt':
    'The survey is not proven. The file doesn’t contradict itself, but there {count|is|are} {count} {count|thing|things} it can’t prove.',
  'result.wrong':
    'There {count|is|are} {count} {count|error|errors} in the file. Show it to your safety representative or union.',
  'result.names': 'Nobody has signed the names of the survey and the units.',
  'result.means': 'What it means:',
  'result.should': 'What should hold:',
  'result.limits': 'What it doesn’t show:',
  'status.right': 'Correct',
  'status.doubt': 'Can’t be confirmed',
  'status.wrong': 'Wrong',

  'check.log': 'The record log is consistent',
  'check.log.means':
    'Every signed state in the file comes from the same log, and nothing has been changed or removed between them.',
  'check.log.limits': 'That everybody has been shown the same log. That takes a witness.',
  'check.records': 'The survey is in the log',
  'check.records.means':
    'What was written when the survey opened and when the figures were released is still there, in the right order and under the same rules.',
  'check.records.limits':
    'That the information was true when it was written, or that it was written at the time it gives. The time takes a witness.',
  'check.program': 'The program is in the log',
  'check.program.means':
    'The checksum of the program that ran the survey was written before the survey opened.',
  'check.program.limits':
    'That the server really runs that program. Its pages can be compared with the published program, as whoever runs the service describes.',
  'check.list': 'The units are those that were frozen',
  'check.list.means':
    'The units and the number of people invited are the same as in the entry about the opening, and a witness saw that entry soon after the survey opened. Without a witness, the entry may have been written afterwards to fit the figures.',
  'check.list.limits':
    'That the right people were on the list. That’s why the safety representative reviews it before the survey opens. To see that only one opening was recorded, also choose the proof of somebody who was invited.',
  'check.locked': 'The list is in the log',
  'check.locked.means':
    'The frozen list was written when the survey opened and is still there as the proof has it.',
  'check.locked.limits':
    'That there is only one list. Compare its code with the one that others invited have.',
  'check.listed': 'The invitation is on the list',
  'check.listed.means': 'The person the proof is about was one of those on the list that was frozen.',
  'check.listed.limits': 'Who else is on the list, and whether anybody has answered.',
  'check.seen': 'A witness has seen the list in the log',
  'check.seen.means':
    'Somebody outside the service signed the log with the list in it, within two days of the opening of the survey.',
  'check.seen.limits': 'What the log says, because the witness only sees checksums.',
  'check.figures': 'The figures are those released',
  'check.figures.means':
    'Every figure in the file is exactly the one that was recorded, and none is missing.',
  'check.figures.limits':
    'That the figures were worked out correctly. The data behind them is deleted at release, so they can’t be worked out again.',
  'check.policy': 'The rules for what is shown were followed',
  'check.policy.means':
    'As far as the figures tell, no group is too small and no figure too exact, and no smaller group can be worked out from them.',
  'check.policy.limits':
    'Why a unit is hidden. The reason is never written down, because it could reveal something about the group. Nor whether too few people joined or left a group between two surveys, because the number of answers is only shown in fives.',
  'check.witness': 'A witness has seen the log',
  'check.witness.means':
    'Somebody outside the service signed the same log within two days of the opening of the survey, and again within two days of the release of the figures.',
  'check.witness.limits': 'What the log says, because the witness only sees checksums.',

  'part.program': 'the entry about the program',
  'part.opened': 'the entry about the opening',
  'part.list': 'the entry about the frozen list',
  'part.released': 'the entry about the release',
  'part.some': 'an entry',
  'unit.unknown': 'a unit without a name',

  'finding.file-unreadable':
    'The file can’t be read as proof of a survey or an invitation. Check that you’ve chosen the right file and that all of it was downloaded.',
  'finding.log-other-key': 'The state with {at} entries isn’t signed with the log’s key.',
  'finding.log-signature': 'The signature on the state with {at} entries is wrong.',
  'finding.log-inconsistent':
    'The log with {at} entries doesn’t match the newest one. Something has been changed or removed.',
  'finding.log-forked': 'There are two different logs with {at} entries.',
  'finding.log-keys-differ':
    'The logs in the two files are signed with different keys. That’s right only if whoever runs the service has announced that the key was changed.',
  'finding.logs-not-compared':
    'The two files have no state of the log in common, so nothing shows that they come from the same log. Download both again.',
  'finding.log-cut-short': 'The log is too short, so {part} isn’t in it.',
  'finding.log-left-out': 'Signed states of the log have been left out of the file.',
  'finding.record-not-in-log': 'The log doesn’t have {part} as it stands in the file.',
  'finding.record-of-other-round': 'In the file, {part} belongs to another survey.',
  'finding.records-out-of-order': 'The entries weren’t written in the order they should be.',
  'finding.opening-left-out': 'The opening of the survey is in the log but has been left out of the file.',
  'finding.opening-replaced': 'The two files have different entries about the opening of the survey.',
  'finding.release-replaced': 'The two files have different entries about what was released.',
  'finding.release-left-out': 'The file has figures, but the entry about their release has been left out.',
  'finding.program-left-out':
    'The entry about the program that ran the survey has been left out of the file.',
  'finding.program-not-as-recorded': 'The program isn’t the one that was written into the log.',
  'finding.policy-changed':
    'The figures were released under other rules than those in force when the survey opened.',
  'finding.policy-unknown':
    'The rules given ({at}) are none that this check knows. A newer version may know them.',
  'finding.closes-before-opening': 'The survey is said to have closed before it opened.',
  'finding.released-too-soon': 'The figures were released less than five days after the survey opened.',
  'finding.released-before-closing':
    'The figures were released before the survey was to close. HR may close it earlier, after five working days, but the log doesn’t say that this happened.',
  'finding.record-from-the-future': 'The time given in {part} hasn’t come yet.',
  'finding.units-not-a-tree':
    'The units recorded don’t belong together below the unit that the survey is about.',
  'finding.list-not-as-invited':
    'The list has a different number of people than the units have invited together.',
  'finding.list-of-other-size':
    'The proof is of a list with a different number of people than the frozen one.',
  'finding.list-replaced': 'There are two different lists for the survey.',
  'finding.not-on-list': 'The invitation in the proof isn’t on the frozen list.',
  'finding.figure-not-as-recorded': 'The figure for {unit} isn’t the one that was recorded.',
  'finding.figure-not-recorded': 'The figure for {unit} was never recorded.',
  'finding.figure-left-out': 'The figure for {unit} was recorded but is missing from the file.',
  'finding.snapshot-not-as-recorded': 'Taken together, the figures aren’t those that were recorded.',
  'finding.unit-added-after-opening': '{unit} was added after the list was frozen.',
  'finding.unit-left-out': '{unit} was there when the list was frozen but is missing among the figures.',
  'finding.figure-unreadable': 'The figure for {unit} doesn’t look like any figure can.',
  'finding.group-too-small': 'The group is smaller than the smallest allowed: {unit}.',
  'finding.limit-too-small': 'The survey opened with a smallest group below what the rules allow.',
  'finding.group-beyond-invited': 'The figure for {unit} counts at least as many as were invited.',
  'finding.participation-does-not-fit':
    'The participation for {unit} doesn’t fit its number of answers and how many were invited.',
  'finding.step-too-fine': 'The figure for {unit} is more exact than such a small group may have.',
  'finding.share-too-fine': 'A share for {unit} is more exact than the rules allow.',
  'finding.pooling-broken':
    'The figure for {unit} can be compared with those below it so that a group that is too small can be worked out.',
  'finding.smallest-group-lowered':
    'The later of the two surveys opened with a smaller smallest group than the earlier one.',
  'finding.rounds-too-close': 'The two surveys ask some of the same units less than four weeks apart.',
  'finding.witness-signature': 'The witness’s signature on the state with {at} entries is wrong ({key}).',
  'finding.witness-from-the-future': 'The witness has signed at a time that hasn’t come yet ({key}).',
  'finding.witness-backwards': 'The witness’s times run backwards ({key}).',
  'finding.log-key-believed':
    'The log’s key comes from the file ({key}). Compare it with a key you’ve been given some other way.',
  'finding.witness-key-believed':
    'The witness’s key comes from the file ({key}). Compare it with the one the witness has handed out.',
  'finding.witness-none':
    'No witness named in the file has signed the log with the survey in it. If a witness gives you a key, you can check the file with it.',
  'finding.witness-asked': 'The witness whose key you gave hasn’t signed the log with the survey in it.',
  'finding.witness-before-record':
    'A witness saw {part} before the time the entry itself gives, so that time is wrong.',
  'finding.record-backdated':
    'A witness saw the log without {part} after the time the entry itself gives. It was written in afterwards.',
  'finding.opening-not-witnessed-in-time':
    'No witness saw the opening of the survey within two days and before the survey closed. Nothing rules out that the smallest group, the units or the list were written in afterwards.',
  'finding.release-not-witnessed-in-time':
    'No witness saw the release within two days, so nothing shows that the figures are those first released.',
  'finding.opening-not-recorded':
    'The log has nothing about how the survey opened. It may have opened before there was a log, but nothing shows that, nor what applied then.',
  'finding.not-released': 'The survey’s figures haven’t been released yet.',
  'finding.program-replaced': 'The program was replaced while the survey was running.',
} satisfies Record<keyof typeof sv, string>
