import type { zones as sv } from '../sv/zones.ts'

/** Texts that the pages of the three zones share, in easy Swedish. */
export const zones = {
  'zone.green': 'Grön zon',
  'zone.yellow': 'Gul zon',
  'zone.red': 'Röd zon',
  'tab.label': 'Delar av sidan',
  'tab.overview': 'Översikt',
  'tab.exercises': 'Övningar',
  'tab.plan': 'Handlingsplan',
  'tab.acute': 'Övningar för nu',
  'more.exercises': 'Alla övningar för den här zonen',
  'more.stress': 'Läs mer om stress',
  'more.profile': 'Gör stressprofilen',
  notDiagnosis:
    'Zonen är inte en diagnos. Det betyder att den inte visar om du är sjuk. Zonen visar om dina svar är låga eller höga jämfört med våra gränser.',

  'checkup.button': 'Spara tiden för ett nytt test',
  'checkup.day': 'Dag',
  'checkup.time': 'Tid',
  'checkup.private':
    'Du får en fil till din kalender. I kalendern står det bara ”Egen tid”. Dagen skrivs också in i din handlingsplan.',
  'checkup.event': 'Egen tid',
  'checkup.file': 'egen-tid.ics',
  'checkup.kept': 'Ditt nya test: {date}, klockan {time}',
  'checkup.due': 'Nu är det dags för ditt nya test',
  'checkup.kept.text': 'Då gör du stressprofilen igen. Då ser du om något har ändrats.',
  'checkup.notKept': 'Webbläsaren kunde inte spara dagen. Du kan ändå använda filen till kalendern.',
  'checkup.plan': 'Se det i din handlingsplan',
  'checkup.wrong.full': 'Din handlingsplan är full. Ta bort något i den först.',
  'checkup.again': 'Hämta filen till kalendern igen',
  'checkup.change': 'Välj en annan tid',
  'checkup.change.question': 'Vill du ta bort tiden? Då kan du välja en annan.',
  'checkup.change.yes': 'Ja, ta bort den',
  'checkup.change.no': 'Nej, behåll den',
  'checkup.wrong.day': 'Välj en dag.',
  'checkup.wrong.past': 'Välj en tid som inte har varit än.',
  'checkup.wrong.time': 'Skriv en tid, till exempel 09:00.',
} as const satisfies Record<keyof typeof sv, string>
