import type { problems as sv } from '../sv/problems.ts'

export const problems = {
  'problem.network': 'We cannot reach the service right now. Check your connection and try again.',
  'problem.invalid-input': 'Something in what you sent needs to be corrected.',
  'problem.malformed-json': 'Something went wrong on the way. Reload the page and try again.',
  'problem.too-deep': 'Something went wrong on the way. Reload the page and try again.',
  'problem.unsupported-media-type': 'We cannot read that kind of file. Choose another file.',
  'problem.malformed-request': 'The request could not be read. Load the page again.',
  'problem.headers-too-large':
    'The browser sent too much at once. Clear the cookies of this site and try again.',
  'problem.request-timeout': 'It took too long. Try again.',
  'problem.too-large': 'What you sent is too large. Shorten the text or choose a smaller file.',
  'problem.not-signed-in': 'You need to sign in to see this.',
  'problem.address-in-use': 'That address already belongs to an account. Choose another.',
  'problem.other-browser':
    'The code was not asked for in this browser. Type the code in the browser where you asked for it.',
  'problem.wrong-code': 'The code is not right or is too old. Ask for a new code.',
  'problem.not-allowed': 'You may not see or do this.',
  'problem.not-found': 'What you are looking for does not exist.',
  'problem.method-not-allowed': 'This cannot be done. Reload the page and try again.',
  'problem.unknown-instrument': 'The questionnaire no longer exists. Reload the page.',
  'problem.other-version': 'The questionnaire has changed since you began. Reload the page.',
  'problem.unknown-item': 'One of the questions no longer exists. Reload the page.',
  'problem.unknown-answer': 'One of the answers is not in the questionnaire. Reload the page.',
  'problem.incomplete-causes': 'Answer all questions about causes, or skip the whole part.',
  'problem.not-enough-answers':
    'Some answers are missing. Answer more questions and we can work out the result.',
  'problem.unsubscribe-unknown': 'The link cannot be read. Open it in the e-mail once more.',
  'problem.invitation-unknown':
    'The invitation does not exist, or the round is over. Check the link in your e-mail.',
  'problem.invitation-used': 'You have already answered in this round. Your answer is counted.',
  'problem.round-not-open': 'The round is not open. An answer that comes now is not counted.',
  'problem.round-overlaps':
    'Another survey of some of the same people is being prepared, open or being computed. Wait until it is done, or choose a part with other people.',
  'problem.round-too-soon': 'At least four weeks must pass before the same people are asked again.',
  'problem.round-not-in-review': 'The list is no longer under review. Reload the page to see what happened.',
  'problem.closing-too-soon':
    'A survey can only be closed by hand once it has been open for five working days.',
  'problem.round-already-closed': 'The round is already closed.',
  'problem.nobody-to-invite':
    'There is nobody to invite in the part you chose. Choose another part, or import people to it first.',
  'problem.import-not-ready': 'The file is still being read. Wait a moment.',
  'problem.import-outdated': 'Something has changed since the file was read. Read the file again.',
  'problem.member-unknown':
    'There is nobody with that address in the list of people. Check the address, or import a file that includes the person.',
  'problem.identity-change-unknown':
    'The link doesn’t work. The change may already have taken effect or been withdrawn.',
  'problem.last-owner':
    'The account needs at least one owner. Give the role to somebody else before you end this one.',
  'problem.newer-version': 'This has been changed on another device. Reload the page to see the latest.',
  'problem.idempotency-conflict': 'The same thing was sent twice with different content. Reload the page.',
  'problem.too-many-results': 'There is no room for more kept results. Delete one of them and try again.',
  'problem.receiver-gone': 'This receiver is no longer there. Choose somebody else.',
  'problem.request-open': 'You already have an open request with this receiver. It is still there.',
  'problem.support-link-unknown': 'The link no longer works. The case is closed, or the link is not whole.',
  'problem.slot-taken': 'Somebody was quicker: the time is taken. Choose another.',
  'problem.booking-unknown':
    'We find no booking with this link. Check that you have the whole address from the mail.',
  'problem.booking-changed':
    'The booking has changed since you opened the page. Reload the page to see how things stand.',
  'problem.booking-cancelled': 'The booking is already cancelled. Nothing has changed.',
  'problem.booking-past': 'The time has already been. Nothing has changed.',
  'problem.not-published': 'First save when you can be booked. Then you can add exceptions.',
  'problem.too-many-exceptions': 'There is no room for more exceptions. Take one away and try again.',
  'problem.too-many-requests':
    'There were too many attempts in a short time. Wait a few minutes and try again.',
  'problem.unexpected': 'Something went wrong on our side. Try again in a while.',
  'problem.unavailable': 'The service does not answer right now. Try again in a while.',
} satisfies Record<keyof typeof sv, string>
