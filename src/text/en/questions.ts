import type { questions as sv } from '../sv/questions.ts'

/** Anonymous questions to the safety representatives: asking at /min-arbetsplats, answering at /stodforfragningar. */
export const questions = {
  'ask.title': 'Ask the safety representative without saying who you are',
  'ask.lead':
    'You can write to the safety representative without your name. We don’t store who has written, so we can’t tell the safety representative, HR or your employer. Even so, a technician with full access to the database, its logs and our keys can compare the order in which things were stored. What you write and how you write it can still give you away, so you get to read it through before it’s sent.',
  'ask.to': 'The question goes to {names}.',
  'ask.toAll': 'The question goes to all safety representatives at your workplace.',
  'ask.morning':
    'The safety representative can read the question from tomorrow morning on and gets an e-mail next Monday, so that the time doesn’t show who was at a computer.',
  'ask.notAcute':
    'This isn’t emergency help, and we can’t promise when the reply will come. Call 112 if a life is in danger.',
  'ask.begin': 'Write a question',
  'ask.label': 'Your question',
  'ask.hint': '2,000 characters at most. Attachments can’t be sent.',
  'ask.error.short': 'Write your question with at least 10 characters.',
  'ask.error.long': 'The question is too long. Shorten it to 2,000 characters at most.',
  'ask.check': 'Read it before you send it',
  'ask.checking': 'Checking …',
  'ask.cancel': 'Cancel',
  'ask.preview.title': 'Could somebody tell that it’s you?',
  'ask.preview.lead':
    'The safety representative sees exactly this text and the day you sent it. Read it as if you knew everybody at your workplace:',
  'ask.preview.facts': 'Names, dates, places and events that few people know of can give you away.',
  'ask.preview.style':
    'So can the way you write, such as words, expressions and spelling mistakes that others recognise.',
  'ask.preview.few': 'If only a few people do the same work as you, don’t write what it is.',
  'ask.preview.computer':
    'The reply opens in this browser only. Don’t use a computer that your employer runs or that you share with others, because they could see there that you have asked.',
  'ask.preview.text': 'This is what is sent',
  'ask.send': 'Send the question',
  'ask.sending': 'Sending …',
  'ask.change': 'Change the text',
  'ask.notKept':
    'The browser isn’t storing anything right now, perhaps because the window is private. You wouldn’t be able to read the reply, so the question hasn’t been sent.',
  'ask.sent': 'The question has been sent',
  'ask.sent.text':
    'The reply comes here on this page, in this browser. We can’t e-mail you when it comes, because we don’t know who you are.',
  'ask.closed':
    'You’ve signed in with your work address or through your employer. Sign in with your private address if you want to ask a question, because otherwise somebody else could do so in your name.',
  'ask.closed.link': 'Go to sign in',
  'ask.no-representative':
    'Your workplace hasn’t entered a safety representative here yet. Ask your union or your manager who the safety representative is.',
  'ask.too-few-people':
    'There are so few of you at your workplace that the safety representative could easily guess who is asking. That’s why you can’t write without your name here.',

  'own.title': 'Your questions in this browser',
  'own.sent': 'Sent on {day}',
  'own.state.waiting': 'No reply yet',
  'own.state.done': 'Closed by the safety representative without a reply',
  'own.state.replied': 'The safety representative replied on {day}',
  'own.text': 'Read your question',
  'own.deleted': 'The question and the reply are deleted on {day}.',
  'own.gone':
    'The question isn’t here. Either it never arrived or it has been deleted, which happens after 90 days.',
  'own.failed': 'The question can’t be fetched right now. Reload the page in a while.',
  'own.remove': 'Delete the question',
  'own.remove.question':
    'Do you want to delete the question and the reply? They disappear here at once. If the safety representative can already read the question, it stays there until tomorrow morning, so that the time doesn’t show who you are.',
  'own.remove.yes': 'Yes, delete',
  'own.remove.no': 'No, keep it',
  'own.forget': 'Remove from the list',

  'received.title': 'Anonymous questions to the safety representative',
  'received.titleIn': 'Anonymous questions to the safety representative at {organisation}',
  'received.lead':
    'The questions come from employees who don’t want to say who they are. Don’t try to find out, and don’t show the questions to the manager. All safety representatives at the workplace read them, and the person who asked gets one reply. They can also delete their question, and then it disappears from here the next morning.',
  'received.empty':
    'Nobody has asked anything that you can read right now. New questions come in the morning of the day after.',
  'received.sent': 'Question from {day}',
  'received.state.open': 'Waiting for a reply',
  'received.state.replied': 'Replied to on {day}',
  'received.state.done': 'Done',
  'received.deleted': 'Deleted on {day}.',
  'received.reply': 'Your reply',
  'received.reply.given': 'The reply',
  'received.reply.hint':
    '2,000 characters at most. The person who asked can read the reply but can’t write back in the same question.',
  'received.reply.short': 'Write your reply with at least 10 characters.',
  'received.reply.long': 'The reply is too long. Shorten it to 2,000 characters at most.',
  'received.reply.send': 'Send the reply',
  'received.reply.own': 'This is what you had written:',
  'received.replied': 'The reply has been sent. The person who asked can read it now.',
  'received.done': 'Mark as done',
  'received.open': 'Open again',
  'received.marked.done': 'The question is now among those that are done.',
  'received.marked.open': 'The question is now waiting for a reply again.',
  'received.danger':
    'If you think that somebody is in danger, call 112. In your reply, point to 112 and to the numbers on the page Help, because you can’t reach the person who asked in any other way.',
  'received.proof':
    'The questions open when you’ve signed in with a passkey, an authenticator app or a code to your private address. A code to your work e-mail isn’t enough, because your employer runs it.',
  'received.proof.link': 'Go to the settings',
} satisfies Record<keyof typeof sv, string>
