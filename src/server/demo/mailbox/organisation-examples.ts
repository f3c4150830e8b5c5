import { pathIn } from '#core/languages.ts'
import { trialMail } from '#server/integrations/trials/integration-trial-email.ts'
import { webhookOffMail } from '#server/integrations/webhooks/webhook-off-email.ts'
import { measureReminderMail } from '#server/measures/measure-reminder-email.ts'
import { identityEventMail } from '#server/people/identity-changes/identity-event-email.ts'
import { programStopMail } from '#server/people/provisioning/program-stop-email.ts'
import { roleEventMail } from '#server/people/roles/role-event-email.ts'
import { invitationMail, type RoundEvent } from '#server/rounds/invite/invitation-email.ts'
import { invitationPage } from '#server/rounds/invite/invitation-link.ts'
import { roundPlannedMail } from '#server/rounds/plans/round-planned-email.ts'
import { roundToldMail } from '#server/rounds/publish/round-told-email.ts'
import { roundReadyMail } from '#server/rounds/release/round-ready-email.ts'
import { listObjectionMail } from '#server/rounds/review/list-objection-email.ts'
import { listReviewMail } from '#server/rounds/review/list-review-email.ts'
import type { MailExample } from './mail-example.ts'

const someMonday = new Date('2026-11-23T10:50:00Z')

/** E-mails about an organisation's rounds, list, roles, programs and action plan. */
export const organisationExamples: readonly MailExample[] = [
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
    template: 'integration-trial',
    write: (language, { brand, baseUrl }) =>
      trialMail({
        language,
        brand: brand.name,
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
  roleEvent('hr', 'give', false),
  roleEvent('owner', 'end', false),
  roleEvent('safety_representative', 'asked-give', true),
  roleEvent('safety_representative', 'asked-end', false),
  roleEvent('safety_representative', 'refused-give', false),
  identityEvent('kim.ny@exempelbolaget.example', false, true),
  identityEvent('kim.ny@exempelbolaget.example', true, true),
  identityEvent(null, true, true),
  identityEvent('kim.ny@exempelbolaget.example', false, false),
  identityEvent('kim.ny@exempelbolaget.example', false, false, null),
  measureReminder(1),
  measureReminder(2),
]

function measureReminder(count: number): MailExample {
  const measures = [
    { id: 'a', unit: 'Hemtjänst norr', reminder: { about: 'due', day: '2026-11-25' } },
    { id: 'b', unit: 'Hemtjänst söder', reminder: { about: 'follow-up', day: '2026-11-27' } },
  ] as const
  return {
    template: 'measure-reminder',
    write: (language, { brand, baseUrl, unsubscribe }) =>
      measureReminderMail({
        language,
        brand: brand.name,
        organisation: 'Exempelbolaget',
        measures: measures.slice(0, count),
        page: `${baseUrl}${pathIn(language, '/atgarder')}`,
        unsubscribe: unsubscribe('measure-reminder', language),
      }),
  }
}

function identityEvent(
  newEmail: string | null,
  renumbered: boolean,
  isOld: boolean,
  oldEmail: string | null = 'kim@exempelbolaget.example',
): MailExample {
  return {
    template: 'identity-event',
    write: (language, { brand, baseUrl }) =>
      identityEventMail({
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

function roleEvent(
  role: Parameters<typeof roleEventMail>[0]['role'],
  news: Parameters<typeof roleEventMail>[0]['news'],
  isAsked: boolean,
): MailExample {
  return {
    template: 'role-event',
    write: (language, { brand, baseUrl }) =>
      roleEventMail({
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

function invitation(news: RoundEvent): MailExample {
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
        link: `${baseUrl}${pathIn(language, '/inbjudan')}`,
        easyLink: `${baseUrl}/inbjudan#lattlast`,
        otherLinks: [],
        code: 'K7MX-942Q-DA8P',
        page: invitationPage(baseUrl, language),
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
        plannedAt: null,
        silenceOpensAt: new Date('2026-11-27T07:00:00Z'),
        link: `${baseUrl}${pathIn(language, '/matningar')}`,
      }),
  }
}
