/** The pages that green, yellow and red lead to. Their titles are neutral: others may see the screen. */
export const zones = {
  'zone.green': 'Grön zon',
  'zone.yellow': 'Gul zon',
  'zone.red': 'Röd zon',
  'tab.label': 'Delar av sidan',
  'tab.overview': 'Översikt',
  'tab.exercises': 'Övningar',
  'tab.plan': 'Handlingsplan',
  'tab.acute': 'Akuta tekniker',
  'more.stress': 'Mer om stress',
  'more.profile': 'Gör stressprofilen',
  notDiagnosis: 'Zonen är inte en diagnos. Den visar hur dina svar förhåller sig till referensvärden.',

  'green.title': 'Håll balansen',
  'green.description': 'Fyra områden som håller stress på en bra nivå, och fem övningar att börja med.',
  'green.heading': 'Håll kvar det som fungerar',
  'green.lead': 'Du hinner återhämta dig just nu. Så här gör du det till en vana, innan du behöver det.',
  'green.areas': 'Fyra områden som förebygger',
  'green.movement': 'Regelbunden rörelse',
  'green.movement.text':
    'Gå 30 minuter, fem dagar i veckan. Dela upp det om du vill. Det viktiga är att pulsen stiger lite och att det blir av.',
  'green.sleep': 'Sömn och återhämtning',
  'green.sleep.text':
    'Gå upp ungefär samma tid varje dag, även när du är ledig. Lägg undan jobbet och skärmen en timme före sömnen.',
  'green.structure': 'Struktur och plan',
  'green.structure.text':
    'Välj tre saker som ska bli klara i dag, och skriv ner dem. Lämna luft mellan möten. Bestäm när dagen är slut.',
  'green.presence': 'Medveten närvaro',
  'green.presence.text':
    'Gör en sak i taget en stund varje dag. Ät lunch utan skärm, eller gå en promenad utan att lyssna på något.',
  'green.exercises': 'Fem övningar',
  'green.strengths': 'Kartlägg dina styrkor',
  'green.strengths.text':
    'Skriv ner tre tillfällen de senaste veckorna då jobbet gick lätt. Vad gjorde du då? Vilken styrka använde du? Välj en och använd den på ett nytt sätt i morgon.',
  'green.recovery': 'Schemalägg återhämtning',
  'green.recovery.text':
    'Öppna kalendern. Lägg in tre stunder nästa vecka som bara är till för vila eller något du tycker om. Skydda dem som du skyddar ett viktigt möte.',
  'green.breathing': 'Mikropaus med andning',
  'green.breathing.text':
    'Sätt dig bekvämt. Andas in i fyra sekunder, håll i två, andas ut i sex. Gör det fem gånger. Upprepa en gång i timmen en arbetsdag.',
  'green.values': 'Värdekompassen',
  'green.values.text':
    'Skriv vad som är viktigt för dig i fyra delar av livet: arbete, nära relationer, hälsa och fritid. Sätt en siffra från ett till tio på hur du lever efter det. Välj en liten handling där avståndet är störst.',
  'green.reflection': 'Månadens reflektion',
  'green.reflection.text':
    'Ta femton minuter en gång i månaden. Vad gav kraft? Vad tog kraft? Vad vill du göra mer av, och vad kan du släppa?',
  'green.checkup': 'Gör en avstämning',
  'green.checkup.text': 'Gör stressprofilen igen om två till tre månader. Då ser du om något har ändrats.',

  'yellow.title': 'Nästa steg',
  'yellow.description': 'Vad du kan göra när påfrestningen har varit större än återhämtningen ett tag.',
  'yellow.heading': 'Ta tillbaka lite i taget',
  'yellow.lead':
    'Påfrestningen har varit större än återhämtningen ett tag. Det går att ändra, ett litet steg i taget.',
  'yellow.about.title': 'Vad gul zon säger',
  'yellow.about.1':
    'Kroppen klarar mycket stress i korta perioder. Det som sliter är när vilan inte hinner ikapp.',
  'yellow.about.2':
    'Vanliga tecken är att sova sämre, ha kortare tålamod och behöva anstränga sig för sådant som brukar gå lätt. Ta tecknen på allvar, utan att bli rädd för dem.',
  'yellow.about.3':
    'Ofta ligger orsaken i hur arbetet är ordnat. Då räcker det inte att du vilar mer. Något på jobbet behöver ändras också.',
  'yellow.actions': 'Det här rekommenderar vi',
  'yellow.deep': 'Gör djupanalysen',
  'yellow.deep.text':
    'Den visar var det tynger mest, och vad på jobbet som kan ligga bakom. Den tar åtta till tolv minuter.',
  'yellow.deep.link': 'Till djupanalysen',
  'yellow.programme': 'Följ ett program',
  'yellow.programme.text':
    'Sex moduler, en i månaden. Korta steg varje vecka som går att göra vid sidan av jobbet.',
  'yellow.programme.link': 'Till programmet',
  'yellow.talk': 'Prata med HR eller din chef',
  'yellow.talk.text':
    'Du behöver inte berätta vad du svarat. Säg vad som är för mycket, och vad som skulle hjälpa. Ett konkret förslag är lättare att säga ja till.',
  'yellow.talk.example':
    'Du kan börja så här: ”Jag har märkt att jag inte hinner återhämta mig. Kan vi gå igenom vad som är viktigast de närmaste två veckorna?”',
  'yellow.today': 'Redan i dag',
  'yellow.today.text':
    'Ta en mikropaus på två minuter varje timme. Res dig, titta ut och andas långsamt ut. Det är korta pauser ofta som hjälper, inte en lång på kvällen.',

  'red.title': 'Återhämtning först',
  'red.description': 'Stöd, vila och första steg när det har varit för mycket länge.',
  'red.heading': 'Nu är det vila som gäller',
  'red.alert.title': 'Sätt återhämtningen först',
  'red.alert.text':
    'Du verkar ha burit för mycket, för länge. Det går över, men det behöver tid. Försök inte pressa dig igenom det.',
  'red.first': 'Gör de här tre sakerna först',
  'red.first.1': 'Berätta för någon i dag. Du ska inte vara ensam med det här.',
  'red.first.2': 'Boka en tid på vårdcentralen eller hos företagshälsan. Säg hur länge det har varit så här.',
  'red.first.3':
    'Be din chef om hjälp att ta bort något redan i dag. Det räcker att säga att du mår dåligt av det.',
  'red.phases': 'Vägen tillbaka i tre faser',
  'red.phases.lead':
    'Faserna är ett sätt att tänka, inte en tidtabell. Det är vanligt att gå fram och tillbaka.',
  'red.acute': 'Akut',
  'red.acute.text': 'Vila, sömn och lugn. Så få krav som möjligt. Ta emot hjälp.',
  'red.stabilization': 'Stabilisering',
  'red.stabilization.text': 'Enkla rutiner: mat, dagsljus och korta promenader. Små saker som ger kraft.',
  'red.rebuild': 'Återuppbyggnad',
  'red.rebuild.text': 'Öka långsamt. Gå igenom med chefen vad som behöver ändras innan allt är som förut.',
  'red.resources': 'Stöd att börja med',
  'red.resources.acute': 'Akut stresshantering',
  'red.resources.acute.text': 'Sju tekniker som går att göra nu. De finns under Akuta tekniker.',
  'red.resources.recovery': 'Sex veckors återhämtning',
  'red.resources.recovery.text':
    'Två veckor i varje fas. Börja med vilan, och lägg till en sak i taget när den första sitter.',
  'red.resources.specialist': 'Bedömning av en specialist',
  'red.resources.specialist.text':
    'Vårdcentralen och företagshälsan kan bedöma hur du mår och vad som behövs. Företagshälsan når du ofta genom din chef eller HR.',
  'red.resources.follow': 'Uppföljning',
  'red.resources.follow.text':
    'Gör stressprofilen igen om fyra veckor. Ta med resultatet till den som hjälper dig, om du vill.',
  'red.contact': 'Boka ett bedömningssamtal',
  'red.plan.text':
    'Planen bygger på ditt senaste resultat. Den visar var du kan börja, med det som tynger mest först.',
  'red.plan.link': 'Till din handlingsplan',
  'red.techniques': 'Sju akuta tekniker',
  'red.pause': 'Pausandning',
  'red.pause.text':
    'Andas in i fyra sekunder, håll i två, andas ut i sex. Fem andetag är en omgång. Tre omgångar tar tre minuter.',
  'red.micro': 'Mikropaus',
  'red.micro.text': 'Två minuter varje timme. Res dig, släpp ner axlarna och titta på något långt bort.',
  'red.notice': 'Lägg märke till',
  'red.notice.text':
    'Säg tyst för dig själv fem saker du ser, fyra du hör och tre du känner mot kroppen. Det hjälper dig tillbaka till nuet.',
  'red.prioritise': 'Prioritera',
  'red.prioritise.text': 'Skriv ner allt som snurrar. Välj en sak för i dag. Resten är inte till för i dag.',
  'red.news': 'Begränsa nyheter',
  'red.news.text': 'Läs nyheter högst en gång om dagen, och inte före sömnen. Stäng av aviseringar.',
  'red.talk': 'Prata med någon',
  'red.talk.text': 'Ring någon du litar på. Du behöver inte ha en lösning, det räcker att säga hur det är.',
  'red.medical': 'Ta hjälp av vården',
  'red.medical.text':
    'Ring 1177 om du är osäker på var du ska vända dig. Sök vård om du inte sover, inte orkar vardagen eller har ont i kroppen av stress.',
  'red.programme': 'Starta programmet',
} as const
