import type { mail as sv } from '../sv/mail.ts'

export const mail = {
  'number.7': 'seven',
  'number.8': 'eight',
  'number.9': 'nine',
  'number.10': 'ten',
  'number.11': 'eleven',
  'number.12': 'twelve',
  'footer.why': 'You are getting this e-mail because your address was used in {brand}.',
  'footer.noReply': 'Replies to this e-mail are not read.',
  'footer.unwanted': 'Don’t want these e-mails?',
  'footer.switchOff': 'Turn them off',
  'link.fallback': 'If the button doesn’t work, copy the address into your browser:',
  'code.subject': 'Your code for {brand}',
  'code.heading': 'Your code',
  'code.lead':
    'Enter the code on the page where you sign in. It can be used once and is valid for {minutes} minutes.',
  'code.link': 'Sign in',
  'code.linkLead':
    'You can also open the page from here, in the browser where you asked for the code. Nothing happens until you choose Sign in there.',
  'code.notYou':
    'If you didn’t ask for a code, you don’t need to do anything. Never give the code to anyone.',
  'private.heading': 'Confirm your private address',
  'private.lead':
    'Enter the code on the page where you added the address. It can be used once and is valid for {minutes} minutes. After that, you open your own results with this address.',
  'address.to.heading': 'Confirm your new address',
  'address.to.lead':
    'Enter the code on the page where you are changing your address. It can be used once and is valid for {minutes} minutes. Once the change is made, you sign in with this address.',
  'address.to.notYou':
    'If you didn’t ask for the code, you don’t need to do anything. Never give the code to anyone else.',
  'address.from.heading': 'Confirm that you want to change your address',
  'address.from.lead':
    'Someone who is signed in to your account wants to change the address you sign in with. If it’s you, enter the code on the page where you are changing your address, together with the code sent to the new address. The code can be used once and is valid for {minutes} minutes.',
  'address.from.notYou':
    'If it isn’t you, don’t give the code to anyone. Sign in, go to Settings and choose Sign out everywhere but here, so that whoever is signed in no longer is.',
  'address.taken.subject': 'The address already has an account in {brand}',
  'address.taken.heading': 'The address already has an account',
  'address.taken.lead':
    'Someone wants to use this address for another account, but that isn’t possible because it already belongs to an account here. If it’s you, you can either sign in with this address or choose another one.',
  'address.taken.notYou':
    'If it isn’t you, you don’t need to do anything. Whoever tried hasn’t been told that you have an account.',
  'address.changed.subject': 'The address of your account in {brand} was changed',
  'address.changed.heading': 'The address of your account was changed',
  'address.changed.lead':
    'It was changed on {day} at {time}, with a code from this address and one from the new address. This address no longer opens the account, and the account is signed out on all other devices.',
  'address.changed.you':
    'If it was you, you don’t need to do anything. The new address isn’t written here, because somebody else may be able to read e-mails sent to this address.',
  'address.changed.notYou':
    'If it wasn’t you, someone who can read the e-mails sent here has taken over the account. Call {phone} or e-mail {email} as soon as you can, and change the password of your e-mail.',
  'privateAdded.subject': 'A private e-mail address was added in {brand}',
  'privateAdded.heading': 'A private e-mail address was added to your account',
  'privateAdded.lead':
    'Someone who was signed in to your account added the address on {day} at {time}. Your own results now open with that address alone, and reminders about what is your own are sent there. You still sign in with this address for surveys and for what you do in a role at work.',
  'privateAdded.you':
    'If it was you, you don’t need to do anything. The private address isn’t written here, because somebody else may be able to read e-mails sent to this address.',
  'privateAdded.notYou':
    'If you did not add the address, someone who can read the e-mails sent here has signed in as you and may have seen your own results. Please call {phone}, or e-mail {email} from an address that only you read. Find out, too, who can read your e-mail at work.',
  'factor.authenticator-added.subject': 'Two-step verification is on in {brand}',
  'factor.authenticator-added.heading': 'You have added an authenticator app',
  'factor.authenticator-added.lead':
    'The app was added to your account on {day} at {time}. When you sign in with a code from your e-mail, you now need a code from the app as well. You have been signed out everywhere except in the browser where the app was added.',
  'factor.authenticator-removed.subject': 'The authenticator app was removed in {brand}',
  'factor.authenticator-removed.heading': 'The authenticator app was removed from your account',
  'factor.authenticator-removed.lead':
    'The app was removed on {day} at {time}. The recovery codes that belonged to your account no longer work.',
  'factor.passkey-added.subject': 'A passkey was added in {brand}',
  'factor.passkey-added.heading': 'A passkey was added to your account',
  'factor.passkey-added.lead':
    'It was added on {day} at {time}. From now on you can sign in with it, without a code from your e-mail.',
  'factor.passkey-removed.subject': 'A passkey was removed in {brand}',
  'factor.passkey-removed.heading': 'A passkey was removed from your account',
  'factor.passkey-removed.lead': 'It was removed on {day} at {time} and can no longer be used to sign in.',
  'factor.recovery-code-used.subject': 'A recovery code was used in {brand}',
  'factor.recovery-code-used.heading': 'A recovery code was used on your account',
  'factor.recovery-code-used.lead':
    'Someone who had the code from your e-mail also entered one of your recovery codes on {day} at {time}. That code can’t be used again.',
  'factor.recovery-codes-made.subject': 'New recovery codes in {brand}',
  'factor.recovery-codes-made.heading': 'Your account has new recovery codes',
  'factor.recovery-codes-made.lead':
    'The new codes were made on {day} at {time}, and the old recovery codes no longer work.',
  'factor.sessions-ended.subject': 'You are signed out of {brand}',
  'factor.sessions-ended.heading': 'You are signed out',
  'factor.sessions-ended.lead':
    'The people who run the service signed you out on {day} at {time} because somebody asked us to. All sessions begun with this address have ended, and you can sign in again as usual. If you have lost a device that holds one of your passkeys, you also need to remove that passkey under Settings.',
  'factor.sessions-ended.you': 'If it was you who asked, you don’t need to do anything more.',
  'factor.sessions-ended.notYou':
    'If you didn’t ask, you can call {phone} or e-mail {email}, and we’ll help you find out what happened. Being signed out doesn’t give anyone else access to your account.',
  'factor.all-removed.subject': 'Two-step verification was removed in {brand}',
  'factor.all-removed.heading': 'Two-step verification was removed from your account',
  'factor.all-removed.lead':
    'The people who run the service removed it on {day} at {time} because somebody asked them to, and you are signed out everywhere. Sign in with a code from your e-mail and add an app or a passkey again.',
  'factor.you': 'If it was you, you don’t need to do anything.',
  'factor.notYou':
    'If it wasn’t you, someone else has got into your account. Please call {phone} or e-mail {email}, and change the password of your e-mail.',
  'browser.subject': 'New sign-in to {brand}',
  'browser.heading': 'New sign-in to your account',
  'browser.lead': 'Someone signed in to your account on {day} at {time}, in a browser we don’t recognise.',
  'browser.first.subject': 'Your account in {brand}',
  'browser.first.heading': 'You now have an account',
  'browser.first.lead': 'Your e-mail address was used to sign in for the first time on {day} at {time}.',
  'browser.device': 'Browser: {device}.',
  'browser.you': 'If it was you, you don’t need to do anything.',
  'browser.notYou':
    'If it wasn’t you, someone has read the code in your e-mail. Sign in, go to Settings and choose “Sign out everywhere but here”. Then make sure that nobody else can get into your e-mail.',
  'browser.link': 'See where you are signed in',
  'invitation.subject': 'Survey from your workplace',
  'invitation.heading': 'How are things at work?',
  'invitation.lead':
    '{organisation} would like to know how you and your colleagues are doing at work right now. It takes a few minutes to answer.',
  'invitation.link': 'Answer the questions',
  'invitation.easy': 'Read and answer in easy Swedish',
  'invitation.closes': 'You can answer until {day} at {time}.',
  'invitation.alone':
    'Nobody at your workplace gets to see your answers, but anybody who can read your e-mail can sign in as you.',
  'invitation.mixed':
    'Your answers are always shown mixed with those of at least {others} others on your employer’s list.',
  'invitation.helpers':
    'Your employer writes the list, and if all but one in a group help your employer, that one person’s result can be worked out.',
  'invitation.unseen':
    'Nobody on the employees’ side has seen the list of people who received these questions, because there is no safety representative.',
  'invitation.free': 'It is up to you whether you answer.',
  'invitation.personal': 'The link is your own and works once. Please don’t pass it on.',
  'invitation.code':
    'If the link doesn’t work, you can go to {page} and enter this code, which is your own just as the link is:',
  'round.reminder.subject': 'Reminder: survey from your workplace',
  'round.reminder.heading': 'You can still answer',
  'round.reminder.lead':
    'This is a reminder of the survey at {organisation}, which closes on {day}. It takes a few minutes to answer.',
  'round.extended.subject': 'More time to answer a survey from your workplace',
  'round.extended.heading': 'The survey stays open longer',
  'round.extended.lead':
    '{organisation} has moved the last day of the survey, so you can answer until {day}. It takes a few minutes.',
  'round.all':
    'Everybody who is invited gets this e-mail, including those who have already answered, so that it can’t reveal who has answered. If you have already answered, you don’t need to do anything.',
  'told.subject': 'The results of the survey at your workplace',
  'told.heading': 'You can read the results of the survey',
  'told.lead':
    'Employees at {organisation} can now read the results of the latest survey. There you can also read which measures have been planned and done.',
  'told.link': 'Read the results',
  'told.why':
    'Everybody who works in the part that was asked gets this e-mail, whether they have answered or not. The results are shown for groups only and are the same figures that your employer sees.',
  'planned.subject': 'Time to prepare the next survey',
  'planned.heading': 'The next survey is to be prepared',
  'planned.lead':
    'The survey at {organisation} is repeated, and the next one is planned for {day}. A draft with the same questionnaire, participants and reminders as last time is waiting on the Surveys page. Any questions of your own have to be entered again.',
  'planned.link': 'Review the draft',
  'planned.then':
    'The survey won’t open by itself. You need to lock the list, and it is reviewed as usual before anybody is invited. If the survey should no longer be repeated, you can stop it on the same page.',
  'ready.subject': 'The figures of a survey are ready',
  'ready.heading': 'The figures are ready',
  'ready.lead': 'The figures of the survey “{round}” at {organisation} came on {day}.',
  'ready.link': 'See the figures',
  'ready.then':
    'The figures have been worked out once and won’t change. A unit without figures is too small, or its figures could reveal what a single person has answered.',
  'list-review.safety-representative.subject': 'A list is waiting for your review',
  'list-review.safety-representative.heading': 'Review the list before the survey opens',
  'list-review.safety-representative.lead':
    '{organisation} wants to open the survey “{round}”, and you are a safety representative. There are {count} people on the list.',
  'list-review.safety-representative.why':
    'Look for names you don’t recognise, units that have changed and addresses that seem odd. Invented people on the list can reveal what a colleague has answered.',
  'list-review.safety-representative.link': 'Review the list',
  'list-review.approved': 'If you approve the list, the survey opens at once.',
  'list-review.approved.planned': 'If you approve the list, the survey opens as planned on {day} at {time}.',
  'list-review.objected': 'If you object, it won’t open until you and HR agree.',
  'list-review.silent': 'If you say nothing, it opens on {day} at {time}.',
  'list-review.silent.never':
    'It doesn’t open by itself, because somebody who got the list before you can no longer answer.',
  'list-review.owner.subject': 'A survey is waiting for you',
  'list-review.owner.heading': 'Write how the employees have been informed',
  'list-review.owner.lead':
    '{organisation} wants to open the survey “{round}” for {count} people, but there is no safety representative to review the list.',
  'list-review.owner.why':
    'As the owner, you therefore need to write how the employees were told who will be asked. Everybody who is invited can read what you write, and is told that nobody on their side has seen the list.',
  'list-review.owner.link': 'Write how they have been informed',
  'list-review.owner.then': 'The survey doesn’t open until you have written how they were informed.',
  'list-objection.subject': 'A safety representative has objected to a list',
  'list-objection.heading': 'The survey is waiting for the list to be corrected',
  'list-objection.lead':
    'A safety representative has objected to the list for the survey “{round}” at {organisation}. You can read what needs to be corrected on the Surveys page.',
  'list-objection.link': 'Read the objection',
  'list-objection.then':
    'The survey won’t open until the person who objected approves the list. A locked list can’t be changed, so if it needs correcting you can cancel the survey, import a new file and prepare a new survey.',
  'program-stop.subject': 'A program that changes the list has been stopped',
  'program-stop.heading': 'Too many people would have been changed',
  'program-stop.lead':
    'The program “{program}” tried to change the list of people at {organisation}, but was stopped. Within four weeks at most 40% of the people may be removed and at most 5% may get another address or employee number, both in the organisation and in each unit.',
  'program-stop.link': 'See what has been changed',
  'program-stop.then':
    'What was stopped has changed nothing. If it wasn’t meant to happen, whoever looks after the program needs to correct it, and an owner can end the key on the Integrations page. If that many people really are to be removed, please contact us.',
  'trial.subject': 'Test e-mail: does the link arrive?',
  'trial.heading': 'Does the link make it all the way?',
  'trial.lead':
    'You asked for this e-mail on the page Integrations. The link is made like the link in an invitation, but it opens nothing. Open it in the browser where you’re signed in, and the page will tell you whether it arrived whole.',
  'trial.link': 'See whether the link arrived',
  'trial.then':
    'If this e-mail ended up in your junk folder, the people who run your e-mail need to approve our sender before you invite anybody.',
  'webhook-off.subject': 'A webhook has been switched off',
  'webhook-off.heading': 'Your events aren’t arriving',
  'webhook-off.lead':
    'The address {host} hasn’t accepted anything from {organisation} for three days, or has answered that it no longer exists. So we’ve switched it off, and nothing more is sent there.',
  'webhook-off.link': 'See what happened',
  'webhook-off.then':
    'Once the receiver works again, you can send a test event and then switch the address on, on the Integrations page. That’s also where you can send what didn’t arrive.',
  'measure.subject': 'Reminder of {count} work-environment {count|measure|measures}',
  'measure.heading': 'Measures in the coming week',
  'measure.lead':
    'This is a reminder of {count} {count|measure|measures} in the work-environment action plan of {organisation} that {count|is|are} due or to be followed up within a week.',
  'measure.due': 'A measure for {unit} is due on {day}',
  'measure.follow-up': 'A measure for {unit} is to be followed up on {day}',
  'measure.do':
    'Please update a measure once it has been carried out, or choose another day if you need more time. When you follow one up, find out what it has led to, preferably together with the group and the safety representative, and write down the result.',
  'measure.why': 'This reminder goes to HR and to the person responsible for a measure.',
  'due.asked': 'You asked to be reminded on {day} at {time}.',
  'due.plan-reminder.subject': 'A reminder from {brand}',
  'due.plan-reminder.heading': 'Time for something in your plan',
  'due.plan-reminder.lead': 'Something you have planned is coming up.',
  'due.plan-reminder.link': 'Open my plan',
  'due.plan-reminder.calm': 'If now isn’t a good time, you can move it or skip it.',
  'due.weekly-review.subject': 'Your week in {brand}',
  'due.weekly-review.heading': 'How was the week?',
  'due.weekly-review.lead': 'Take two minutes to look back on the week: what did you do, and what helped?',
  'due.weekly-review.link': 'Look back on the week',
  'due.weekly-review.calm':
    'If the week didn’t turn out as you had planned, you can change the plan so that it suits you better next week.',
  'due.programme-reminder.subject': 'A reminder from {brand}',
  'due.programme-reminder.heading': 'Today’s step is waiting',
  'due.programme-reminder.lead': 'Today’s step is short, and doing part of it is enough.',
  'due.programme-reminder.link': 'To today’s step',
  'due.programme-reminder.calm':
    'If you’re too tired today, you can rest. The step will still be there tomorrow.',
  'due.stress-programme-reminder.subject': 'A reminder from {brand}',
  'due.stress-programme-reminder.heading': 'This week’s part is waiting for you',
  'due.stress-programme-reminder.lead': 'Allow half an hour, and feel free to spread it over several days.',
  'due.stress-programme-reminder.link': 'To this week’s part',
  'due.stress-programme-reminder.calm':
    'If this week doesn’t suit you, it will still be there next week, and you can pause whenever you like.',
  'due.check-up-reminder.subject': 'A reminder from {brand}',
  'due.check-up-reminder.heading': 'Time for a check-up',
  'due.check-up-reminder.lead':
    'When you answer again, you can see whether anything has changed since last time. It takes three to four minutes.',
  'due.check-up-reminder.link': 'To the questions',
  'due.check-up-reminder.calm': 'You decide whether and when to do it.',
  'identity.subject': 'Your details in {brand} are about to change',
  'identity.heading': 'Your details are about to change',
  'identity.old.address':
    '{organisation} wants to change your e-mail address from {oldEmail} to {newEmail}. The change takes effect on {day} at the earliest.',
  'identity.old.number':
    '{organisation} wants to change your employee number. The change takes effect on {day} at the earliest.',
  'identity.old.both':
    '{organisation} wants to change your e-mail address from {oldEmail} to {newEmail} and give you another employee number. The change takes effect on {day} at the earliest.',
  'identity.old.until':
    'Until then you sign in with this address as usual. If the change is right, you don’t have to do anything.',
  'identity.link': 'See the change and stop it',
  'identity.stop':
    'Nothing happens until you press Stop the change there yourself. Anyone who takes over your address can sign in as you, so stop a change that you don’t know about.',
  'identity.new':
    '{organisation} has entered this address as yours in {brand}. It takes effect on {day} at the earliest. Until then you sign in with your previous address.',
  'identity.first':
    '{organisation} has entered this address as yours in {brand}. It takes effect on {day} at the earliest, and from then on you can sign in with it.',
  'identity.new.wrong':
    'If you don’t work at {organisation}, you can ignore this e-mail, but please tell them that the address is wrong.',
  'role.manager': 'manager',
  'role.hr': 'HR',
  'role.safety_representative': 'safety representative',
  'role.owner': 'owner',
  'roleNews.subject': 'A change of role in {brand}',
  'roleNews.heading': 'Roles at your workplace',
  'roleNews.heading.asked': 'We need your confirmation',
  'roleNews.give': '{name} now has the role {role} at {organisation}. This was done by {by}.',
  'roleNews.end': '{name} no longer has the role {role} at {organisation}. This was done by {by}.',
  'roleNews.asked-give':
    '{by} wants {name} to have the role {role} at {organisation}. Nothing changes until a current safety representative, or we who run the service, have confirmed it.',
  'roleNews.asked-own':
    '{by} wants {name} to get the role {role} at {organisation}. {name} is a safety representative and could then no longer review lists for new surveys. So nothing changes until {name} has said yes.',
  'roleNews.asked-end':
    '{by} wants {name} to leave the role {role} at {organisation}. Nothing changes until {name}, or we who run the service, have confirmed it.',
  'roleNews.refused-give':
    '{by} hasn’t agreed to {name} getting the role {role} at {organisation}. Nothing has changed.',
  'roleNews.refused-end':
    '{by} hasn’t agreed to {name} leaving the role {role} at {organisation}. Nothing has changed.',
  'roleNews.decide': 'Sign in and confirm or decline. You don’t have to give a reason.',
  'roleNews.link': 'See all roles',
  'roleNews.wrong':
    'Everyone with such a role gets this e-mail, so that somebody notices if something goes wrong. If this isn’t right, contact the account owner or us.',
  'new.subject': 'You have something new in {brand}',
  'new.heading': 'You have something new',
  'new.lead': 'Somebody has answered you. You’ll see what it is once you’ve signed in.',
  'new.link': 'Open my page',
  'new.acute':
    'This is neither health care nor emergency help, and nobody reads in the evening, at night or on days off. If it’s urgent, call 112. There are more numbers on the page Help now.',
  'late.subject': 'Answers in guidance are late in {brand}',
  'late.heading': 'Answers in guidance are late',
  'late.count':
    'Late answers today: {late}. Participants see in their own thread that the answer is delayed.',
  'late.do': 'The guides see which ones at the top of their list. A guide who is away needs a stand-in.',
  'late.unreadable':
    'Nobody can read {unreadable} of them, because the guide has left or now has the same employer. Participants choose another guide on their own page, so make sure that somebody has room.',
  'alone.subject': 'A guide in {brand} is away without a stand-in',
  'alone.heading': 'A guide is away without a stand-in',
  'alone.count':
    'Guides who are away while no colleague reads and answers: {alone}. The stand-in has left, so ask the guide to choose another one in their list, or to end the absence if they’re back.',
  'due.subject': 'Somebody is waiting for you in {brand}',
  'due.heading': 'Somebody is waiting for an answer',
  'due.lead':
    'At least one answer that you’ve promised is due today or the next working day. You’ll see who is waiting once you’ve signed in.',
  'due.link': 'Open the list',
  'due.away': 'If you can’t answer in time, choose a stand-in in the list, under Your absence.',
  'contact.subject': 'New message in {brand}',
  'contact.heading': 'Somebody has written to us',
  'contact.name': 'Name: {name}',
  'contact.email': 'E-mail: {email}',
  'contact.phone': 'Phone: {phone}',
  'contact.about': 'Subject: {subject}',
  'contact.answer': 'Reply to the address above within two working days. This is what they wrote:',
  'receipt.subject': 'We have your message',
  'receipt.heading': 'Thank you, your message has arrived',
  'receipt.lead': 'We’ll reply to this address within two working days.',
  'receipt.reach': 'If it’s urgent, call {phone} or e-mail {email}.',
  'receipt.care': 'If you need care, call 1177. In an emergency, call 112.',
  'receipt.notYou': 'If you haven’t written to us, you can ignore this e-mail.',
  'question.subject': 'Somebody has asked the safety representative',
  'question.heading': 'A question has come for the safety representative',
  'question.lead':
    'Somebody at {organisation} has written to the safety representative without saying who they are. It may be one question or more. Sign in to read and reply.',
  'question.link': 'Read and reply',
  'question.proof':
    'You need a passkey, an authenticator app or your private e-mail to open the questions, because your employer runs the work mailbox.',
  'support.subject': 'A request is waiting for you',
  'support.heading': 'Somebody would like to be contacted',
  'support.lead.hr':
    'Somebody at {organisation} would like HR to get in touch. Sign in to see who it is and how to reach them.',
  'support.lead.provider':
    'Somebody would like our psychologist to get in touch. Sign in to see who it is and how to reach them.',
  'support.lead.occupational_health':
    'Somebody at {organisation} would like you to get in touch. Open the link to see who it is and how to reach them.',
  'support.promise': 'We have promised an answer by {day}.',
  'support.link': 'Open the request',
  'support.acknowledge':
    'Mark that you have received the request, so that the person who is waiting knows that somebody has seen it.',
  'support.secret':
    'The link only opens this case and stops working when the case is closed. Please don’t pass it on.',
  'support.reminder.subject': 'Reminder: a request is waiting for you',
  'support.reminder.heading': 'Somebody is still waiting for an answer',
  'support.late.subject': 'A request wasn’t answered in time',
  'support.late.heading': 'A support request is unanswered',
  'support.late.hr': 'Recipient: HR at {organisation}.',
  'support.late.occupational_health': 'Recipient: occupational health for {organisation}, {email}.',
  'support.late.provider': 'The request was sent to us. Sign in and answer now.',
  'support.late.promise': 'We had promised an answer by {day}.',
  'support.late.todo':
    'Contact the recipient and make sure that somebody answers. Only the recipient can see who is waiting.',
  'support.late.told':
    'The person who is waiting has been told that the answer is late, and can choose somebody else.',
  'support.waiting.subject': 'An answer is late',
  'support.waiting.heading': 'The answer is late',
  'support.waiting.lead':
    'The people you asked to get in touch haven’t answered in time. You should have had an answer earlier, and we have reminded them.',
  'support.waiting.else':
    'You can choose somebody else right away. Your request stays open if you would rather wait.',
  'support.waiting.link': 'See your request and choose somebody else',
  'booking.booked.subject': 'Your appointment is booked',
  'booking.booked.heading': 'Your appointment is booked',
  'booking.moved.subject': 'Your appointment has changed',
  'booking.moved.heading': 'Your appointment has changed',
  'booking.moved.lead': 'Your old time no longer applies. This is your new time:',
  'booking.moved-by-staff.subject': 'Your appointment has changed',
  'booking.moved-by-staff.heading': 'We have changed your appointment',
  'booking.moved-by-staff.lead': 'We’re sorry that we couldn’t keep the old time. This is your new time:',
  'booking.handed-over.subject': 'A change to your booking',
  'booking.handed-over.heading': 'You will meet somebody else from us',
  'booking.handed-over.lead':
    'The time is the same, but you will meet a different person than we first said.',
  'booking.unfit': 'If it doesn’t suit you, you can change or cancel it with the link.',
  'booking.cancelled.subject': 'Your appointment is cancelled',
  'booking.cancelled.heading': 'The appointment is cancelled',
  'booking.cancelled.guest': 'The appointment below is cancelled, and you don’t need to do anything else.',
  'booking.cancelled.staff':
    'We’re sorry, but we have to cancel the appointment below. Please choose another time.',
  'booking.cancelled.again': 'Book another appointment',
  'booking.requested.subject': 'We have your request',
  'booking.requested.heading': 'Thank you, we have your request',
  'booking.requested.lead': 'We’ll answer within two working days and suggest a day and a time.',
  'booking.requested.link': 'See or withdraw the request',
  'booking.declined.subject': 'Our answer to your request',
  'booking.declined.heading': 'We’re sorry, but we can’t give the lecture',
  'booking.declined.lead':
    'None of the days you suggested was possible this time. Please suggest other days, and we will try again.',
  'booking.declined.link': 'Suggest other days',
  'booking.reminder.subject': 'Reminder: your appointment is tomorrow',
  'booking.reminder.heading': 'You have an appointment tomorrow',
  'booking.what.meeting': 'Free meeting',
  'booking.what.lecture': 'Lecture',
  'booking.what.lecture.named': 'Lecture: “{title}”',
  'booking.what.coaching': 'Coaching for managers',
  'booking.what.talk': 'Session',
  'booking.when': '{day}, {from}–{until} (Swedish time)',
  'booking.with': 'You will meet {name}.',
  'booking.way.video': 'You meet by video. Open the link when it is time: {link}',
  'booking.way.videoLater': 'You meet by video. The link comes in a separate e-mail before the meeting.',
  'booking.way.phone': 'We’ll call you on the number you gave.',
  'booking.way.online': 'The lecture is held online. The link comes in a separate e-mail.',
  'booking.way.on-site': 'We’ll come to you.',
  'booking.link': 'See, change or cancel',
  'booking.file': 'The attached file adds the appointment to your calendar.',
  'booking.fileCancelled': 'Open the attached file to remove the appointment from your calendar.',
  'booking.personal':
    'The link is yours alone. Please don’t pass it on, because anyone who has it can change the appointment.',
  'booking.notYou': 'If you didn’t make this booking, you can cancel it with the link or ignore this e-mail.',
  'booking.calendar.meeting': 'Meeting',
  'booking.calendar.lecture': 'Lecture',
  'booking.calendar.other': 'Appointment',
  'booking.calendar.phone': 'Telephone',
  'booking.calendar.video': 'Video',
  'booking.calendar.online': 'Online',
  'booking.fileName': 'appointment.ics',
  'notice.booked.subject': 'New booking in {brand}',
  'notice.booked.heading': 'Somebody has booked an appointment',
  'notice.moved.subject': 'Changed booking in {brand}',
  'notice.moved.heading': 'A booking has a new time',
  'notice.handed-over.subject': 'A booking in {brand} has been handed over to you',
  'notice.handed-over.heading': 'A colleague has handed over a booking to you',
  'notice.cancelled.subject': 'Cancellation in {brand}',
  'notice.cancelled.heading': 'A booking is cancelled',
  'notice.requested.subject': 'New request in {brand}',
  'notice.requested.heading': 'New lecture request',
  'notice.requested.lead':
    'Answer within two working days. You will find the suggested days and the contact details in the calendar.',
  'notice.freed.subject': 'A time is free again in {brand}',
  'notice.freed.heading': 'A time is free again',
  'notice.freed.when': 'The time that became free is {when}.',
  'notice.freed.lead': 'The person who had booked it isn’t coming. You don’t need to do anything.',
  'notice.when': '{day} at {time}',
  'notice.type.meeting': 'Free meeting',
  'notice.type.lecture': 'Lecture',
  'notice.type.lecture.named': 'Lecture “{title}”',
  'notice.type.assessment': 'Assessment interview',
  'notice.type.follow-up': 'Follow-up',
  'notice.type.coaching': 'Coaching for managers',
  'notice.type.support': 'Support session',
  'notice.link': 'Open the calendar',
} satisfies Record<keyof typeof sv, string>
