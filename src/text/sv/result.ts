/** An own result: its meaning, what to do today, when to seek care, then the figures. */
export const result = {
  'zone.green': 'Grön zon',
  'zone.yellow': 'Gul zon',
  'zone.red': 'Röd zon',
  'heading.green': 'Du verkar ha det ganska bra just nu',
  'heading.yellow': 'Jobbet verkar ta mycket energi just nu',
  'heading.red': 'Du verkar ha det tungt just nu',
  'heading.green.raised': 'Det mesta verkar fungera just nu, men {raised}',
  'raised.exhaustion': 'du är ofta mycket trött',
  'raised.emotional_distancing': 'jobbet känns ofta meningslöst',
  'raised.cognitive_impairment': 'du har ofta svårt att fokusera',
  'raised.emotional_regulation': 'känslorna blir ofta starka',
  'raised.mistreatment': 'du beskriver konflikter, hot eller kränkningar på jobbet',
  'raised.causes': 'något på jobbet verkar ta mycket energi',
  'meaning.raised':
    'Totalen är ett medelvärde, och det kan dölja att en av delarna är hög. Gör något åt den delen redan nu, även om det andra känns bra.',
  'meaning.mistreatment':
    'Du ska inte behöva bli illa behandlad på jobbet, inte ens någon gång ibland. Det finns hjälp att få.',
  'meaning.causes':
    'Totalen är låg, men något på jobbet kan behöva ändras innan det börjar påverka hur du mår.',
  'meaning.green':
    'Dina svar tyder på låg belastning just nu. Det betyder inte att allt är lätt, men att mycket fungerar och är värt att hålla fast vid.',
  'meaning.yellow':
    'Dina svar tyder på att belastningen är högre än vad som är bra i längden. Det är vanligt, och det går ofta att ändra på.',
  'meaning.yellow.raised':
    '{raised}, av dina svar att döma. Det är vanligt när det har varit för mycket en tid, och det går ofta att ändra på.',
  'meaning.red': 'Dina svar tyder på att du behöver vila och stöd nu. Du ska inte behöva lösa det ensam.',
  'past.green': 'Du verkade ha det ganska bra då',
  'past.yellow': 'Jobbet verkade ta mycket energi då',
  'past.red': 'Du verkade ha det tungt då',
  'past.green.raised': 'Det mesta verkade fungera, men något tog mycket energi',
  'past.yellow.raised': 'Jobbet verkade ta mycket energi då',
  'past.sickLeave': 'Totalen låg under gränsen, men du var sjukskriven',
  'meaning.past':
    'Det här är ett äldre resultat. Om du vill veta hur du har det nu kan du svara på frågorna igen.',
  'past.water': 'Belastningen var {score} på en skala från 1 till 5.',
  'past.sickLeave.title': 'Vad resultatet visade när du var sjukskriven',
  'past.sickLeave.can':
    'Det visade hur du hade haft det de fyra veckorna innan, men inte om du var redo att börja arbeta. Gränserna är satta för personer som arbetar, så jämför inte resultatet med ett från en tid då du arbetade.',
  'past.change': 'Sedan gången innan',
  'past.change.none':
    'Ingen tydlig förändring sedan {date}. Skillnaden på {delta} var så liten att den kan ha berott på slumpen.',
  'past.change.better':
    'Belastningen hade minskat sedan {date}. Skillnaden på {delta} var större än vad slumpen brukar ge.',
  'past.change.worse':
    'Belastningen hade ökat sedan {date}. Skillnaden på {delta} var större än vad slumpen brukar ge.',
  'past.change.clear': 'Det var en tydlig förändring: du hade gått från {from} till {to}.',
  'past.causes': 'Vad på jobbet som kunde ligga bakom',
  'past.causes.lead': 'Det som tog mest energi står först. En högre siffra är sämre.',
  'past.causes.help': 'Förekom och behövde tas på allvar',
  water: 'Belastningen är {score} på en skala från 1 till 5.',

  'sickLeave.heading': 'Totalen ligger under gränsen, men du är sjukskriven',
  'sickLeave.meaning':
    'Frågorna handlar mest om jobbet, så totalen kan bli låg när du inte har arbetat. Det betyder inte att du är återhämtad.',
  'sickLeave.title': 'Vad resultatet visar när du är sjukskriven',
  'sickLeave.can':
    'Det visar hur du har haft det de senaste fyra veckorna, men inte om du är redo att börja arbeta. Gränserna är satta för personer som arbetar, så jämför inte resultatet med ett från en tid då du arbetade.',
  'sickLeave.talk': 'Prata med din läkare eller den som har sjukskrivit dig om nästa steg.',
  'sickLeave.about': 'Om att vara sjukskriven',
  'sickLeave.recovery.do': 'Till återhämtningsprogrammet',
  'sickLeave.recovery': 'Återhämtningsprogrammet',
  'sickLeave.kept': 'Att du är sjukskriven sparas bara i den här webbläsaren, aldrig i ett konto.',

  'today.title': 'Det här kan du göra nu',
  'first.exhaustion': 'Välj bort en sak i dag och vila i stället',
  'first.emotional_distancing': 'Berätta för någon du litar på att du har svårt att engagera dig i jobbet',
  'first.cognitive_impairment': 'Gör en sak i taget i dag och skriv ner det du behöver minnas',
  'first.emotional_regulation': 'Gå undan en stund när känslorna blir starka',
  'first.mistreatment': 'Berätta i dag för någon du litar på vad du är med om',
  'first.causes': 'Be din chef om en tid för att prata om det som tar mest energi',
  'action.add': 'Lägg in i planen',
  'action.exchange': 'Byt ut',
  'action.undo': 'Ångra',
  'action.at.today': 'I dag {time}',
  'action.at.evening': 'I kväll {time}',
  'action.at.tomorrow': 'I morgon {time}',
  'action.at.day': '{day} {time}',
  'action.weekly': 'Därefter återkommer det i fyra veckor.',
  'action.planned': 'Det ligger i din plan.',
  'action.notKept': 'Det ligger i din plan, men webbläsaren kan inte spara den när du stänger sidan.',
  'action.removed': 'Det är borttaget ur planen.',
  'action.full': 'Planen är full. Ta bort något i den först.',
  'step.begin.do': 'Börja i din handlingsplan',
  'step.plan': 'Stryk en sak i dag',
  'step.plan.text': 'Resten kan vänta.',
  'step.plan.do': 'Se din plan',
  'step.support': 'Ta hjälp av någon',
  'step.support.text': 'Ring vårdcentralen i dag, eller be någon ringa dig.',
  'step.support.do': 'Stöd och återhämtning',
  'step.breathe': 'Ta en paus',
  'step.breathe.do': 'Andas en minut',
  'step.deeper': 'Ta reda på vad det beror på',
  'step.deeper.text': 'Djupanalysen tar åtta till tolv minuter och visar vad på jobbet som kan ligga bakom.',
  'step.deeper.do': 'Gör djupanalysen',
  'step.talk': 'Prata med din chef eller HR',
  'step.talk.text': 'Du behöver inte berätta vad du har svarat.',
  'step.talk.do': 'Få hjälp med orden',
  'step.balance': 'Fortsätt med det som fungerar',
  'step.balance.do': 'Råd som håller balansen',
  'step.checkUp': 'Gör ett nytt test om två månader',
  'step.checkUp.do': 'Välj en dag',

  'mistreated.title': 'Om du blir illa behandlad på jobbet',
  'mistreated.1': 'Ring 112 om någon hotar dig eller gör dig illa.',
  'mistreated.2':
    'Berätta för din chef, eller för HR eller skyddsombudet om det är chefen det gäller. Arbetsgivaren ska ha rutiner för vad som då görs (AFS 2023:2).',
  'mistreated.3': 'Skriv ner datum, plats, vad som hände och vilka som var med.',
  'mistreated.read': 'Mobbning, hot och våld: hjälp och nummer',
  'mistreated.ask': 'Be någon höra av sig till dig',
  'mistreated.plan': 'Fler steg i din handlingsplan',

  'care.title': 'När du bör söka hjälp',
  'care.signs':
    'Kontakta vårdcentralen eller företagshälsovården om vilan inte hjälper. Gör det också om oro, nedstämdhet eller ilska tar över dina dagar, eller om du har svårt att minnas eller ofta blir yr.',
  // The same words everywhere: advice.test.ts compares the articles with them.
  'care.sleep':
    'Kontakta vårdcentralen om du har sovit dåligt de flesta nätter i fyra veckor, och redan efter två veckor om du inte orkar med dagarna. Ring 1177 i dag om du sover mycket lite utan att bli trött, tankarna rusar och du har ovanligt mycket energi.',
  'care.unsure': 'Ring 1177 om du är osäker.',

  'figures.title': 'Dina siffror',
  'figures.lead': 'Skalan går från 1 (aldrig) till 5 (alltid). Högre betyder mer belastning.',
  'figures.period': 'Frågorna gällde de fyra senaste veckorna som du hade arbetat.',
  'figures.period.sickLeave': 'Frågorna gällde de fyra senaste veckorna.',
  'figures.total': 'Totalt',
  'figures.ofFive': '{score} av 5',
  'figures.caption': 'Totalt {score} av 5, {zone}. De streckade linjerna visar var högre värden börjar.',
  'figures.raised': 'Förhöjt',
  'figures.not_raised': 'Inte förhöjt',
  'figures.green': 'Grönt',
  'figures.yellow': 'Gult',
  'figures.red': 'Rött',
  'figures.onlyRaised':
    'Tolv frågor räcker bara för att säga om en del är förhöjd eller inte. Zonen bygger på totalen.',
  'figures.allBands': 'Zonen bygger på totalen. Delarna visar var belastningen är störst.',
  'figures.tableCaption': 'Siffror och gränser',
  'figures.table': 'Visa siffrorna som tabell',
  'figures.table.part': 'Del',
  'figures.table.score': 'Värde',
  'figures.table.band': 'Läge',
  'figures.table.yellowFrom': 'Gult eller förhöjt från',
  'figures.table.redFrom': 'Rött från',

  'causes.title': 'Vad på jobbet som kan ligga bakom',
  'causes.lead': 'Det som tar mest energi står först. En högre siffra är sämre.',
  'causes.high': 'Hög',
  'causes.medium': 'Medel',
  'causes.none': 'Låg',
  'causes.help': 'Förekommer och behöver tas på allvar',
  'causes.own': 'Gränserna för orsaker är tjänstens egna och är inte hämtade från någon studie.',

  'change.title': 'Sedan sist',
  'change.none':
    'Ingen tydlig förändring sedan {date}. Skillnaden på {delta} är så liten att den kan bero på slumpen.',
  'change.better':
    'Belastningen har minskat sedan {date}. Skillnaden på {delta} är större än vad slumpen brukar ge.',
  'change.worse':
    'Belastningen har ökat sedan {date}. Skillnaden på {delta} är större än vad slumpen brukar ge.',
  'change.clear': 'Det är en tydlig förändring: du har gått från {from} till {to}.',
  'change.parts': 'Med så här få frågor går det inte att säga om en enskild del har förändrats.',
  'change.limit':
    'Var slumpen slutar har vi räknat ut på svar på ett annat formulär, så gränsen är ungefärlig.',
  'change.how': 'Så räknas gränsen för förändring',

  'apart.version':
    'Frågorna fick nya formuleringar efter ditt resultat från {date}. Därför går det inte att säga om belastningen har förändrats sedan dess.',
  'apart.sickLeave':
    'Du var sjukskriven när du svarade {date}, så det resultatet går inte att jämföra med andra.',

  'limits.provisional': 'Gränserna är preliminära och ännu inte validerade för svenska förhållanden.',
  'limits.notDiagnosis':
    'Det här är inte en diagnos. Zonen är preliminär, eftersom gränserna kommer från ett annat formulär.',
  'limits.near.green':
    'Du är nära gränsen till grön zon, så ett enda svar kan ha avgjort. Lita på hur du själv mår.',
  'limits.near.yellow':
    'Du är nära gränsen till gul zon, så ett enda svar kan ha avgjort. Lita på hur du själv mår.',
  'limits.near.red':
    'Du är nära gränsen till röd zon, så ett enda svar kan ha avgjort. Lita på hur du själv mår.',
  'limits.more': 'Så räknas resultatet',

  'save.title': 'Vill du ha kvar resultatet?',
  'save.browser': 'Resultatet finns bara i den här webbläsaren.',
  'save.notKept': 'Webbläsaren kan inte spara resultatet, så det försvinner när du stänger sidan.',
  'save.button': 'Spara i mitt konto',
  'save.saving': 'Sparar …',
  'save.saved': 'Resultatet är sparat i ditt konto.',
  'save.waiting':
    'Resultatet sparas i ditt konto så snart det går. Om du har loggats ut behöver du logga in igen.',
  'save.closed':
    'Resultatet är inte sparat i ditt konto, eftersom bara din privata adress öppnar det som är ditt eget. Det ligger kvar i den här webbläsaren. Logga ut och logga in här med den privata adressen, så sparas det.',
  'save.failed': 'Resultatet kunde inte sparas i ditt konto. Det ligger kvar i den här webbläsaren.',
  'save.remove': 'Ta bort resultatet från webbläsaren',
  'save.remove.question': 'Vill du ta bort resultatet? Det går inte att få tillbaka.',
  'save.remove.yes': 'Ja, ta bort det',
  'save.remove.no': 'Nej, behåll det',
  'save.shared':
    'Du svarar på en delad skärm, så resultatet sparas inte någonstans. Skriv gärna ner det som du vill minnas.',
  'save.removed': 'Resultatet är borttaget från webbläsaren.',
  'save.print': 'Skriv ut',
  'save.results': 'Se alla dina resultat',
  'save.again': 'Svara på frågorna igen',
  'signedOut.heading': 'Logga in för att se resultatet',
  'signedOut.text': 'Resultatet hör till ett konto, så bara den som är inloggad där kan läsa det.',
  'signedOut.button': 'Logga in',
  taken: 'Svarat {date}',
} as const
