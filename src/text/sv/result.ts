/** An own result: what it means, what to do today, when to seek care, then the figures. */
export const result = {
  'zone.green': 'Grön zon',
  'zone.yellow': 'Gul zon',
  'zone.red': 'Röd zon',
  'heading.green': 'Du verkar ha en hållbar balans just nu',
  'heading.yellow': 'Det verkar ta på krafterna just nu',
  'heading.red': 'Du verkar ha det tungt just nu',
  'heading.green.raised': 'Totalen ligger under gränsen, men {raised}. Ta det på allvar.',
  'heading.yellow.raised': 'Totalen ligger i gul zon, och {raised}. Ta det på allvar.',
  'raised.several': '{parts} är förhöjda',
  'raised.exhaustion': 'trötthet är förhöjd',
  'raised.emotional_distancing': 'avståndet till jobbet är förhöjt',
  'raised.cognitive_impairment': 'svårigheten att fokusera är förhöjd',
  'raised.emotional_regulation': 'nivån av starka känslor är förhöjd',
  'part.exhaustion': 'trötthet',
  'part.emotional_distancing': 'avståndet till jobbet',
  'part.cognitive_impairment': 'svårigheten att fokusera',
  'part.emotional_regulation': 'nivån av starka känslor',
  'raised.mistreatment': 'du beskriver konflikter eller kränkningar på jobbet',
  'raised.causes': 'något på jobbet verkar ta mycket energi',
  'meaning.raised':
    'Totalen är ett medelvärde, och därför kan en del som ligger högt döljas av att de andra ligger lågt. Gör något åt det som är förhöjt nu, även om resten känns lugnt.',
  'meaning.mistreatment':
    'Att det händer sällan gör det inte obetydligt. Du ska inte behöva bli illa behandlad på jobbet, och det finns hjälp att få även om du i övrigt mår bra.',
  'meaning.causes':
    'Du verkar hinna återhämta dig från det mesta, men dina svar om jobbet visar att något där kan behöva ändras innan det börjar påverka hur du mår.',
  'meaning.green':
    'Dina svar tyder på att du hinner återhämta dig från det som är jobbigt. Det betyder inte att allt är lätt. Det betyder att du har något att vara rädd om.',
  'meaning.yellow':
    'Dina svar tyder på att påfrestningen har varit större än återhämtningen ett tag. Det är vanligt, och det går att ändra. Små steg nu gör mer än stora steg sedan.',
  'meaning.red':
    'Dina svar tyder på att du har burit mycket, länge. Det är inget du ska lösa ensam. Vila och stöd kommer först. Det mesta andra kan vänta.',

  'sickLeave.heading': 'Totalen ligger under gränsen, men du är sjukskriven',
  'sickLeave.meaning':
    'Frågorna handlar mest om jobbet, och därför kan totalen bli låg när du inte har arbetat. Det betyder inte att du är återhämtad.',
  'sickLeave.title': 'Vad resultatet säger när du är sjukskriven',
  'sickLeave.can':
    'Det visar hur du har svarat att du har haft det de senaste fyra veckorna, till exempel hur trött du har varit och hur lätt du har haft att fokusera.',
  'sickLeave.cannot':
    'Det kan inte visa om du är redo att börja arbeta. Gränserna är satta för personer som arbetar, så zonen säger mindre om dig, och resultatet ska inte jämföras med ett från en tid då du arbetade.',
  'sickLeave.talk':
    'Prata med din läkare eller den som har sjukskrivit dig om hur du mår och vad som är nästa steg.',
  'sickLeave.kept':
    'Att du är sjukskriven sparas bara i den här webbläsaren. Om du sparar resultatet i ett konto följer uppgiften inte med.',

  'today.title': 'Gör det här i dag',
  'today.green.1': 'Ta en paus innan du behöver den. Fem minuter utan skärm räcker.',
  'today.green.2': 'Tänk på en sak som har gjort veckan bättre. Gör den igen i morgon.',
  'today.green.3': 'Sluta i tid minst en dag i veckan, och låt den tiden vara din.',
  'today.yellow.1': 'Välj en sak som kan vänta, och låt den vänta.',
  'today.yellow.2': 'Andas lugnt i en minut: in i fyra sekunder, håll i två, ut i sex. Fem andetag räcker.',
  'today.yellow.3': 'Berätta för någon hur du har det. En vän, en kollega eller din chef.',
  'today.first.exhaustion':
    'Välj bort en sak i dag och vila i stället. Om du har vilat i flera veckor utan att det hjälper ska du kontakta vårdcentralen eller företagshälsan.',
  'today.first.emotional_distancing':
    'Berätta för någon du litar på att jobbet känns långt borta, och säg vad du skulle vilja ändra på.',
  'today.first.cognitive_impairment':
    'Gör en sak i taget i dag och skriv ner det du behöver komma ihåg. Om du har haft svårt att fokusera eller minnas i flera veckor ska du kontakta vårdcentralen eller företagshälsan.',
  'today.first.emotional_regulation':
    'Gå undan en stund när känslorna blir starka, och berätta i dag för någon du litar på hur du har det.',
  'today.first.mistreatment':
    'Berätta i dag för någon du litar på vad du är med om, och skriv ner vad som har hänt och när.',
  'today.first.causes':
    'Skriv ner vad på jobbet som tar mest energi, och be din chef om en tid när ni kan prata om det.',
  'today.red.1': 'Prata med någon i dag. En vän, din chef eller 1177.',
  'today.red.2': 'Stryk det som går att stryka. Det viktigaste just nu är att du får vila.',
  'today.red.3':
    'Ring vårdcentralen eller företagshälsan i dag och be om en tid. Om det är stängt ringer du nästa vardag.',

  'mistreated.title': 'Om du blir illa behandlad på jobbet',
  'mistreated.1':
    'Berätta för din chef, eller för HR eller skyddsombudet om det är chefen det gäller. Kränkningar ska inte accepteras, och enligt AFS 2023:2 ska arbetsgivaren ha rutiner för vad som då görs.',
  'mistreated.2':
    'Skriv ner datum, plats, vad som hände och vilka som var med. Ta gärna med skyddsombudet, facket eller en kollega till samtalet.',
  'mistreated.3': 'Sök stöd för egen del medan det pågår. Ring 112 om någon hotar dig eller gör dig illa.',
  'mistreated.ask': 'Be någon höra av sig till dig',
  'mistreated.plan': 'Fler steg i din handlingsplan',

  'care.title': 'När du bör söka hjälp',
  'care.1': 'Du har sovit dåligt i flera veckor.',
  'care.2': 'Vilan hjälper inte, eller du orkar inte vardagen.',
  'care.3': 'Oro, nedstämdhet eller ilska tar över dina dagar.',
  'care.4': 'Du har svårt att minnas, eller blir ofta yr när du är stressad.',
  'care.where': 'Kontakta vårdcentralen eller företagshälsan. Är du osäker, ring 1177.',

  'next.title': 'Nästa steg',
  'next.green': 'Råd som håller balansen',
  'next.yellow': 'Det här kan du göra nu',
  'next.red': 'Stöd och återhämtning',
  'next.raised': 'Börja i din handlingsplan',
  'next.deeper': 'Ta reda på vad det beror på',
  'next.plan': 'Se din plan',

  'figures.title': 'Dina siffror',
  'figures.lead': 'Skalan går från 1 (aldrig) till 5 (alltid). Högre betyder mer påfrestning.',
  'figures.total': 'Totalt',
  'figures.ofFive': '{score} av 5',
  'figures.caption': 'Totalt {score} av 5, {zone}. De streckade linjerna visar var högre värden börjar.',
  'figures.raised': 'Förhöjt',
  'figures.not_raised': 'Inte förhöjt',
  'figures.green': 'Grönt',
  'figures.yellow': 'Gult',
  'figures.red': 'Rött',
  'figures.onlyRaised':
    'Med tolv frågor går det bara att säga om en del är förhöjd eller inte. Zonen bygger på totalen.',
  'figures.allBands': 'Zonen bygger på totalen. Delarna visar var det tynger mest.',
  'figures.tableCaption': 'Siffror och gränser',
  'figures.table': 'Visa siffrorna som tabell',
  'figures.table.part': 'Del',
  'figures.table.score': 'Värde',
  'figures.table.band': 'Läge',
  'figures.table.yellowFrom': 'Gult eller förhöjt från',
  'figures.table.redFrom': 'Rött från',

  'causes.title': 'Vad på jobbet som kan ligga bakom',
  'causes.lead': 'Det som tar mest kraft står först. Högre betyder sämre.',
  'causes.high': 'Hög',
  'causes.medium': 'Medel',
  'causes.none': 'Låg',
  'causes.help': 'Förekommer, ta det på allvar',
  'causes.own': 'Gränserna för orsaker är tjänstens egna och är inte hämtade från någon studie.',

  'change.title': 'Sedan sist',
  'change.first':
    'Det här är ditt första resultat med de här frågorna. Nästa gång ser du vad som har ändrats.',
  'change.none':
    'Ingen säker förändring sedan {date}. Skillnaden på {delta} är så liten att den kan bero på slumpen.',
  'change.better': 'Påfrestningen har minskat sedan {date}. Skillnaden på {delta} är säker.',
  'change.worse': 'Påfrestningen har ökat sedan {date}. Skillnaden på {delta} är säker.',
  'change.clear': 'Det är en tydlig förändring: du har gått från {from} till {to}.',
  'change.parts': 'För delarna går det inte att säga säkert med så här få frågor.',

  'limits.provisional': 'Gränserna är preliminära, ännu inte validerade för svenska förhållanden.',
  'limits.notDiagnosis':
    'Det här är inte en diagnos. Färgerna visar hur dina svar förhåller sig till referensvärden, inte om du är sjuk.',
  'limits.more': 'Så räknas resultatet',

  'save.title': 'Vill du ha kvar resultatet?',
  'save.browser': 'Det ligger i den här webbläsaren och ingen annanstans.',
  'save.button': 'Spara i mitt konto',
  'save.saving': 'Sparar …',
  'save.saved': 'Resultatet är sparat i ditt konto.',
  'save.waiting':
    'Resultatet sparas i ditt konto så snart det går. Om du har loggats ut behöver du logga in igen.',
  'save.closed':
    'Resultatet är inte sparat i ditt konto, eftersom bara din privata adress öppnar det som är ditt eget. Det ligger kvar i den här webbläsaren. Logga ut och logga in här med den privata adressen, så sparas det.',
  'save.failed': 'Resultatet kunde inte sparas i ditt konto. Det ligger kvar i den här webbläsaren.',
  'save.remove': 'Ta bort resultatet från webbläsaren',
  'save.remove.question': 'Ska resultatet tas bort? Det går inte att få tillbaka.',
  'save.remove.yes': 'Ja, ta bort det',
  'save.remove.no': 'Nej, behåll det',
  'save.removed': 'Resultatet är borttaget från webbläsaren.',
  'save.print': 'Skriv ut',
  'save.results': 'Se alla dina resultat',
  'save.again': 'Gör den igen',
  'signedOut.heading': 'Logga in för att se resultatet',
  'signedOut.text': 'Resultatet hör till ett konto, så bara den som är inloggad där kan läsa det.',
  'signedOut.button': 'Logga in',
  taken: 'Svarat {date}',
} as const
