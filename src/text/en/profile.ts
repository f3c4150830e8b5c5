import type { profile as sv } from '../sv/profile.ts'

export const profile = {
  'start.title': 'Questions about you and work',
  'start.description': 'Answer one question at a time about how you’re doing at work.',
  'deep.title': 'In-depth analysis',
  'deep.description':
    'Questions about how you’re doing at work and what may lie behind it. It takes eight to twelve minutes.',

  'environment.title': 'Work environment questionnaire',
  'environment.description':
    'Questions about how you are at work and about your work environment. It takes twelve to fifteen minutes.',

  'result.title': 'Done',
  'progress.label': 'How far you have come',
  'progress.start': 'Start',
  'progress.promise': 'HR overview',
  'progress.promise.note': 'How your answers are protected',
  'progress.step': 'Step {step}',
  'progress.result': 'Result',

  'welcome.stressprofil.heading': 'The stress profile',
  'welcome.stressprofil.lead':
    'You answer twelve questions about the last four weeks. It takes three to four minutes.',
  'welcome.djupanalys.heading': 'The in-\u2060depth analysis',
  'welcome.djupanalys.lead':
    'You answer one question at a time about the last four weeks, and can then choose a part about what may lie behind it. It takes eight to twelve minutes.',
  'welcome.arbetsmiljo.heading': 'The work environment questionnaire',
  'welcome.arbetsmiljo.lead':
    'You answer twelve questions about how you are, and can then answer 48 questions about your work environment. It takes twelve to fifteen minutes.',
  'welcome.noRight': 'There are no right answers, so choose what fits you best.',
  'welcome.pause':
    'You can pause whenever you like, because your answers are stored in this browser for two weeks.',
  'welcome.start': 'Start',
  'welcome.round':
    'You’re answering the survey “{round}” at {organisation}. It’s open until {date} at {time}.',
  'welcome.roundOffer.title': '{organisation} has an open survey',
  'welcome.roundOffer.text':
    'You’re invited to “{round}”, which is open until {date} at {time}. Answering is voluntary.',
  'welcome.roundOffer.answer': 'Answer the survey',
  'welcome.roundOffer.self': 'Take it just for myself',
  'welcome.alone': 'Take it just for yourself instead',
  'welcome.last': 'Your last result is still here.',
  'welcome.last.link': 'See your results',
  'welcome.noScript': 'The questions need JavaScript. Turn it on in your browser and reload the page.',

  'promise.heading': 'Who sees what',
  'promise.more': 'Read more about who sees what',
  'promise.short.seen': 'HR and your manager only see figures for groups. {units}',
  'promise.short.never':
    'They never see what you answered or which zone you’re in, and they get no list of who has answered. The promise has limits, which you can read about below.',
  'promise.short.voluntary':
    'Answering “{round}” at {organisation} is voluntary. An answer can’t be taken back once it’s sent.',
  'promise.visitor.1': 'Nothing you answer leaves this browser.',
  'promise.visitor.2':
    'The result is worked out here, on your phone or computer. We never find out what you answer.',
  'promise.visitor.3': 'Afterwards you decide whether to save the result in an account.',
  'promise.visitor.4':
    'If you share this computer with others, you can delete the result on the result page when you’re done.',
  'promise.signedIn.1':
    'The result is saved encrypted in the account {email}. Only you can read it, if nobody else can read the e-mails sent there.',
  'promise.signedIn.2': 'No employer finds out that you have answered, or what you answered.',
  'promise.signedIn.3': 'You can delete the result whenever you like.',
  'promise.units.several': 'Your answer may count in figures for {chain}.',
  'promise.units.first': 'your unit {unit} if at least {number} answer there',
  'promise.units.next': 'otherwise {unit}',
  'promise.units.last': 'otherwise the whole of {unit}',
  'promise.units.one': 'Your answer may count in figures for the whole of {unit}.',
  'promise.units.none': 'If fewer than {number} answer, no figures are shown at all.',
  'promise.number.8': 'eight',
  'promise.number.9': 'nine',
  'promise.number.10': 'ten',
  'promise.number.11': 'eleven',
  'promise.number.12': 'twelve',
  'promise.list.title': 'Who is invited',
  'promise.list.group': 'In your unit, {count} {count|person is|people are} invited, including you.',
  'promise.list.joined': '{count} of them {count|is|are} new in the unit since the last survey.',
  'promise.list.same': 'None of them is new in the unit since the last survey.',
  'promise.list.never': 'The unit hasn’t been asked before, so everyone is new on the list.',
  'promise.list.all':
    'The whole survey invites {count} {count|person|people}. Since the last one, {joined} have joined and {gone} have left.',
  'promise.list.allFirst': 'The whole survey invites {count} {count|person|people}.',
  'promise.list.approval': 'A safety representative has reviewed the list and approved it.',
  'promise.list.silence':
    'A safety representative has been able to review the list for three working days and hasn’t objected.',
  'promise.list.statement':
    'Nobody on the employees’ side has seen the list, because there’s no safety representative. This is how the employer says you have been informed: “{statement}”',
  'promise.list.check':
    'If the number doesn’t match how many you are, wait before you answer and ask the safety representative or HR. Invented people in a small group can reveal what you answer.',
  'promise.list.proof': 'Check that you’re on the list',
  'promise.mixed.title': 'What HR and your manager see',
  'promise.never.title': 'What they never see',
  'promise.never.1': 'What you answered to any question.',
  'promise.never.2': 'Your result or your zone.',
  'promise.never.3':
    'A list of who has answered. If almost everyone in the group answers, it can still be clear.',
  'promise.never.4':
    'That goes for everyone who works in the service: HR, managers, colleagues and our own staff.',
  'promise.final.title': 'An answer can’t be taken back once it’s sent',
  'promise.final.text':
    'When you send your answer, it’s added to those of others. After that nobody can find it again, not even you, but until then you can change your mind.',
  'promise.own.title': 'Your own result',
  'promise.own.account':
    'You get your own result straight away. It’s saved encrypted in the account {email}, where only you can read it if nobody else can read the e-mails sent there.',
  'promise.own.browser': 'You get your own result straight away, and it’s stored in this browser only.',
  'promise.try': 'Try for yourself what is shown and hidden',
  'onSickLeave.title': 'Are you on sick leave?',
  'onSickLeave.label': 'I am fully on sick leave',
  'onSickLeave.hint':
    'We then ask about the last four weeks, even if you haven’t worked. Many questions are about work. You can skip one question in each part, and if there are more that you can’t answer, you can wait until you’re back at work. Nobody else gets to see this.',
  'promise.start': 'To the first question',
  'promise.privacy': 'More about how we protect your data',

  'question.previous': 'Previous',
  'question.count': 'Question {current} of {total}',
  'question.continue': 'Continue',
  'question.keys': 'On a keyboard, press 1 to 5 to choose an answer.',
  'question.advance': 'Move on automatically',
  'question.advance.notice':
    'When you press an answer, the next question comes by itself. You can change that below every question.',
  'question.advance.legend': 'When should the next question come by itself?',
  'question.advance.pointer': 'When I press or click an answer',
  'question.advance.always': 'When I use a keyboard or a screen reader as well',
  'question.advance.never': 'Never, I use Continue to move on',
  'question.advance.pointer.note': 'On when you press',
  'question.advance.always.note': 'On',
  'question.advance.never.note': 'Off',
  'question.skip': 'Skip this question',
  'question.skip.limit': 'You can skip one question in each part. This part is about: {category}.',
  'question.skip.used':
    'You have already skipped a question in this part. Choose the answer that comes closest, so that we can work out the result.',
  'question.error': 'Choose how often you have experienced this.',
  'question.leaveCauses': 'Skip the whole part about causes',
  'question.sickLeave': 'Think of the last four weeks, even if you haven’t worked.',
  'question.cause': 'About causes: {cause}.',

  'causes.heading': 'Would you like to answer questions about what may lie behind it?',
  'causes.why': 'The answers show what drains your energy at work, and decide what your plan begins with.',
  'causes.sickLeave':
    'Since you’re on sick leave, you can skip this part if you have had no contact with work in the last four weeks.',
  'causes.answer': 'Yes, I will answer the {count} questions',
  'causes.answer.hint': 'It takes four to five minutes.',
  'causes.answer.hint.many': 'It takes about ten minutes.',
  'causes.leave': 'No, I will skip this part',
  'causes.leave.hint': 'You get your result anyway.',
  'causes.error': 'Choose whether you want to answer the questions about causes.',

  'check.heading': 'Are your answers right?',
  'check.lead': 'Read through your answers. You can change them if something isn’t right.',
  'check.causes': 'Causes at work',
  'check.change': 'Change',
  'check.changeWhat': 'the answer to: {question}',
  'check.skipped': 'Skipped',
  'check.open': 'Not answered',
  'check.causesLeft': 'You have chosen to skip the questions about causes.',
  'check.causesChange': 'Answer them after all',
  'check.show': 'Show my result',
  'check.send': 'Send my answers',
  'check.final': 'An answer can’t be taken back once it’s sent.',
  'check.lacking': 'Answer one more question about: {category}',
  'check.lackingCauses': 'Answer all the questions about causes or skip the whole part.',

  'loading.loading': 'Loading the page…',
  'loading.lost':
    'No internet connection. Your answers are still here, and the page is shown when you’re connected again.',
  'draft.notKept': 'The browser can’t save your answers, so they’re lost if you reload or close the page.',
  'draft.resumed': 'You have already started and can carry on where you were.',
  'draft.reworded':
    'The questions have been reworded since you began. Your answers were to the old questions and can’t be used here, so you need to start from the beginning.',
  'draft.startOver': 'Start again from the beginning',
  'draft.startOver.question': 'Do you want to delete the answers you have given?',
  'draft.startOver.yes': 'Yes, start again',
  'draft.startOver.no': 'No, keep them',
  'draft.elsewhere.heading': 'You finished in another tab',
  'draft.elsewhere.text':
    'The answers were sent or deleted there, so you don’t need to do anything else here.',
  'draft.elsewhere.again': 'Start again',

  'sending.now': 'Sending your answer…',
  'sending.sent': 'Thank you. Your answer has been sent.',
  'sending.counted': 'It counts in the survey “{round}” at {organisation}.',
  'sending.first':
    'If somebody has already answered with the same code, the first answer is the one that counts.',
  'sending.read': 'Remove this message',
  'sending.waiting.title': 'Your answer is waiting for an internet connection',
  'sending.waiting.text':
    'Your answer is sent automatically when you’re connected again, so please leave the page open. If you close it, the answer is sent the next time you open the questions. It counts in the survey once it has been sent.',
  'sending.signIn.title': 'You’re no longer signed in',
  'sending.signIn.text':
    'Your answer is still stored in the browser, and is sent when you have signed in again.',
  'sending.signIn.button': 'Sign in',
  'sending.other.title': 'The answer belongs to another account',
  'sending.other.text': 'It’s sent when the person who answered signs in to this browser.',
  'sending.used.title': 'You had already answered the survey',
  'sending.used.text':
    'Your first answer has been counted, and the new one wasn’t sent. The result below is only for you.',
  'sending.closed.title': 'The survey has closed',
  'sending.closed.text': 'Answers sent now aren’t counted. The result below is only for you.',
  'sending.refused.title': 'Your answer couldn’t be received',
  'sending.refused.text': 'Reload the page and answer again. The result below is only for you.',

  'invitation.used.heading': 'You have already answered',
  'invitation.used.text':
    'Thank you for your answer. Each invitation counts once, so you don’t need to do anything more.',
  'invitation.closed.heading': 'The survey has closed',
  'invitation.closed.text':
    'You can no longer answer “{round}”. If you still want to see how you’re doing, you can answer just for yourself.',
  'invitation.unknown.heading': 'The link doesn’t work',
  'invitation.unknown.text':
    'The survey may be over, or part of the link may be missing. Open the e-mail and press the link there once more. If that doesn’t help, ask the person who invited you.',
  'invitation.results': 'See your own results',
} satisfies Record<keyof typeof sv, string>
