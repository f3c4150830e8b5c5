import { isRefusableKind } from '#core/mail/refusable-kinds.ts'
import { type ReceiverKind, receiverKinds } from '#core/support/receiver.ts'
import type { Config } from '#server/config.ts'
import type { Keys } from '#server/keys/keys.ts'
import { type Language, pathIn } from '#text/language.ts'
import { bookingExamples } from './booking-examples.ts'
import type { House, MailExample } from './mail-example.ts'
import type { MailContent } from './mailer.ts'
import { addressChangedMail } from './templates/address-changed.ts'
import { addressCodeMail } from './templates/address-code.ts'
import { addressTakenMail } from './templates/address-taken.ts'
import { contactNoticeMail } from './templates/contact-notice.ts'
import { contactReceiptMail } from './templates/contact-receipt.ts'
import { dueMail } from './templates/due-mail.ts'
import { factorNewsMail } from './templates/factor-news.ts'
import { identityNewsMail } from './templates/identity-news.ts'
import { invitationMail, type RoundNews } from './templates/invitation.ts'
import { listObjectionMail } from './templates/list-objection.ts'
import { listReviewMail } from './templates/list-review.ts'
import { measureReminderMail } from './templates/measure-reminder.ts'
import { newBrowserMail } from './templates/new-browser.ts'
import { privateAddressAddedMail } from './templates/private-address-added.ts'
import { privateAddressCodeMail } from './templates/private-address-code.ts'
import { programStopMail } from './templates/program-stop.ts'
import { roleNewsMail } from './templates/role-news.ts'
import { roundPlannedMail } from './templates/round-planned.ts'
import { roundReadyMail } from './templates/round-ready.ts'
import { roundToldMail } from './templates/round-told.ts'
import { signInCodeMail } from './templates/sign-in-code.ts'
import { supportLateMail } from './templates/support-late.ts'
import { supportNoticeMail } from './templates/support-notice.ts'
import { supportWaitingMail } from './templates/support-waiting.ts'
import { webhookOffMail } from './templates/webhook-off.ts'
import { unsubscribeLinksOf } from './unsubscribe-links.ts'

const reader = 'anna@exempelbolaget.example'
const someMonday = new Date('2026-11-23T10:50:00Z')

/** Every e-mail that the product sends. A new template adds its row; a test finds the one that has none. */
export const mailExamples: readonly MailExample[] = [
  {
    template: 'sign-in-code',
    write: (language, { brand, baseUrl }) =>
      signInCodeMail({ language, brand: brand.name, baseUrl, email: reader, code: '01234567', minutes: 10 }),
  },
  ...(['from', 'to'] as const).map(
    (changes): MailExample => ({
      template: 'address-code',
      write: (language, { brand }) =>
        addressCodeMail({ language, brand: brand.name, code: '01234567', minutes: 10, changes }),
    }),
  ),
  {
    template: 'address-taken',
    write: (language, { brand }) => addressTakenMail({ language, brand: brand.name }),
  },
  {
    template: 'address-changed',
    write: (language, { brand }) => addressChangedMail({ language, brand, at: someMonday }),
  },
  {
    template: 'private-address-code',
    write: (language, { brand }) =>
      privateAddressCodeMail({ language, brand: brand.name, code: '01234567', minutes: 10 }),
  },
  {
    template: 'private-address-added',
    write: (language, { brand }) => privateAddressAddedMail({ language, brand, at: someMonday }),
  },
  ...(
    [
      'authenticator-added',
      'authenticator-removed',
      'passkey-added',
      'passkey-removed',
      'recovery-code-used',
      'recovery-codes-made',
      'sessions-ended',
      'all-removed',
    ] as const
  ).map(
    (news): MailExample => ({
      template: 'factor-news',
      write: (language, { brand }) => factorNewsMail({ language, brand, news, at: someMonday }),
    }),
  ),
  {
    template: 'new-browser',
    write: (language, { brand, baseUrl }) =>
      newBrowserMail({ language, brand: brand.name, baseUrl, at: someMonday, device: 'Firefox, Windows' }),
  },
  invitation('opened'),
  invitation('reminder'),
  invitation('extended'),
  listReview('safety-representative'),
  listReview('owner'),
  {
    template: 'list-objection',
    write: (language, { brand, baseUrl }) =>
      listObjectionMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        round: 'Hösten 2026',
        link: `${baseUrl}${pathIn(language, '/matningar')}`,
      }),
  },
  {
    template: 'program-stop',
    write: (language, { brand, baseUrl }) =>
      programStopMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        program: 'Personalsystemet',
        link: `${baseUrl}${pathIn(language, '/personer-och-enheter')}`,
      }),
  },
  {
    template: 'webhook-off',
    write: (language, { brand, baseUrl }) =>
      webhookOffMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        host: 'personal.exempelbolaget.example',
        link: `${baseUrl}${pathIn(language, '/integrationer')}`,
      }),
  },
  {
    template: 'round-ready',
    write: (language, { brand, baseUrl }) =>
      roundReadyMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        round: 'Hösten 2026',
        day: '2026-12-05',
        link: `${baseUrl}${pathIn(language, '/hr-dashboard')}`,
      }),
  },
  {
    template: 'round-planned',
    write: (language, { brand, baseUrl }) =>
      roundPlannedMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        day: '2026-12-05',
        link: `${baseUrl}${pathIn(language, '/matningar')}`,
      }),
  },
  {
    template: 'round-told',
    write: (language, { brand, baseUrl, unsubscribe }) =>
      roundToldMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        link: `${baseUrl}${pathIn(language, '/min-arbetsplats')}`,
        unsubscribe: unsubscribe('round-invitation', language),
      }),
  },
  roleNews('hr', 'give', false),
  roleNews('owner', 'end', false),
  roleNews('safety_representative', 'asked-give', true),
  roleNews('safety_representative', 'asked-end', false),
  roleNews('safety_representative', 'refused-give', false),
  identityNews('kim.ny@exempelbolaget.example', false, true),
  identityNews('kim.ny@exempelbolaget.example', true, true),
  identityNews(null, true, true),
  identityNews('kim.ny@exempelbolaget.example', false, false),
  identityNews('kim.ny@exempelbolaget.example', false, false, null),
  dueMailExample('plan-reminder'),
  dueMailExample('weekly-review'),
  dueMailExample('programme-reminder'),
  dueMailExample('stress-programme-reminder'),
  dueMailExample('check-up-reminder'),
  measureReminder('due'),
  measureReminder('follow-up'),
  ...bookingExamples,
  {
    template: 'contact-receipt',
    write: (language, { brand }) => contactReceiptMail({ language, brand }),
  },
  {
    template: 'contact-notice',
    write: (_language, { brand }) =>
      contactNoticeMail({
        brand: brand.name,
        message: {
          name: 'Anna Andersson',
          email: reader,
          phone: '070-123 45 67',
          subject: 'Boka visning',
          message: 'Hej!\n\nVi är 120 personer och vill se hur det fungerar.',
        },
      }),
  },
  ...receiverKinds.map((receiver) => supportNotice(receiver, false)),
  supportNotice('hr', true),
  {
    template: 'support-waiting',
    write: (language, { brand, baseUrl }) =>
      supportWaitingMail({ language, brand: brand.name, link: baseUrl + pathIn(language, '/stod') }),
  },
  ...receiverKinds.map(
    (receiver): MailExample => ({
      template: 'support-late',
      write: (_language, { brand, baseUrl }) =>
        supportLateMail({
          brand: brand.name,
          receiver,
          organisation: 'Exempelbolaget',
          email: 'mottagningen@exempelhalsan.example',
          promisedOn: '2026-11-25',
          inbox: `${baseUrl}/stodforfragningar`,
        }),
    }),
  ),
]

function measureReminder(about: Parameters<typeof measureReminderMail>[0]['about']): MailExample {
  return {
    template: 'measure-reminder',
    write: (language, { brand, baseUrl, unsubscribe }) =>
      measureReminderMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        unit: 'Hemtjänst norr',
        about,
        day: '2026-11-25',
        link: `${baseUrl}${pathIn(language, '/atgarder')}`,
        unsubscribe: unsubscribe('measure-reminder', language),
      }),
  }
}

function identityNews(
  newEmail: string | null,
  renumbered: boolean,
  isOld: boolean,
  oldEmail: string | null = 'kim@exempelbolaget.example',
): MailExample {
  return {
    template: 'identity-news',
    write: (language, { brand, baseUrl }) =>
      identityNewsMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        oldEmail,
        newEmail,
        renumbered,
        takesEffectAt: someMonday,
        link: isOld ? `${baseUrl}${pathIn(language, '/stoppa-andring')}#hemlig` : null,
      }),
  }
}

function roleNews(
  role: Parameters<typeof roleNewsMail>[0]['role'],
  news: Parameters<typeof roleNewsMail>[0]['news'],
  isAsked: boolean,
): MailExample {
  return {
    template: 'role-news',
    write: (language, { brand, baseUrl }) =>
      roleNewsMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        name: 'Robin Al',
        role,
        news,
        by: 'Ago Ägare',
        isAsked,
        link: baseUrl + pathIn(language, '/roller'),
      }),
  }
}

function supportNotice(receiver: ReceiverKind, reminder: boolean): MailExample {
  const page = receiver === 'occupational_health' ? '/stodarende' : '/stodforfragningar'
  return {
    template: 'support-notice',
    write: (language, { brand, baseUrl }) =>
      supportNoticeMail({
        language,
        brand: brand.name,
        receiver,
        organisation: 'Exempelbolaget',
        promisedOn: '2026-11-25',
        link: baseUrl + pathIn(language, page),
        reminder,
      }),
  }
}

function invitation(news: RoundNews): MailExample {
  return {
    template: 'invitation',
    write: (language, { brand, baseUrl, unsubscribe }) =>
      invitationMail({
        news,
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        closesAt: new Date('2026-12-04T22:59:00Z'),
        smallestGroup: 8,
        seen: true,
        link: `${baseUrl}/stressprofil/start`,
        easyLink: `${baseUrl}/stressprofil/start#lattlast`,
        unsubscribe: unsubscribe('round-invitation', language),
      }),
  }
}

function listReview(reviewer: 'safety-representative' | 'owner'): MailExample {
  return {
    template: 'list-review',
    write: (language, { brand, baseUrl }) =>
      listReviewMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        round: 'Hösten 2026',
        invited: 241,
        reviewer,
        silenceOpensAt: new Date('2026-11-27T07:00:00Z'),
        link: `${baseUrl}${pathIn(language, '/matningar')}`,
      }),
  }
}

function dueMailExample(kind: Parameters<typeof dueMail>[0]['kind']): MailExample {
  return {
    template: 'due-mail',
    write: (language, { brand, baseUrl, unsubscribe }) =>
      dueMail({
        kind,
        language,
        brand: brand.name,
        baseUrl,
        dueAt: someMonday,
        unsubscribe: unsubscribe(kind, language),
      }),
  }
}

export type WrittenExample = {
  readonly template: string
  readonly switchable: boolean
  readonly mails: Readonly<Record<Language, MailContent>>
}

/** All examples, written in both languages. */
export function writeExamples(from: {
  readonly config: Pick<Config, 'baseUrl' | 'brand'>
  readonly keys: Pick<Keys, 'unsubscribeToken'>
}): readonly WrittenExample[] {
  const { baseUrl, brand } = from.config
  const house: House = {
    baseUrl,
    brand,
    unsubscribe: (kind, language) =>
      unsubscribeLinksOf({ baseUrl, keys: from.keys }, { to: reader, kind, language }),
  }
  return mailExamples.map(({ template, write }) => {
    const mails = { sv: write('sv', house), en: write('en', house) }
    return { template, switchable: isRefusableKind(mails.sv.kind), mails }
  })
}
