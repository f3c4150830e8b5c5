import type { result as sv } from '../sv/result.ts'

/** An own result in easy Swedish. */
export const result = {
  'zone.green': 'Grön zon',
  'zone.yellow': 'Gul zon',
  'zone.red': 'Röd zon',
  'heading.green': 'Du verkar ha det ganska bra just nu',
  'heading.yellow': 'Jobbet verkar ta mycket energi just nu',
  'heading.red': 'Du verkar ha det tungt just nu',
  'heading.green.raised': 'Det mesta verkar fungera just nu, men {raised}',
  'raised.exhaustion': 'du är ofta mycket trött',
  'raised.emotional_distancing': 'jobbet känns ofta utan mening',
  'raised.cognitive_impairment': 'du har ofta svårt att fokusera',
  'raised.emotional_regulation': 'känslorna blir ofta starka',
  'raised.mistreatment': 'du berättar om osämja, hot eller att någon behandlar dig illa på jobbet',
  'raised.causes': 'något på jobbet verkar ta mycket energi',
  'meaning.raised':
    'Totalen är ett snitt av alla delar. Därför kan en del vara hög fast totalen är låg. Gör något åt den delen redan nu, även om resten känns bra.',
  'meaning.mistreatment':
    'Ingen får behandla dig illa på jobbet, inte ens någon gång ibland. Du kan få hjälp.',
  'meaning.causes': 'Totalen är låg. Men något på jobbet kan behöva ändras, innan det påverkar hur du mår.',
  'meaning.green':
    'Dina svar tyder på att belastningen är låg just nu. Allt är kanske inte lätt. Men mycket fungerar, och det är bra att fortsätta med det.',
  'meaning.yellow':
    'Dina svar tyder på att belastningen är högre än vad som är bra i längden. Det är vanligt. Ofta går det att ändra på.',
  'meaning.yellow.raised':
    '{raised}. Det tyder dina svar på. Det är vanligt när det har varit för mycket länge. Ofta går det att ändra på.',
  'meaning.red': 'Dina svar tyder på att du behöver vila och stöd nu. Du ska inte behöva lösa det ensam.',
  'past.green': 'Du verkade ha det ganska bra då',
  'past.yellow': 'Jobbet verkade ta mycket energi då',
  'past.red': 'Du verkade ha det tungt då',
  'past.green.raised': 'Det mesta verkade fungera, men något tog mycket energi',
  'past.yellow.raised': 'Jobbet verkade ta mycket energi då',
  'past.sickLeave': 'Totalen var låg, men du var sjukskriven',
  'meaning.past':
    'Det här är ett gammalt resultat. Vill du veta hur du har det nu? Då kan du svara på frågorna igen.',
  'past.water': 'Belastningen var {score} på en skala från 1 till 5.',
  'past.sickLeave.title': 'Vad resultatet visade när du var sjukskriven',
  'past.sickLeave.can':
    'Det visade hur du hade haft det de 4 veckorna innan. Det visade inte om du kunde börja jobba. Gränserna är gjorda för personer som jobbar. Jämför därför inte med resultat från en tid då du jobbade.',
  'past.change': 'Sedan gången innan',
  'past.change.none':
    'Vi ser ingen tydlig ändring sedan {date}. Skillnaden var {delta}. Den var så liten att den kan bero på slumpen.',
  'past.change.better':
    'Belastningen hade blivit lägre sedan {date}. Skillnaden var {delta}. Det är mer än vad slumpen brukar ge.',
  'past.change.worse':
    'Belastningen hade blivit högre sedan {date}. Skillnaden var {delta}. Det är mer än vad slumpen brukar ge.',
  'past.change.clear': 'Det var en tydlig ändring. Du hade gått från {from} till {to}.',
  'past.causes': 'Vad på jobbet som det kunde bero på',
  'past.causes.lead': 'Det som tog mest energi står först. En hög siffra är sämre.',
  'past.causes.help': 'Det hände. Det var viktigt att ta på allvar',
  water: 'Belastningen är {score} på en skala från 1 till 5.',

  'sickLeave.heading': 'Totalen är låg, men du är sjukskriven',
  'sickLeave.meaning':
    'Frågorna handlar mest om jobbet. Därför kan totalen bli låg när du inte har jobbat. Det betyder inte att du har återhämtat dig. Att återhämta sig är att få tillbaka sin energi.',
  'sickLeave.title': 'Vad resultatet visar när du är sjukskriven',
  'sickLeave.can':
    'Det visar hur du har haft det de senaste 4 veckorna. Det visar inte om du kan börja jobba. Gränserna är gjorda för personer som jobbar. Jämför därför inte med resultat från en tid då du jobbade.',
  'sickLeave.talk': 'Prata med din läkare, eller med den som har sjukskrivit dig. Fråga vad du ska göra nu.',
  'sickLeave.about': 'Om att vara sjukskriven',
  'sickLeave.recovery.do': 'Till återhämtningsprogrammet',
  'sickLeave.recovery': 'Återhämtningsprogrammet',
  'sickLeave.kept': 'Att du är sjukskriven sparas bara i den här webbläsaren. Det sparas aldrig i ett konto.',

  'today.title': 'Det här kan du göra nu',
  'first.exhaustion': 'Välj bort en sak i dag. Vila i stället',
  'first.emotional_distancing':
    'Berätta för någon att det är svårt att bry dig om jobbet. Välj någon du litar på',
  'first.cognitive_impairment': 'Gör en sak i taget i dag. Skriv ner det du behöver minnas',
  'first.emotional_regulation': 'Gå undan en stund när känslorna blir starka',
  'first.mistreatment': 'Berätta i dag vad du är med om. Välj någon du litar på',
  'first.causes': 'Be din chef om en tid. Prata om det som tar mest energi',
  'action.add': 'Lägg in i planen',
  'action.exchange': 'Byt ut',
  'action.undo': 'Ångra',
  'action.at.today': 'I dag {time}',
  'action.at.evening': 'I kväll {time}',
  'action.at.tomorrow': 'I morgon {time}',
  'action.at.day': '{day} {time}',
  'action.weekly': 'Sedan kommer det tillbaka i 4 veckor.',
  'action.planned': 'Det finns i din plan.',
  'action.notKept': 'Det finns i din plan. Webbläsaren kan inte spara planen när du stänger sidan.',
  'action.removed': 'Det är borta ur planen.',
  'action.full': 'Planen är full. Ta bort något i den först.',
  'step.begin.do': 'Börja i din handlingsplan',
  'step.plan': 'Stryk en sak i dag',
  'step.plan.text': 'Resten kan vänta.',
  'step.plan.do': 'Se din plan',
  'step.support': 'Ta hjälp av någon',
  'step.support.text': 'Ring vårdcentralen i dag. Du kan också be någon ringa dig.',
  'step.support.do': 'Stöd och återhämtning',
  'step.breathe': 'Ta en paus',
  'step.breathe.do': 'Andas i 1 minut',
  'step.deeper': 'Ta reda på vad det beror på',
  'step.deeper.text':
    'Djupanalysen har fler frågor. Den tar 8 till 12 minuter. Du får veta vad det kan bero på.',
  'step.deeper.do': 'Gör djupanalysen',
  'step.talk': 'Prata med din chef eller HR',
  'step.talk.text': 'Du behöver inte berätta vad du har svarat.',
  'step.talk.do': 'Få hjälp med orden',
  'step.balance': 'Fortsätt med det som fungerar',
  'step.balance.do': 'Råd som håller balansen',
  'step.checkUp': 'Gör ett nytt test om 2 månader',
  'step.checkUp.do': 'Välj en dag',

  'mistreated.title': 'Om någon behandlar dig illa på jobbet',
  'mistreated.1': 'Ring 112 om någon hotar dig eller gör dig illa.',
  'mistreated.2':
    'Berätta för din chef. Är det chefen det gäller? Berätta då för HR eller för skyddsombudet. Arbetsgivaren ska ha bestämt vad som då ska göras (AFS 2023:2).',
  'mistreated.3': 'Skriv ner dag, plats och vad som hände. Skriv också vilka som var med.',
  'mistreated.read': 'Mobbning, hot och våld: hjälp och nummer',
  'mistreated.ask': 'Be någon höra av sig till dig',
  'mistreated.plan': 'Fler steg i din handlingsplan',

  'care.title': 'När du bör söka hjälp',
  'care.signs':
    'Kontakta vårdcentralen eller företagshälsovården om vila inte hjälper. Gör det också om du nästan hela tiden är orolig, ledsen eller arg. Gör det om du har svårt att minnas eller ofta blir yr.\n\nFöretagshälsovården är vård som din arbetsgivare ordnar.',
  'care.sleep':
    'Kontakta vårdcentralen om du har sovit dåligt de flesta nätter i 4 veckor. Gör det redan efter 2 veckor om du inte orkar med dagarna. Ring 1177 i dag om du sover mycket lite men inte blir trött. Gör det också om dina tankar rusar och du har ovanligt mycket energi.',
  'care.unsure': 'Ring 1177 om du är osäker.',

  'figures.title': 'Dina siffror',
  'figures.lead':
    'Skalan går från 1 till 5. 1 betyder aldrig och 5 betyder alltid. En hög siffra betyder mer belastning.',
  'figures.period': 'Frågorna handlade om de 4 senaste veckorna som du hade jobbat.',
  'figures.period.sickLeave': 'Frågorna handlade om de 4 senaste veckorna.',
  'figures.total': 'Totalt',
  'figures.ofFive': '{score} av 5',
  'figures.caption': 'Totalt {score} av 5, {zone}. De streckade linjerna visar var höga siffror börjar.',
  'figures.raised': 'Hög',
  'figures.not_raised': 'Inte hög',
  'figures.green': 'Grönt',
  'figures.yellow': 'Gult',
  'figures.red': 'Rött',
  'figures.onlyRaised':
    '12 frågor är få. De kan bara visa om en del är hög eller inte. Zonen räknas ut från totalen.',
  'figures.allBands': 'Zonen räknas ut från totalen. Delarna visar var belastningen är störst.',
  'figures.tableCaption': 'Siffror och gränser',
  'figures.table': 'Visa siffrorna som tabell',
  'figures.table.part': 'Del',
  'figures.table.score': 'Värde',
  'figures.table.band': 'Läge',
  'figures.table.yellowFrom': 'Gult eller hög från',
  'figures.table.redFrom': 'Rött från',

  'causes.title': 'Vad på jobbet som det kan bero på',
  'causes.lead': 'Det som tar mest energi står först. En hög siffra är sämre.',
  'causes.high': 'Hög',
  'causes.medium': 'Medel',
  'causes.none': 'Låg',
  'causes.help': 'Det händer. Det är viktigt att ta på allvar',
  'causes.own': 'Vi har själva satt gränserna för orsaker. De kommer inte från någon studie.',

  'change.title': 'Sedan sist',
  'change.none':
    'Vi ser ingen tydlig ändring sedan {date}. Skillnaden är {delta}. Den är så liten att den kan bero på slumpen.',
  'change.better':
    'Belastningen har blivit lägre sedan {date}. Skillnaden är {delta}. Det är mer än vad slumpen brukar ge.',
  'change.worse':
    'Belastningen har blivit högre sedan {date}. Skillnaden är {delta}. Det är mer än vad slumpen brukar ge.',
  'change.clear': 'Det är en tydlig ändring. Du har gått från {from} till {to}.',
  'change.parts': 'Frågorna är för få för att säga om en enda del har ändrats.',
  'change.limit': 'Gränsen för slumpen kommer från ett annat formulär. Därför är den inte exakt.',
  'change.how': 'Så räknas gränsen',

  'apart.version':
    'Frågorna har ändrats sedan ditt resultat från {date}. Därför kan vi inte säga om belastningen har ändrats.',
  'apart.sickLeave':
    'Du var sjukskriven när du svarade {date}. Därför går det resultatet inte att jämföra med andra.',

  'limits.provisional': 'Gränserna är inte färdiga. De är ännu inte prövade på människor i Sverige.',
  'limits.notDiagnosis':
    'Det här är inte en diagnos. Det betyder att det inte visar om du är sjuk. Zonen är preliminär. Det betyder att gränserna inte är färdiga än.',
  'limits.near.green':
    'Du är nära gränsen till grön zon. Ett enda svar kan ha avgjort. Lita på hur du själv mår.',
  'limits.near.yellow':
    'Du är nära gränsen till gul zon. Ett enda svar kan ha avgjort. Lita på hur du själv mår.',
  'limits.near.red':
    'Du är nära gränsen till röd zon. Ett enda svar kan ha avgjort. Lita på hur du själv mår.',
  'limits.more': 'Så räknas resultatet',

  'save.title': 'Vill du ha kvar resultatet?',
  'save.browser': 'Resultatet finns bara i den här webbläsaren.',
  'save.notKept': 'Webbläsaren kan inte spara resultatet. Det försvinner när du stänger sidan.',
  'save.button': 'Spara i mitt konto',
  'save.saving': 'Sparar …',
  'save.saved': 'Resultatet är sparat i ditt konto.',
  'save.waiting': 'Resultatet sparas i ditt konto så snart det går. Är du utloggad? Logga då in igen.',
  'save.closed':
    'Resultatet är inte sparat i ditt konto. Bara din privata adress öppnar det som är ditt eget. Resultatet finns kvar i den här webbläsaren. Logga ut. Logga sedan in här med den privata adressen. Då sparas det.',
  'save.failed': 'Det gick inte att spara resultatet i ditt konto. Det finns kvar i den här webbläsaren.',
  'save.remove': 'Ta bort resultatet från webbläsaren',
  'save.remove.question': 'Vill du ta bort resultatet? Du kan inte få tillbaka det.',
  'save.remove.yes': 'Ja, ta bort det',
  'save.remove.no': 'Nej, behåll det',
  'save.shared':
    'Du svarar på en skärm som flera använder.\nDärför sparas resultatet inte.\nSkriv gärna ner det du vill minnas.',
  'save.removed': 'Resultatet är borttaget från webbläsaren.',
  'save.print': 'Skriv ut',
  'save.results': 'Se alla dina resultat',
  'save.again': 'Svara på frågorna igen',
  'signedOut.heading': 'Logga in för att se resultatet',
  'signedOut.text': 'Resultatet hör till ett konto. Du behöver vara inloggad där för att läsa det.',
  'signedOut.button': 'Logga in',
  taken: 'Svarat {date}',
} as const satisfies Record<keyof typeof sv, string>
