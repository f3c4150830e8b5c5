import type { integrations as sv } from '../sv/integrations.ts'

/** How the organisation's own programs are connected to the service, at /en/integrationer. */
export const integrations = {
  title: 'Integrations',
  description: 'Keys and webhooks that connect the organisation’s own programs to the service.',
  lead: 'This is where you connect the service to your own systems. A program never sees more than HR does.',
  'keys.title': 'API keys',
  'keys.text':
    'A key lets a program fetch what you choose here, without anybody signing in. Make one key for each program, so that you can end one without disturbing the others.',
  'keys.scim':
    'Systems that look after your accounts, such as Microsoft Entra and Okta, can keep the list of people up to date through SCIM. Give the system the address {address} and a key for people and units.',
  'keys.document': 'Read how a program asks and what it is told',
  'keys.id': 'The organisation’s id in addresses:',
  'keys.empty': 'There are no keys yet.',
  'keys.list': 'Keys in use',
  'keys.name': 'Key',
  'keys.scopes': 'Opens',
  'keys.used': 'Last used',
  'keys.made': 'Made on {day}',
  'keys.never': 'Never',
  'keys.end': 'End',
  'keys.end.button': 'End the key',
  'keys.end.question': 'Do you want to end the key {name}? The program that uses it won’t get in any more.',
  'keys.end.yes': 'Yes, end it',
  'keys.end.no': 'No, keep it',
  'keys.ended': 'The key has ended and opens nothing any more.',
  'scope.people': 'People and units',
  'scope.people.hint':
    'Name, e-mail address, employee number and unit. Through SCIM the program can also change the list, within the same limits as a file.',
  'scope.rounds': 'Surveys',
  'scope.rounds.hint': 'When surveys open and close, and how many people are invited.',
  'scope.figures': 'Published figures',
  'scope.figures.hint': 'Exactly the figures that HR sees in the overview, and no others.',
  'new.title': 'Make a key',
  'new.name': 'What’s the program called?',
  'new.name.hint': 'The name is shown in the list and in the log.',
  'new.name.wrong': 'Enter what the program is called, in 80 characters or fewer',
  'new.scopes': 'What may the program do?',
  'new.scopes.wrong': 'Choose at least one thing that the key opens',
  'new.button': 'Make the key',
  'secret.title': 'The key {name} has been made',
  'secret.label': 'Secret key',
  'secret.hint':
    'The key is shown only now. Put it into the program and keep it nowhere else, because anybody who has it can reach what it opens.',
  'secret.copy': 'Copy the key',
  'secret.copied': 'The key has been copied.',
  'secret.notCopied': 'The key couldn’t be copied. Select it and copy it yourself.',
  'hooks.title': 'Webhooks',
  'hooks.text':
    'A webhook is an address of yours that is told when something happens, for example that a survey has opened. The event contains only ids and a link, so the program that receives it fetches the rest with an API key.',
  'hooks.never': 'No event is about a single person, and none says who has answered.',
  'hooks.document': 'Read how a receiver answers and checks the signature',
  'hooks.empty': 'There are no webhooks yet.',
  'hooks.events': 'Is told',
  'hooks.state': 'State',
  'hooks.state.on': 'On',
  'hooks.state.failing': 'On, but nothing has arrived since {time}',
  'hooks.state.off': 'Off since {time}',
  'hooks.secret': 'Secret',
  'hooks.secret.one': 'Shown when it was made',
  'hooks.secret.both': 'The earlier secret counts too, until {time}',
  'hooks.about': 'to {host}',
  'hooks.test': 'Send a test event',
  'hooks.tested': 'The test event is on its way. You’ll see the answer under Deliveries.',
  'hooks.change': 'Choose events',
  'hooks.save': 'Save the events',
  'hooks.switchOff': 'Switch off',
  'hooks.switchOn': 'Switch on',
  'hooks.changed': 'The change has been saved.',
  'hooks.renew': 'Renew the secret',
  'hooks.renew.question':
    'Do you want a new secret? It’s shown once, and the old one counts for another day so that you have time to change.',
  'hooks.renew.yes': 'Yes, renew it',
  'hooks.end': 'Remove',
  'hooks.end.question':
    'Do you want to remove the webhook to {host}? The list of what has been sent there goes with it.',
  'hooks.end.yes': 'Yes, remove it',
  'hooks.no': 'No, keep it',
  'hooks.ended': 'The webhook has been removed.',
  'newHook.title': 'Add a webhook',
  'newHook.url': 'Address that receives events',
  'newHook.url.hint': 'It has to begin with https:// and lead to a server on the internet.',
  'newHook.url.wrong': 'Enter an address that begins with https://',
  'newHook.events': 'What should the receiver be told?',
  'newHook.events.wrong': 'Choose at least one event',
  'newHook.button': 'Add',
  'event.round.opened': 'A survey opens',
  'event.round.closed': 'A survey closes',
  'event.round.released': 'The figures of a survey are published',
  'event.people.imported': 'The list of people is changed by a file or by hand',
  'event.webhook.test': 'Test event',
  'hookSecret.title': 'The secret for {host}',
  'hookSecret.label': 'Secret that signs the events',
  'hookSecret.hint':
    'The secret is shown only now. Put it into the program that receives the events, so that it can check that they come from us.',
  'hookSecret.copy': 'Copy the secret',
  'hookSecret.copied': 'The secret has been copied.',
  'hookSecret.notCopied': 'The secret couldn’t be copied. Select it and copy it yourself.',
  'deliveries.title': 'Deliveries',
  'deliveries.text':
    'What doesn’t arrive is sent again for a little more than three days, at longer and longer intervals. The list is kept for {days} days, and of the answer only its code.',
  'deliveries.list': 'What was sent last',
  'deliveries.event': 'Event',
  'deliveries.to': 'To',
  'deliveries.became': 'What happened',
  'deliveries.next': 'Next attempt',
  'deliveries.again': 'Send again',
  'deliveries.againDone': 'The event is on its way again.',
  'deliveries.none': 'No more',
  'deliveries.notNeeded': 'Not needed',
  'became.delivered': 'Received ({status})',
  'became.sending': 'Being sent',
  'became.unsent': 'Not sent, because the webhook was switched off',
  'became.status': 'The receiver answered {status}',
  'became.redirect': 'The receiver pointed to another address ({status}), which we don’t follow',
  'became.gone': 'The receiver answered that the address no longer exists ({status})',
  'became.address-refused': 'The address can’t be used',
  'became.network-refused': 'The address leads to a network that we may not reach',
  'became.too-slow': 'The receiver didn’t answer within ten seconds',
  'became.too-large': 'The receiver’s answer was too large',
  'became.unreachable': 'The receiver couldn’t be reached',
  'became.attempts': '{count} {count|attempt|attempts}',
  log: 'See in the log what has happened with keys, programs and webhooks',
  'try.title': 'Try it out before you begin',
  'try.text':
    'Here you try one thing at a time before anybody is invited. After each test you read what happened and what you can change. What’s stored is a line in the log and, for two hours at most, the number of tests and how many times the link of the test e-mail has been opened.',
  'try.waiting': 'Waiting for an answer. It takes {count} seconds at most …',
  'try.sign-in.title': 'The employer’s sign-in',
  'try.sign-in.text':
    'First we ask your identity provider what it says about itself. Then you sign in there with a test account, which opens no account here.',
  'try.sign-in.button': 'Try the sign-in',
  'try.sign-in.go': 'Sign in with a test account in a new tab',
  'try.sign-in.ready':
    'The identity provider answers as it should. Now sign in there with a test account, and the page that opens will tell you whether the account’s details are enough. If you’re already signed in with the provider, it may use that account.',
  'try.sign-in.not-set-up':
    'You haven’t set up the employer’s sign-in, so everybody signs in with a code sent by e-mail. If you want it, set it up on the page Organisation.',
  'try.sign-in.no-domain':
    'The identity provider answers as it should, but none of your domains is confirmed. Add the TXT record from the page Organisation to your DNS and then save the settings again.',
  'try.sign-in.refused':
    'The identity provider answers, but what it says about itself doesn’t match the address you’ve saved. Compare the address on the page Organisation with the provider’s issuer, character by character.',
  'try.sign-in.unreachable':
    'The identity provider didn’t answer within five seconds. Check that the address on the page Organisation can be reached from the internet.',
  'try.scim.title': 'SCIM',
  'try.scim.text':
    'A made-up person is added to the list, leaves and is removed again, by the same rules and limits as when your program does it. All of it is undone at once and nobody gets an e-mail.',
  'try.scim.button': 'Try SCIM',
  'try.scim.works':
    'It works. The made-up person came and went without leaving anything behind, and your program has already used its key.',
  'try.scim.never-used':
    'The list takes people in, but no program has used a key yet. Check that the program has the address {address} and a key for people and units.',
  'try.scim.no-key':
    'There’s no key for people and units. Make one under API keys and give it to your program.',
  'try.scim.stopped':
    'The limit on large changes stopped the test, because many people have been removed or got a new address over the past four weeks. Go through what the program has changed before it continues.',
  'try.scim.refused':
    'The list didn’t take the person in. Check on the page People and units that the organisation has a unit at the top.',
  'try.mail.title': 'E-mail',
  'try.mail.text':
    'We send an e-mail to your own address at work, through your own filters. The link in it looks like the link in an invitation and shows whether it has arrived whole.',
  'try.mail.button': 'Send a test e-mail',
  'try.mail.sent':
    'The e-mail has been handed to the mail server. Open the link in it, and the page will tell you whether it arrived whole. If the e-mail ends up in the junk folder, or isn’t there within five minutes, the people who run your e-mail need to approve the sender.',
  'try.mail.no-address':
    'The list has no e-mail address for you. Add it on the page People and units and try again.',
  'try.mail.refused':
    'The mail server didn’t take the e-mail to your address. Ask the people who run your e-mail to approve the sender, and check that the address in the list is right.',
  'try.mail.delayed':
    'The mail server didn’t answer in time, so the e-mail may be late. Wait a few minutes and try again if it hasn’t come.',
  'try.mail-opened.button': 'See how many times the link has been opened',
  'try.mail-opened.none': 'No opening of the link has been counted in the past few hours.',
  'try.mail-opened.opened':
    'The link has been opened {count} {count|time|times}. If you’ve opened it fewer times than that, something else has opened it, probably a filter of your e-mail. That does no harm, because an invitation isn’t used until somebody sends their answers.',
  'try.mail-opened.unknown': 'The link doesn’t belong to any test e-mail from here. Send a new one.',
  'try.webhook.title': 'Webhook',
  'try.webhook.text': 'We send a signed test event to the address and wait for what the receiver answers.',
  'try.webhook.none':
    'There’s no webhook to try. Add one further down the page if a program of yours is to be told when something happens.',
  'try.webhook.button': 'Try {host}',
  'try.webhook.taken': 'The receiver took the signed test event and answered {status}.',
  'try.webhook.not-authorised':
    'The receiver answered {status}. Check that it uses the newest secret and computes the signature over id, time and the whole content.',
  'try.webhook.not-found':
    'The receiver answered {status}. Check that the address is right and that it takes POST.',
  'try.webhook.gone':
    'The receiver answered {status}, which means that the address no longer exists. A real event would have switched the webhook off, so add the new address instead.',
  'try.webhook.redirect':
    'The receiver pointed to another address ({status}), and we don’t follow that. Add the webhook with the final address.',
  'try.webhook.broken':
    'The receiver answered {status}, which means that something went wrong on its side. Look in the receiver’s own log.',
  'try.webhook.other-status':
    'The receiver answered {status}. It needs to answer with a code between 200 and 299 once it has taken an event.',
  'try.webhook.address-refused':
    'The address can’t be used. Add the webhook again with an address that begins with https:// and has no password in it.',
  'try.webhook.network-refused':
    'The address leads to an internal network that we can’t reach. Let the receiver answer at an address on the internet.',
  'try.webhook.too-slow':
    'The receiver didn’t answer within ten seconds. Let it answer first and do its work afterwards.',
  'try.webhook.too-large':
    'The receiver’s answer was too large. It’s enough to answer with a code and no content.',
  'try.webhook.unreachable':
    'The receiver couldn’t be reached. Check that the name is in DNS, that the certificate is valid and that the firewall lets us in.',
  'try.calendar.title': 'Calendar',
  'try.calendar.text': 'We fetch a test calendar the way a calendar program does and read what comes.',
  'try.calendar.button': 'Try the calendar',
  'try.calendar.works':
    'The test calendar can be fetched and read. Add the address below to your own calendar program to see that it gets there too. The address works today and tomorrow.',
  'try.calendar.not-a-calendar':
    'The address answered, but not with a whole calendar. Something in front of the service changes the answer, so please contact us.',
  'try.calendar.wrong-status':
    'The address answered {status} instead of a calendar. Please contact us, because this can’t be fixed on your side.',
  'try.calendar.address-refused':
    'The service’s address doesn’t begin with https://, so many calendar programs refuse to fetch it. Please contact us.',
  'try.calendar.network-refused':
    'The service’s address leads to an internal network, so calendar programs on the internet can’t reach it. If your calendar programs are on the same network, you can add the address below and see.',
  'try.calendar.too-slow':
    'The calendar didn’t come within ten seconds. Try again in a while, and contact us if it happens again.',
  'try.calendar.too-large':
    'The answer was too large to be the test calendar. Something in front of the service changes it, so please contact us.',
  'try.calendar.unreachable':
    'The service couldn’t reach its own address. Try the address below in your own calendar program, and contact us if it can’t be fetched there either.',
  'try.calendar.address': 'The test calendar’s address:',
  'arrived.sign-in': 'Test of the sign-in',
  'arrived.sign-in.works':
    'The sign-in works. The provider sent a verified e-mail address at one of your domains. The test signed nobody in.',
  'arrived.sign-in.no-address':
    'The provider sent no e-mail address. Give the application at the provider the claim email, or add an address to the test account.',
  'arrived.sign-in.unverified':
    'The provider sent an e-mail address but doesn’t vouch for it. Add the claim email_verified, or xms_edov in Microsoft Entra.',
  'arrived.sign-in.other-domain':
    'The address that the provider sent isn’t at any domain you’ve confirmed. Add the domain on the page Organisation, or let the provider send the address at work.',
  'arrived.sign-in.refused':
    'The sign-in was refused or couldn’t be trusted. Check that the test account may use the application, that the secret we have is the newest one and that the redirect URI at the provider is exactly the one on the page Organisation.',
  'arrived.sign-in.unreachable':
    'The provider didn’t answer when we fetched the account’s details. Try again in a while.',
  'arrived.sign-in.expired':
    'A test works once and for ten minutes. Start again with the button on this page.',
  'arrived.link': 'Test of the e-mail',
  'arrived.link.whole': 'The link arrived whole, so invitations work in this mailbox.',
  'arrived.link.more':
    'The link works. Something on the way added to the address or changed a part of it, but what makes an invitation personal arrived.',
  'arrived.link.mended':
    'The link was rewritten on the way, but the page could repair it, so invitations work. We suggest that you exempt {host} from link rewriting in your mail filter.',
  'arrived.link.cut':
    'A part of the link was lost on the way. Exempt {host} from link rewriting in your mail filter, such as Safe Links. Otherwise each person has to type the code that’s also in the invitation.',
  'arrived.link.lost':
    'Everything after the # in the link was lost on the way. Exempt {host} from link rewriting in your mail filter, such as Safe Links. Otherwise each person has to type the code that’s also in the invitation.',
} satisfies Record<keyof typeof sv, string>
