/** The yearly follow-up of the systematic work-environment management, at /arlig-uppfoljning. */
export const yearlyFollowUp = {
  title: 'Årlig uppföljning',
  description:
    'Följ upp hur det systematiska arbetsmiljöarbetet har fungerat under året, med det som tjänsten redan vet och era egna ord.',
  lead: 'En gång om året ska arbetsgivaren följa upp hur det systematiska arbetsmiljöarbetet fungerar (AFS 2023:1). Här står det som tjänsten redan vet, och HR skriver resten tillsammans med skyddsombudet.',
  of: '{organisation}, {year}',
  year: 'Vilket år gäller det?',
  answer: 'Så har det fungerat hos oss',
  'answer.improvements': 'Det här ska vi göra',
  empty: 'Inget är skrivet än.',
  save: 'Spara uppföljningen',
  saving: 'Sparar…',
  saved: 'Uppföljningen är sparad',
  'newer.title': 'Någon annan har sparat medan du skrev',
  'newer.text':
    'Det du har skrivit står kvar och är inte sparat. Där ni har skrivit på samma fråga står det som är sparat vid ditt svar, och om du sparar gäller din version. I övriga frågor ser du det som är sparat.',
  'newer.added':
    'Det du har skrivit står kvar och är inte sparat. I övriga frågor ser du nu det som den andra har sparat. Spara igen när du har läst det.',
  'newer.answer': 'Sparat av någon annan: {words}',
  'newer.empty': 'tomt',
  never: 'Inget är sparat för det här året än.',
  changed: 'Senast sparad {date}.',
  print: 'Skriv ut uppföljningen',
  plan: 'Till arbetsmiljöplanen',
  'sign.employer': 'För arbetsgivaren, datum och namn:',
  'sign.representative': 'Skyddsombudet har medverkat, datum och namn:',
  'policy.title': 'Mål och policy',
  'policy.text': 'Finns det en arbetsmiljöpolicy, känner alla till den och har målen för året nåtts?',
  'tasks.title': 'Uppgifter och kunskaper',
  'tasks.text':
    'Är arbetsmiljöuppgifterna fördelade skriftligt, och har de som har dem tid, befogenheter och kunskaper?',
  'cooperation.title': 'Samverkan',
  'cooperation.text':
    'Har medarbetare och skyddsombud fått vara med när arbetsförhållanden undersöktes och åtgärder valdes?',
  'investigation.title': 'Undersökning',
  'investigation.text': 'Har arbetsförhållandena undersökts under året, även de fysiska?',
  'risks.title': 'Riskbedömning',
  'risks.text': 'Har riskerna bedömts skriftligt, även inför förändringar?',
  'measures.title': 'Åtgärder',
  'measures.text': 'Har åtgärderna genomförts och hjälpt, och finns det en plan för dem som är kvar?',
  'incidents.title': 'Tillbud, olyckor och kränkningar',
  'incidents.text':
    'Har det som hänt anmälts och utretts, och har rutinerna mot hot, våld och kränkningar fungerat? Skriv inte namn eller annat som pekar ut någon.',
  'improvements.title': 'Det här ska fungera bättre',
  'improvements.text':
    'Vad i arbetssättet ska förbättras till nästa år, vem ansvarar och när ska det vara klart?',
  'known.approved':
    'Skyddsombudet har godkänt listan i {count} av {rounds} mätningar som blev klara under året.',
  'known.rounds': 'Under året blev {count} {count|mätning klar|mätningar klara}.',
  'known.noRounds': 'Ingen mätning blev klar under året.',
  'known.risks': 'I arbetsmiljöplanen finns {count} {count|riskbedömning|riskbedömningar}.',
  'known.withoutMeasure': '{count} av dem saknar åtgärd.',
  'known.done': 'Klara åtgärder: {count}.',
  'known.underWay': 'Planerade eller pågående i tid: {count}.',
  'known.late': 'Försenade: {count}.',
} as const
