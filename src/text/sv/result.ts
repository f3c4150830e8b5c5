/** An own result: what it means, what to do today, when to seek care, then the figures. */
export const result = {
  'leave.label': 'Lämna sidan snabbt',

  'helpNow.title': 'Det finns hjälp nu',
  'helpNow.lead': 'Du behöver inte vara säker på att det är illa nog. Ring ändå.',
  'helpNow.112': 'Vid fara för liv. Dygnet runt.',
  'helpNow.1177': 'Råd om vård. Dygnet runt.',
  'helpNow.90101': 'Självmordslinjen, Mind. Telefon och chatt.',
  'helpNow.90390': 'Hjälplinjen. Stöd i kris.',
  'helpNow.companion': 'Jourhavande medmänniska. Kvällar och nätter, 21–06.',
  'helpNow.priest': 'Be om jourhavande präst. Kvällar och nätter, 21–06.',

  'zone.green': 'Grön zon',
  'zone.yellow': 'Gul zon',
  'zone.red': 'Röd zon',
  'heading.green': 'Du verkar ha en hållbar balans just nu',
  'heading.yellow': 'Det verkar ta på krafterna just nu',
  'heading.red': 'Du verkar ha det tungt just nu',
  'meaning.green':
    'Dina svar tyder på att du hinner återhämta dig från det som är jobbigt. Det betyder inte att allt är lätt. Det betyder att du har något att vara rädd om.',
  'meaning.yellow':
    'Dina svar tyder på att påfrestningen har varit större än återhämtningen ett tag. Det är vanligt, och det går att ändra. Små steg nu gör mer än stora steg sedan.',
  'meaning.red':
    'Dina svar tyder på att du har burit mycket, länge. Det är inget du ska lösa ensam. Vila och stöd kommer först. Det mesta andra kan vänta.',

  'today.title': 'Gör det här i dag',
  'today.green.1': 'Ta en paus innan du behöver den. Fem minuter utan skärm räcker.',
  'today.green.2': 'Tänk på en sak som har gjort veckan bättre. Gör den igen i morgon.',
  'today.green.3': 'Sluta i tid minst en dag i veckan, och låt den tiden vara din.',
  'today.yellow.1': 'Välj en sak som kan vänta, och låt den vänta.',
  'today.yellow.2': 'Andas lugnt i en minut: in i fyra sekunder, håll i två, ut i sex. Fem andetag räcker.',
  'today.yellow.3': 'Berätta för någon hur du har det. En vän, en kollega eller din chef.',
  'today.red.1': 'Prata med någon i dag. En vän, din chef eller 1177.',
  'today.red.2': 'Stryk det som går att stryka. Det viktigaste just nu är att du får vila.',
  'today.red.3': 'Boka en tid på vårdcentralen eller hos företagshälsan den här veckan.',

  'care.title': 'När du bör söka hjälp',
  'care.1': 'Du har sovit dåligt i flera veckor.',
  'care.2': 'Vilan hjälper inte, eller du orkar inte vardagen.',
  'care.3': 'Oro, nedstämdhet eller ilska tar över dina dagar.',
  'care.4': 'Du tappar minnet, blir yr eller får ont i bröstet när du är stressad.',
  'care.where': 'Kontakta vårdcentralen eller företagshälsan. Är du osäker, ring 1177.',
  'care.urgent':
    'Ring 112 om någon är i fara, eller om du får ont i bröstet som inte går över. Har du tankar på att inte vilja leva, ring 90101.',

  'next.title': 'Nästa steg',
  'next.green': 'Råd som håller balansen',
  'next.yellow': 'Det här kan du göra nu',
  'next.red': 'Stöd och återhämtning',
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
  'save.failed': 'Resultatet kunde inte sparas i ditt konto. Det ligger kvar i den här webbläsaren.',
  'save.remove': 'Ta bort resultatet från webbläsaren',
  'save.removed': 'Resultatet är borttaget från webbläsaren.',
  'save.print': 'Skriv ut',
  'save.results': 'Se alla dina resultat',
  'save.again': 'Gör den igen',
  'signedOut.heading': 'Logga in för att se resultatet',
  'signedOut.text': 'Resultatet hör till ett konto, så bara den som är inloggad där kan läsa det.',
  'signedOut.button': 'Logga in',
  taken: 'Svarat {date}',
} as const
