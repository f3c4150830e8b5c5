/** The stress-management programme for a person who has begun it: start, modules, weekly parts. Its readings are in content/. */
export const stressProgramme = {
  /** The headings of every part's text, in this order. */
  'heading.step': 'Ett steg i arbetet',
  'heading.tired': 'En trött dag',
  'heading.sources': 'Källor',
  'welcome.title': 'Välkommen till programmet',
  'welcome.description':
    'Börja med stresshanteringsprogrammet, se var du är och välj när du vill bli påmind.',
  'welcome.lead':
    'Programmet har sex moduler med fyra delar var. Du går i din egen takt och kan börja med vilken del du vill.',
  'welcome.modules': 'De sex modulerna',
  'place.module': 'Modul {module}',
  'place.part': 'Modul {module} · vecka {week}',
  minutes: '{minutes} minuters läsning',

  'recovery.first':
    'Du har börjat med återhämtningsprogrammet. Gör gärna klart det innan du går vidare här, eftersom återhämtning behöver komma först.',
  'recovery.link': 'Till återhämtningsprogrammet',
  'red.title': 'Vila och vård kommer först',
  'red.text':
    'Ditt senaste resultat är rött. Det här programmet kräver energi, så det är bättre att först prata med vården och ta ett litet steg om dagen i återhämtningsprogrammet. Du väljer själv.',
  'red.unknown':
    'Vi kan inte läsa ditt senaste resultat just nu. Om det är rött är det bättre att först prata med vården och börja med återhämtningsprogrammet, eftersom det här programmet kräver energi.',
  'red.care': 'Så går det till på vårdcentralen',
  'red.goOn': 'Jag vill ändå gå vidare med det här programmet',

  'start.legend': 'När vill du börja?',
  'start.today': 'I dag',
  'start.later': 'En annan dag',
  'start.day': 'Första dagen',
  'start.day.hint': 'Välj en dag inom tre månader.',
  'start.button': 'Starta programmet',
  'start.choose': 'Välj om du vill börja i dag eller en annan dag.',
  'start.past': 'Välj en dag från i dag och tre månader framåt.',
  'first.label': 'Vilken modul vill du börja med?',
  'first.none': 'Du kan byta modul när du vill.',
  'first.map.2':
    'På din karta över energin är det för lite sömn och vila som tar mest. Därför föreslår vi modul 2, men du kan byta när du vill.',
  'first.map.3':
    'På din karta över energin är det något utanför jobbet som tar mest. Därför föreslår vi modul 3, men du kan byta när du vill.',
  'first.map.4':
    'På din karta över energin är det mötena med människor som har det svårt som tar mest. Därför föreslår vi modul 4, men du kan byta när du vill.',
  'first.map.5':
    'På din karta över energin är det arbetet som tar mest. Därför föreslår vi modul 5, men du kan byta när du vill.',
  'first.result.2':
    'Ditt senaste resultat tyder på att återhämtningen inte räcker till. Därför föreslår vi modul 2, men du kan byta när du vill.',
  'first.result.4':
    'Det som är högst i ditt senaste resultat handlar om känslor. Därför föreslår vi modul 4, men du kan byta när du vill.',
  'first.result.5':
    'Det som är högst i ditt senaste resultat handlar om arbetet. Därför föreslår vi modul 5, men du kan byta när du vill.',
  'start.noScript':
    'Utan JavaScript kan du läsa alla delar här, men för att starta programmet och spara det du skriver behövs JavaScript.',

  'now.waiting': 'Du börjar {day}',
  'now.waiting.text': 'Tills dess behöver du inte göra något, men du kan läsa i förväg om du vill.',
  'now.waiting.button': 'Börja i dag i stället',
  'now.over': 'Din nästa del',
  'now.open': 'Öppna delen',
  'now.stopped': 'Du slutade vid ”{screen}”.',
  'now.resume': 'Fortsätt',
  'now.rest': 'Veckans del är klar',
  'now.rest.text':
    'Bra gjort. Nästa del är ”{title}”, och den kan du spara till nästa vecka eller öppna redan nu.',
  'now.rest.button': 'Öppna nästa del',
  'now.suggested':
    'Det har gått en månad sedan du började med modul {module}. Du kan göra klart de delar som är kvar eller gå vidare till modul {next}.',
  'now.suggested.link': 'Till modul {next}',
  'now.paused': 'Programmet är pausat',
  'now.paused.text': 'Du pausade {day}. Allt finns kvar, och du fortsätter där du var när du vill.',
  'now.goOn': 'Fortsätt programmet',
  'now.progress': '{done} av 24 delar klara',
  'now.finished': 'Du har gått igenom hela programmet',
  'now.finished.text':
    'Alla 24 delar är klara. Det är ett stort arbete, och det du har testat kan du fortsätta att använda. Gör gärna ett nytt test, så att du kan jämföra med hur det var när du började.',
  'now.finished.next':
    'Planen från modul 6 är till för tiden som kommer. Läs den igen om några av dina tidiga tecken dyker upp, och hör av dig till vårdcentralen eller företagshälsovården om de inte går över.',
  'now.finished.test': 'Gör ett nytt test',
  'now.finished.plan': 'Öppna planen i modul 6',

  'module.parts': 'Modulens fyra delar',
  'module.part': 'Vecka {week}',
  'module.done': 'Klar {day}',
  'module.next': 'Nästa del',
  'module.progress': '{done} av 4 delar klara',
  'module.first': 'Börja med vecka 1',
  'module.go': 'Fortsätt med vecka {week}',
  'module.again': 'Modulen är klar. Du kan öppna delarna igen när du vill.',
  'module.begunOn': 'Du började med modulen {day}.',
  'module.overview': 'Till programmet',
  'module.1.about':
    'Den här månaden tar du reda på vad som tar energi och vad som ger energi i din vecka. Du lär känna dina tidiga tecken på stress, och du börjar lägga in återhämtning medan dagen pågår.',
  'module.2.about':
    'Den här månaden handlar om sömnen och om att kunna lägga jobbet åt sidan. Du för dagbok över sömnen, ordnar fasta tider och testar sätt att avsluta arbetsdagen som fungerar också om du arbetar skift.',
  'module.3.about':
    'Den här månaden övar du på att lösa problem ett i taget. Du sorterar det du oroar dig för, gör en plan i sex steg, förbereder dig för hinder och ber om hjälp på ett sätt som går att svara ja på.',
  'module.4.about':
    'Den här månaden handlar om tankar och känslor. Du tittar närmare på tankar som gör stressen värre, sätter ord på det du känner och övar på att bemöta dig själv så som du skulle bemöta en vän.',
  'module.5.about':
    'Den här månaden gäller arbetet. Du ser vilka krav du har, hur mycket du kan påverka och vilket stöd du får, och förbereder ett samtal med din chef om det som behöver ändras.',
  'module.6.about':
    'Den sista månaden handlar om vad som är viktigt för dig och om att hålla fast vid det som har hjälpt. Du gör en plan för vad du ska göra om stressen kommer tillbaka.',

  'test.title': 'Nytt test efter modulen',
  'test.text':
    'När de fyra veckorna har gått kan du göra stressprofilen igen och jämföra med resultatet från innan du började med modulen. Det tar tre till fyra minuter.',
  'test.button': 'Gör stressprofilen',
  'test.none':
    'När du har gjort testet igen ser du här hur det var före och efter modulen. Det behövs ett resultat från innan du började och ett som är minst tre veckor nyare.',
  'test.before': 'Före',
  'test.after': 'Efter',
  'test.better':
    'Belastningen är lägre än före modulen, och skillnaden är större än vad slumpen brukar ge. Gränsen är ungefärlig, eftersom den kommer från ett annat formulär.',
  'test.worse':
    'Belastningen är högre än före modulen, och skillnaden är större än vad slumpen brukar ge. Gränsen är ungefärlig, eftersom den kommer från ett annat formulär. Prata gärna med någon om det, till exempel på vårdcentralen eller företagshälsovården.',
  'test.same': 'Skillnaden är inte större än vad slumpen brukar ge. Det är vanligt efter en månad.',
  'test.table': 'Visa som tabell',
  'test.when': 'När',
  'test.date': 'Datum',
  'test.total': 'Belastning',
  'test.zone': 'Zon',

  'further.title': 'Fördjupning',
  'further.over': 'Fördjupning till modul {module}',
  'further.text': 'Du behöver inte läsa det här för att gå vidare.',
  'part.reading': 'Läsning',
  'part.screens': 'Delens fyra steg',
  'part.screen.read': 'Läs',
  'part.screen.do': 'Gör',
  'part.screen.work': 'På jobbet',
  'part.screen.look': 'Se tillbaka',
  'part.step': 'Steg {step} av {steps} · {screen}',
  'part.forward': 'Nästa: {screen}',
  'part.back': 'Tillbaka: {screen}',
  'part.do': 'Din egen övning',
  'part.look': 'Hur gick det?',
  'part.look.sheet.begun': 'Du har börjat på arbetsbladet ”{title}”.',
  'part.look.sheet.empty': 'Arbetsbladet ”{title}” är tomt än så länge.',
  'part.look.sheet.open': 'Öppna arbetsbladet',
  'part.look.then': 'Sedan väntar delen ”{title}”.',
  'part.tired': 'Trött dag? Läs den korta versionen',
  'part.tired.whole': 'Läs hela texten',
  'part.tired.enough': 'Det räcker i dag, och hela texten finns kvar till en annan dag.',
  'part.tired.sheet': 'Till arbetsbladet: {title}',
  'part.sheet': 'Arbetsblad',
  'part.sheet.noScript':
    'Arbetsbladet behöver JavaScript. Utan det kan du skriva på papper, med rubrikerna i texten som stöd.',
  'part.note': 'Dina anteckningar',
  'part.note.label': 'Vad vill du komma ihåg från den här veckan?',
  'part.note.hint': 'Bara för dig. Fältet rymmer {limit} tecken.',
  'part.note.long':
    'Anteckningen är längre än {limit} tecken, därför att den har skrivits på flera enheter. Allt är sparat, men du behöver korta den för att kunna skriva mer.',
  'part.note.cut':
    'Det du klistrade in var längre än {limit} tecken. Slutet kom inte med, så spara det någon annanstans om du behöver det.',
  'part.finish': 'Klar med veckan',
  'part.finish.text':
    'När du har läst och testat steget kan du markera delen som klar. Du behöver inte ha gjort allt.',
  'part.done': 'Den här delen är klar.',
  'part.undo': 'Ångra',
  'part.next': 'Nästa del: {title}',
  'part.toTest': 'Modulen är klar. Gör ett nytt test',
  'part.end': 'Du har gått igenom hela programmet',
  'part.others': 'Delarna i modul {module}',
  'part.previous': 'Förra delen',
  'part.following': 'Nästa del',
  'part.module': 'Till modul {module}',
  'part.paused': 'Programmet är pausat, men du kan läsa och skriva ändå.',

  'listen.part': 'Lyssna på delen',
  'listen.pause': 'Pausa',
  'listen.resume': 'Fortsätt lyssna',
  'listen.end': 'Sluta lyssna',
  'listen.lock':
    'Skärmen hålls tänd medan rösten läser. Om du låser telefonen och rösten tystnar fortsätter den från samma mening när du trycker på Fortsätt lyssna.',

  'check.title': 'Veckocheck',
  'check.lead':
    'Tre frågor om de senaste sju dagarna och en om nästa vecka. De tre första svaren visas som en kurva bland dina egna sidor.',
  'check.strain': 'Hur hög har belastningen varit?',
  'check.strain.missing': 'Välj hur hög belastningen har varit.',
  'check.strain.1': 'Mycket hög',
  'check.strain.2': 'Hög',
  'check.strain.3': 'Varken hög eller låg',
  'check.strain.4': 'Låg',
  'check.strain.5': 'Mycket låg',
  'check.recovery': 'Hur mycket återhämtning har du fått?',
  'check.recovery.missing': 'Välj hur mycket återhämtning du har fått.',
  'check.recovery.1': 'Nästan ingen',
  'check.recovery.2': 'Lite',
  'check.recovery.3': 'En del',
  'check.recovery.4': 'Ganska mycket',
  'check.recovery.5': 'Så mycket som jag behövde',
  'check.step': 'Hur blev det med steget i arbetet?',
  'check.step.missing': 'Välj hur det blev med steget i arbetet.',
  'check.step.1': 'Det blev inte av',
  'check.step.2': 'Jag tänkte på det',
  'check.step.3': 'Jag gjorde lite av det',
  'check.step.4': 'Jag gjorde det mesta',
  'check.step.5': 'Jag gjorde hela steget',
  'check.send': 'Spara svaren',
  'check.later': 'Inte nu',
  'check.thanks': 'Tack, dina svar är sparade.',
  'check.unsaid':
    'Du behöver inte svara på hur nästa vecka känns. Om du vill prata med någon hittar du nummer på sidan Hjälp.',
  'answer.first':
    'Det här är din första veckocheck, så nu har du något att jämföra med. Nästa vecka ser du vad som har ändrats.',
  'answer.first.try': 'Gör kartan över din vecka',
  'answer.first-hard':
    'Det låter som en krävande vecka att börja i. En liten sak räcker tills vi hörs nästa vecka.',
  'answer.first-hard.try': 'Välj en sak för i dag och låt resten vänta',
  'answer.after-pause':
    'Du har varit borta ett tag, så vi jämför inte med hur det var före pausen. Börja hellre med mindre än du hade tänkt.',
  'answer.after-pause.try': 'Välj en paus som passar dagen',
  'answer.after-weeks':
    'Det har gått några veckor sedan sist, så vi räknar från i dag. Du behöver inte ta igen något.',
  'answer.after-weeks.try': 'Öppna delen där du var',
  'answer.harder-twice':
    'Det har blivit mer krävande två gånger i rad. Låt nästa del vänta om du vill, och kontakta vårdcentralen eller företagshälsovården om nästa vecka blir likadan.',
  'answer.harder-twice.try': 'Be om hjälp med en sak',
  'answer.hard-long':
    'Det har varit krävande i tre veckocheckar i rad. Prata med chefen om arbetet, och med vårdcentralen eller företagshälsovården om hur du mår.',
  'answer.hard-long.try': 'Förbered samtalet med vården',
  'answer.step-stuck':
    'Steget har inte blivit av två gånger i rad, så det är troligen för stort eller inte rätt steg just nu. Hoppa över det om veckan är full.',
  'answer.step-stuck.try': 'Planera för hindret',
  'answer.step-not-enough':
    'Du gjorde steget, och veckan var ändå krävande. Då är det troligen något som du inte kan ändra ensam.',
  'answer.step-not-enough.try': 'Förbered samtalet om arbetsbelastningen',
  'answer.strain-less-rest-less':
    'Belastningen var lägre, men du fick mindre återhämtning. Fundera på vad som tog plats när belastningen minskade.',
  'answer.strain-less-rest-less.try': 'Räkna på veckans energi, även hemma',
  'answer.strain-more-rest-more':
    'Belastningen var högre, men du fick också mer återhämtning. Lägg märke till vad som gjorde det möjligt.',
  'answer.strain-more-rest-more.try': 'Spara det i din meny med pauser',
  'answer.much-lighter':
    'Det är stor skillnad mot förra gången, och det kan ha många orsaker. Behåll takten och vänta med att lägga till något.',
  'answer.much-lighter.try': 'Se var energin går i nästa vecka',
  'answer.strain-less':
    'Det är främst belastningen som är lägre än förra gången. Skriv upp vad som föll bort, så att du kan be om det igen.',
  'answer.strain-less.try': 'Se krav, inflytande och stöd',
  'answer.rest-more':
    'Det är främst återhämtningen som har ökat. Ge det som hjälpte en tid i nästa vecka också.',
  'answer.rest-more.try': 'Lägg in tid för återhämtning',
  'answer.lighter':
    'Veckan var lite lättare än förra gången. Tänk efter vad som var annorlunda, så att det kan få plats igen.',
  'answer.lighter.try': 'Skriv en rad på kartan',
  'answer.strain-more':
    'Det är främst belastningen som är högre än förra gången. Det är lättare att ändra något medan det är nytt.',
  'answer.strain-more.try': 'Be chefen om en kvart',
  'answer.rest-less':
    'Det är främst återhämtningen som har minskat. Skydda en kort stund varje dag i stället för att försöka ta igen allt.',
  'answer.rest-less.try': 'Avsluta arbetsdagen i tre steg',
  'answer.harder':
    'Veckan var mer krävande än förra gången. Ofta finns det en orsak som går att peka på, och då hjälper det att göra lite mindre nu.',
  'answer.harder.try': 'Välj en sak för i dag och låt resten vänta',
  'answer.much-harder':
    'Det är stor skillnad mot förra gången. Berätta för någon hur du har det, och stryk något redan i dag.',
  'answer.much-harder.try': 'Skriv till någon du litar på',
  'answer.same-hard':
    'Veckan var ungefär lika krävande som förra gången. Om det håller i sig är det rimligt att något tas bort, och det kan du be om.',
  'answer.same-hard.try': 'Skriv till chefen eller HR',
  'answer.same':
    'Veckan var ungefär som förra gången, och det är vanligt att det går upp och ner i små steg. Gör en sak ur veckans del en gång till.',
  'answer.same.try': 'Öppna veckans del igen',
  'answer.same-calm':
    'Det är ganska lugnt, ungefär som förra gången. Det är en bra tid att bestämma vad du gör om det blir mer igen.',
  'answer.same-calm.try': 'Skriv din plan för nästa gång',
  'answer.gap': 'Det blev ingen veckocheck förra veckan, och det gör inget.',
  'answer.smaller':
    'Steget i arbetet blev inte av, och det är vanligt. Gör det hälften så stort eller välj ett annat.',
  'answer.smaller.try': 'Planera för hindret',
  'answer.again': 'Du gjorde steget, och även om det inte säkert är orsaken är det värt att göra igen.',
  'answer.heavy': 'Nästa vecka kändes jobbig, så bestäm redan nu en sak som får vänta.',
  'after.worse': 'Nu behöver du mer än ett program',
  'after.worse.text':
    'Dina svar tyder på att det är för mycket just nu. Då hjälper det mer att prata med en människa än att fortsätta på egen hand.',
  'after.worse.1':
    'Ring vårdcentralen eller 1177 i dag. Berätta att du mår sämre och hur länge det har pågått.',
  'after.worse.2':
    'Berätta för någon som kan vara hos dig eller ringa åt dig, och kontakta företagshälsovården om du har tillgång till den.',
  'after.worse.3':
    'Pausa programmet och gör så lite som möjligt tills du har pratat med någon. Allt du har gjort finns kvar.',
  'after.worse.paused':
    'Programmet är pausat nu. Gör så lite som möjligt tills du har pratat med någon. Allt du har gjort finns kvar, och du går vidare när du vill.',
  'after.heavy': 'Det här har varit en mycket tung vecka',
  'after.heavy.text':
    'Hög belastning och nästan ingen återhämtning håller inte länge. En sådan vecka är en anledning att göra mindre nu, inte att anstränga sig mer.',
  'after.heavy.1': 'Stryk något i dag och låt nästa del av programmet vänta. Du kan pausa så länge du vill.',
  'after.heavy.2': 'Berätta för din chef eller någon annan du litar på att det är för mycket.',
  'after.heavy.3':
    'Kontakta vårdcentralen eller företagshälsovården om nästa vecka blir likadan. Ring 1177 om du är osäker.',
  'after.call': 'Ring 1177',
  'after.rule':
    'Det här visas när två veckocheckar i rad är tydligt sämre än den första, när två i rad är så dåliga de kan bli eller när du svarar att du inte orkar mer. Det är en regel för din säkerhet och ingen diagnos.',

  'course.title': 'Före och efter',
  'course.caption': 'Din belastning sedan du började',
  'course.note':
    'Linjen är svaren i veckochecken och ringarna är dina test. De mäter inte riktigt samma sak, så jämför linjen för sig och ringarna för sig. Högre upp betyder högre belastning.',
  'course.note.checks': 'Linjen är svaren i veckochecken. Högre upp betyder högre belastning.',
  'course.none':
    'När du har svarat på veckochecken två gånger, eller gjort stressprofilen, ritas din kurva här.',
  'course.before': 'Ditt senaste test före starten är från den {day} och visade {total}.',
  'course.table': 'Visa som tabell',
  'course.table.day': 'Dag',
  'course.table.what': 'Vad',
  'course.table.strain': 'Belastning, 1 till 5',
  'course.check': 'Veckocheck',
  'course.test': 'Test',

  'remind.title': 'Påminnelse med mejl',
  'remind.text':
    'Du får ett mejl i veckan, den dag och tid som du väljer. Det säger bara att en del väntar, inte vad den handlar om. Om du inte gör något på fyra veckor slutar vi påminna.',
  'remind.visitor': 'Om du loggar in kan du få en påminnelse med mejl varje vecka.',
  'remind.weekday': 'Dag',
  'remind.time': 'Tid',
  'remind.wrong': 'Skriv en tid, till exempel 09:00.',
  'remind.save': 'Spara påminnelsen',
  'remind.off': 'Stäng av',
  'remind.none': 'Ingen påminnelse är på.',
  'remind.on': 'Du får ett mejl varje {weekday} klockan {time}.',
  'weekday.1': 'måndag',
  'weekday.2': 'tisdag',
  'weekday.3': 'onsdag',
  'weekday.4': 'torsdag',
  'weekday.5': 'fredag',
  'weekday.6': 'lördag',
  'weekday.7': 'söndag',

  'manage.heading': 'Inställningar för programmet',
  'manage.title': 'Pausa eller rensa programmet',
  'manage.pause.text': 'Du kan pausa så länge du vill. Då får du inga påminnelser, och allt finns kvar.',
  'manage.pause': 'Pausa programmet',
  'manage.clear': 'Rensa allt i programmet',
  'manage.clear.question':
    'Vill du ta bort alla anteckningar, arbetsblad och svar i programmet? Det går inte att få tillbaka dem.',
  'manage.clear.yes': 'Ja, ta bort allt',
  'manage.clear.no': 'Nej, behåll',
  'kept.not': 'Webbläsaren kan inte spara just nu, så det du skriver försvinner när du lämnar sidan.',
  'kept.intro':
    'Det du skriver sparas i webbläsaren, eller i ditt konto om du är inloggad. Arbetsgivaren kan inte läsa det.',

  'old.self': 'kan ändra själv',
  'old.other': 'kan ändra med någon annan',
  'old.no': 'kan inte ändra nu',
  'old.break': 'Två minuters paus efter varje möte, utan skärm',
  'old.ask': 'Fråga min chef vad som ska bli klart först',
  'old.quiet': 'En timme om dagen utan mejl och chatt',
  'old.share': 'Be en kollega om hjälp med en sak på kartan',
  'old.leave': 'Skriva ner morgondagens första uppgift innan jag går hem',
  'old.outcome.yes': 'Steget blev av',
  'old.outcome.partly': 'Steget blev delvis av',
  'old.outcome.no': 'Steget blev inte av',
} as const
