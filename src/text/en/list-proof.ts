import type { listProof as sv } from '../sv/list-proof.ts'

export const listProof = {
  title: 'Your invitation',
  description: 'Check that your invitation was on the list that was locked before the survey opened.',
  lead: 'The list of people invited is locked before a survey opens. Here you can check that your invitation was on it, without having to trust your employer or us.',
  same: 'The answer is the same whether or not you have answered the questions, and the service shows nobody that you have checked.',
  needsScript: 'The check runs in your browser and needs JavaScript, which is turned off.',
  none: 'There is no invitation to check in this browser. Open the link in your invitation e-mail and choose “Check that you’re on the list”, or sign in.',
  signIn: 'Sign in',
  check: 'Check my invitation',
  again: 'Check again',
  busy: 'Checking the invitation …',
  keeps: 'The proof is kept in this browser until you remove it.',
  'right.title': 'Your invitation was on the locked list',
  'right.text':
    'The survey opened on {date} with {count} {count|person|people} on the list, and your invitation is one of them. The list is in the record log, where it can’t be changed without it showing.',
  'right.place': 'Your invitation has place {place} on the list. Nobody else should have the same place.',
  'right.limits': 'It doesn’t show who else is on the list, and nothing about whether you have answered.',
  'right.code':
    'The code of the list is {code}. Everybody invited should get the same code and a place of their own, so feel free to compare them with a colleague.',
  'kept.text':
    'The proof is kept in this browser. When the figures are released, the service deletes what proofs are made from, and after that you can’t fetch a new one.',
  'kept.not': 'The browser couldn’t keep the proof. Download it if you want to have it later.',
  'wrong.title': 'The check failed',
  'wrong.text': 'Show this to your safety representative or union.',
  'doubts.title': 'What can’t be confirmed yet',
  download: 'Download the proof',
  'download.page': 'How to check the file',
  remove: 'Remove the proof',
  'remove.question':
    'Do you want to remove the proof from this browser? If the survey has been released, you can’t get a new one.',
  'remove.yes': 'Yes, remove it',
  'remove.no': 'No, keep it',
  'failed.old':
    'Your browser can’t check signatures of this kind. Try a newer browser, or a page opened over https.',
  'finding.unreadable': 'The proof can’t be read. It may be damaged.',
  'finding.other-key': 'The record log is signed with another key than it should be.',
  'finding.signature': 'The signature on the record log is wrong.',
  'finding.rewritten':
    'The record log isn’t the same as before. Something in it has been changed or removed.',
  'finding.cut-short': 'The record log is shorter than it should be, so the list is missing from it.',
  'finding.record': 'The list isn’t in the record log the way it should be.',
  'finding.size': 'The proof is of a list with a different number of people than the locked one.',
  'finding.replaced': 'The list is another than the one you checked before.',
  'finding.reopened':
    'The survey is said to have opened at another time or in another way than when you checked before.',
  'finding.not-on-list': 'Your invitation isn’t on the list that was locked.',
  'finding.witness': 'The witness’s signature on the record log is wrong.',
  'finding.future': 'The survey is said to have opened at a time that hasn’t come yet.',
  'finding.backdated':
    'The witness’s signature shows that the list wasn’t written into the record log at the time it gives.',
  'doubt.key':
    'The key of the record log comes from the service itself. You can compare it with a key that your safety representative or union has: {key}',
  'doubt.witness-key': 'The key of the witness comes from the service itself ({key}).',
  'doubt.no-witness':
    'No witness outside the service has signed the record log since the list was locked, so only the service vouches for it.',
  'doubt.not-compared':
    'The proof can’t be compared with the record log as it was when you checked before, because the older proof lacks what that takes.',
  'doubt.late-witness':
    'No witness outside the service saw the list within two days of the opening of the survey, so it may have been written in afterwards.',
} satisfies Record<keyof typeof sv, string>
