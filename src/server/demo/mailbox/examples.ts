import { defaultLanguage, inEachLanguage, type Language, pathIn } from '#core/languages.ts'
import { isRefusableKind } from '#core/mail/refusable-kinds.ts'
import { type ReceiverKind, receiverKinds } from '#core/support/receiver.ts'
import { guidanceDueMail } from '#server/guidance/guidance-due-email.ts'
import { guidanceLateMail } from '#server/guidance/guidance-late-email.ts'
import { guidanceNewsMail } from '#server/guidance/guidance-news-email.ts'
import { addressChangedMail } from '#server/identity/addresses/address-changed-email.ts'
import { privateAddressAddedMail } from '#server/identity/addresses/private-address-added-email.ts'
import { factorEventMail } from '#server/identity/factors/factor-event-email.ts'
import { newBrowserMail } from '#server/identity/sessions/new-browser-email.ts'
import { addressCodeMail } from '#server/identity/sign-in/address-code-email.ts'
import { addressTakenMail } from '#server/identity/sign-in/address-taken-email.ts'
import { privateAddressCodeMail } from '#server/identity/sign-in/private-address-code-email.ts'
import { signInCodeMail } from '#server/identity/sign-in/sign-in-code-email.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import { dueMail } from '#server/self/mail/due-email.ts'
import { contactNoticeMail } from '#server/support/contact/contact-notice-email.ts'
import { contactReceiptMail } from '#server/support/contact/contact-receipt-email.ts'
import { supportLateMail } from '#server/support/notices/support-late-email.ts'
import { supportNoticeMail } from '#server/support/notices/support-notice-email.ts'
import { supportWaitingMail } from '#server/support/notices/support-waiting-email.ts'
import { questionNoticeMail } from '#server/support/questions/question-notice-email.ts'
import { bookingExamples } from './booking-examples.ts'
import type { House, MailExample } from './mail-example.ts'
import { organisationExamples } from './organisation-examples.ts'

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
      template: 'factor-event',
      write: (language, { brand }) => factorEventMail({ language, brand, news, at: someMonday }),
    }),
  ),
  {
    template: 'new-browser',
    write: (language, { brand, baseUrl }) =>
      newBrowserMail({
        language,
        brand: brand.name,
        baseUrl,
        at: someMonday,
        isFirst: false,
        device: 'Firefox, Windows',
      }),
  },
  ...organisationExamples,
  dueMailExample('plan-reminder'),
  dueMailExample('weekly-review'),
  dueMailExample('programme-reminder'),
  dueMailExample('stress-programme-reminder'),
  dueMailExample('check-up-reminder'),
  ...bookingExamples,
  {
    template: 'guidance-news',
    write: (language, { brand, baseUrl, unsubscribe }) =>
      guidanceNewsMail({
        language,
        brand: brand.name,
        baseUrl,
        unsubscribe: unsubscribe('something-new', language),
      }),
  },
  {
    template: 'guidance-late',
    write: (_language, { brand }) =>
      guidanceLateMail({ brand: brand.name, late: 2, unreadable: 1, alone: 1 }),
  },
  {
    template: 'guidance-due',
    write: (language, { brand, baseUrl }) => guidanceDueMail({ language, brand: brand.name, baseUrl }),
  },
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
  {
    template: 'question-notice',
    write: (language, { brand, baseUrl }) =>
      questionNoticeMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        link: baseUrl + pathIn(language, '/stodforfragningar'),
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
    const mails = inEachLanguage((language) => write(language, house))
    return { template, switchable: isRefusableKind(mails[defaultLanguage].kind), mails }
  })
}
