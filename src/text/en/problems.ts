import type { problems as sv } from '../sv/problems.ts'

export const problems = {
  'problem.network':
    'We can’t reach the service right now. Check that you are connected to the internet, then try again.',
  'problem.outdated': 'The page has been updated since you opened it. Reload it and try again.',
  'problem.invalid-input':
    'Some of the details need to be corrected. Check what you have written and try again.',
  'problem.malformed-json': 'Something went wrong when the details were sent. Reload the page and try again.',
  'problem.too-deep': 'Something went wrong when the details were sent. Reload the page and try again.',
  'problem.unsupported-media-type': 'We can’t read that type of file. Choose another one.',
  'problem.malformed-request':
    'Something went wrong when the page was loaded. Reload the page and try again.',
  'problem.headers-too-large':
    'The browser sent too much at once. Clear the cookies for this site and try again.',
  'problem.request-timeout': 'The service took too long to answer. Try again in a little while.',
  'problem.too-large': 'What you tried to send is too large. Shorten the text or choose a smaller file.',
  'problem.not-signed-in': 'You need to sign in to see this.',
  'problem.address-on-list': 'The address is on your employer’s list, so HR has to change it.',
  'problem.address-in-use': 'That address is already used by another account. Choose a different one.',
  'problem.other-browser': 'The code only works in the browser where you asked for it. Enter it there.',
  'problem.wrong-code': 'The code is wrong or has expired. Ask for a new one.',
  'problem.not-allowed': 'You don’t have permission to see or do this.',
  'problem.passkey-refused': 'Your passkey didn’t work. Try again, or use the code from the e-mail.',
  'problem.own-sign-in-required':
    'As a safety representative, you sign in on your own and not through your employer. Sign out, then sign in with a passkey or a code. If you’ve added a private address, have the code sent there.',
  'problem.second-factor-required':
    'This takes a passkey or an authenticator app, because a code to your work e-mail isn’t enough. Add one under Settings. If you already have one, sign in with it.',
  'problem.reauthentication-required': 'You need to confirm that it’s you before you can do this.',
  'problem.identity-provider-refused':
    'There was no OpenID Connect provider at that address. Check that it is exactly what the provider calls its issuer, and that it begins with https.',
  'problem.identity-provider-unreachable':
    'Your employer’s sign-in isn’t answering right now. Try again in a while, or sign in with a code instead.',
  'problem.factor-exists':
    'There is already an authenticator app on your account. Remove it first if you want to change it.',
  'problem.webhook-address-refused':
    'This address can’t be used. It has to begin with https:// and lead to a server on the internet.',
  'problem.too-many-webhooks':
    'You already have as many addresses as possible. Remove one that isn’t in use.',
  'problem.not-found': 'We couldn’t find what you are looking for.',
  'problem.method-not-allowed': 'This couldn’t be done. Reload the page and try again.',
  'problem.unknown-instrument': 'The questionnaire no longer exists, so you need to reload the page.',
  'problem.other-version': 'The questionnaire has changed since you started, so you need to reload the page.',
  'problem.unknown-item': 'One of the questions no longer exists, so you need to reload the page.',
  'problem.unknown-answer': 'One of the answers isn’t in the questionnaire, so you need to reload the page.',
  'problem.incomplete-causes': 'Answer all the questions about causes or skip the whole part.',
  'problem.not-enough-answers':
    'Some answers are missing. Answer more questions to let us work out the result.',
  'problem.unsubscribe-unknown': 'The link doesn’t work. Open it once more from the e-mail.',
  'problem.list-not-recorded':
    'The list was locked before the service began to keep proof of it, so whether your invitation was on it can’t be checked.',
  'problem.invitation-unknown':
    'The invitation doesn’t exist, or the survey is over. Check the link in your e-mail.',
  'problem.continuation-unknown':
    'The code doesn’t work. It may be mistyped, already used or more than 30 minutes old.',
  'problem.invitation-used': 'You have already answered this survey, and your answer has been counted.',
  'problem.round-not-open': 'The survey isn’t open, so an answer sent now won’t be counted.',
  'problem.round-overlaps':
    'Another survey of some of the same people is being prepared, is open or is being calculated. Wait until it is finished, or choose a part with other people.',
  'problem.round-too-soon': 'At least four weeks must pass before the same people are asked again.',
  'problem.round-not-in-review': 'The list is no longer under review. Reload the page to see what happened.',
  'problem.closing-too-soon': 'You can only close a survey once it has been open for five working days.',
  'problem.round-not-released': 'The figures of the survey aren’t there yet, so they can’t be opened.',
  'problem.round-already-told':
    'The figures are already open to employees, and that can’t be changed afterwards.',
  'problem.round-plan-changed':
    'Somebody else has just prepared or stopped the repeated survey, so what you chose hasn’t been done.',
  'problem.round-already-extended':
    'The last day has already been moved once, and each survey allows that only once.',
  'problem.round-last-day-moved':
    'Somebody else has moved the last day since you opened the page, so what you chose hasn’t been done. You can see the new day here.',
  'problem.round-already-closed': 'The survey is already closed, so nothing has changed.',
  'problem.slips-printed-meanwhile':
    'Somebody else has just printed slips for this unit. Load the page again before you print new ones, because the others then stop working.',
  'problem.nobody-to-invite':
    'There is nobody to invite in the part you chose. Choose another part or import people to it first.',
  'problem.import-not-ready': 'The file is still being imported. Wait a moment and try again.',
  'problem.import-not-undoable':
    'This can no longer be undone, because the list has been changed again or more than 30 days have passed. Change the people or units by hand instead.',
  'problem.too-many-waiting':
    'That many changes can’t wait at the same time. Withdraw one of them, or import the file when the day comes.',
  'problem.import-outdated':
    'Something has changed since you imported the file, so you need to import it again.',
  'problem.member-unknown':
    'There is nobody with that address in the list of people. Check the address or import a file that includes the person.',
  'problem.identity-change-unknown':
    'The link doesn’t work. The change may already have taken effect or been stopped.',
  'problem.role-held': 'You have a role in the organisation. Ask an owner to end it before you leave.',
  'problem.last-owner':
    'The account needs at least one owner. Give the role to somebody else before you end it for this person.',
  'problem.newer-version': 'This has been changed on another device. Reload the page to see the latest.',
  'problem.idempotency-conflict':
    'The same thing was sent twice with different content. Reload the page and try again.',
  'problem.too-many-results': 'You can’t save any more results until you have deleted one of them.',
  'problem.receiver-gone': 'This recipient no longer exists. Choose somebody else.',
  'problem.request-open': 'You already have an open request to this recipient, and it is still there.',
  'problem.support-link-unknown':
    'The link doesn’t work. The case may be closed, or part of the link may be missing. Open it once more from the e-mail.',
  'problem.no-representative':
    'Your workplace has no safety representative here right now, so the question hasn’t been sent.',
  'problem.too-few-people':
    'There are so few of you at your workplace that the safety representative could easily guess who is asking. That’s why the question hasn’t been sent.',
  'problem.question-unknown':
    'The question is no longer here. It may have been deleted or be older than 90 days.',
  'problem.question-replied':
    'Somebody else has already replied to the question, so your reply hasn’t been sent. Here is the reply that the person who asked gets.',
  'problem.slot-taken': 'Somebody else has booked this time. Choose another one.',
  'problem.booking-unknown':
    'We can’t find a booking with this link. Check that you have the whole address from the e-mail.',
  'problem.booking-changed':
    'The booking has changed since you opened the page. Reload the page to see the latest.',
  'problem.booking-cancelled': 'The appointment is already cancelled, so nothing has changed.',
  'problem.booking-past': 'The appointment has already passed, so nothing has changed.',
  'problem.guide-unavailable':
    'The guide can’t take on anybody else right now. Choose another guide or try again in a few days.',
  'problem.guidance-open': 'You already have guidance. Reload the page to see it.',
  'problem.guidance-closed':
    'The guidance is paused, has ended or is with another guide, so nothing has been sent. What you have written is still here.',
  'problem.answered-meanwhile':
    'Another answer was sent while you were writing. Read it first, and then change your own if you need to. What you have written is still here.',
  'problem.not-published': 'Save your hours first, and then you can add exceptions.',
  'problem.too-many-exceptions': 'You can’t add any more exceptions until you have removed one of them.',
  'problem.too-many-requests':
    'There have been too many attempts in a short time. Wait a few minutes before you try again.',
  'problem.hour-used-up': 'You’ve done this too many times in the past hour. Wait an hour and try again.',
  'problem.week-used-up':
    'You’ve sent three questions this week and can send more from Monday. If it’s urgent, you can talk to the safety representative directly.',
  'problem.unexpected': 'Something went wrong on our side. Try again in a little while.',
  'problem.unavailable': 'The service isn’t responding right now. Try again in a little while.',
} satisfies Record<keyof typeof sv, string>
