/** The actions of the personal action plan: what to do, why it can help, and how. Named as in `core/plan/actions.ts`. */
export const actions = {
  'exhaustion.bedtime.title': 'Varva ner samma tid varje kväll',
  'exhaustion.bedtime.why':
    'Du kan inte bestämma när du somnar, men det blir lättare om kvällen är lugn och du går upp en fast tid.',
  'exhaustion.bedtime.how':
    'Börja varva ner ungefär en halvtimme i förväg, utan skärm, och lägg dig när du är sömnig. Gå upp samma tid varje dag, även efter en dålig natt.',
  'exhaustion.breaks.title': 'Ta en kort paus på förmiddagen',
  'exhaustion.breaks.why':
    'Flera korta pauser under dagen hjälper ofta mer än en enda lång när energin redan är slut.',
  'exhaustion.breaks.how':
    'Lämna det du gör i fem minuter. Titta ut, drick lite vatten och sträck på dig innan du fortsätter.',
  'exhaustion.daylight.title': 'Gå ut i dagsljus',
  'exhaustion.daylight.why':
    'Dagsljus, helst på förmiddagen, hjälper kroppen att skilja på dag och natt, och då blir det ofta lättare att sova.',
  'exhaustion.daylight.how':
    'Var ute i tjugo minuter och gå i din egen takt. Det fungerar även när det är mulet.',
  'exhaustion.one-less.title': 'Stryk en sak som kan vänta',
  'exhaustion.one-less.why': 'Det blir plats för vila först när något annat får vänta.',
  'exhaustion.one-less.how':
    'Titta på i dag och i morgon och välj en sak som kan vänta eller strykas. Om den berör någon annan kan du höra av dig till hen redan i dag.',
  'exhaustion.quiet-evening.title': 'Håll en kväll fri',
  'exhaustion.quiet-evening.why':
    'Det räcker inte alltid att sova för att återhämta sig, utan du behöver också vaken tid utan krav.',
  'exhaustion.quiet-evening.how':
    'Planera inga ärenden eller plikter den kvällen. Gör något lugnt eller ingenting alls.',

  'emotional_distancing.matters.title': 'Skriv ner vad som betydde något',
  'emotional_distancing.matters.why':
    'När arbetet känns tomt är det lätt att missa det som faktiskt gör nytta.',
  'emotional_distancing.matters.how':
    'Skriv en mening om något du gjorde under veckan som hjälpte någon annan.',
  'emotional_distancing.lunch.title': 'Ät lunch med någon du tycker om',
  'emotional_distancing.lunch.why':
    'När jobbet känns avlägset är det ofta människorna där som gör att det känns mer meningsfullt igen.',
  'emotional_distancing.lunch.how': 'Fråga en kollega redan i dag och prata gärna om något annat än jobbet.',
  'emotional_distancing.own-way.title': 'Gör en uppgift på ditt eget sätt',
  'emotional_distancing.own-way.why':
    'När du själv får välja hur du gör känns arbetet lite mer som ditt eget.',
  'emotional_distancing.own-way.how':
    'Välj något litet som ändå ska göras och gör det så som du tycker är bäst.',
  'emotional_distancing.emptiest-task.title': 'Ta upp uppgiften som känns mest meningslös',
  'emotional_distancing.emptiest-task.why':
    'En uppgift som tar mycket energi kan ibland bytas bort, delas med någon eller göras enklare.',
  'emotional_distancing.emptiest-task.how':
    'Berätta för din chef vilken uppgift det är och fråga vad som går att ändra.',
  'emotional_distancing.outside-work.title': 'Gör något som inte är jobb',
  'emotional_distancing.outside-work.why':
    'Det du bryr dig om utanför jobbet kan ge energi som jobbet inte ger just nu.',
  'emotional_distancing.outside-work.how':
    'Boka en kväll för något du brukade tycka om. Det får gärna vara något litet.',

  'cognitive_impairment.one-thing.title': 'Gör en sak i taget',
  'cognitive_impairment.one-thing.why':
    'Varje gång du byter uppgift behöver du en stund för att komma in i den nya.',
  'cognitive_impairment.one-thing.how':
    'Välj en uppgift, stäng av aviseringarna i tjugofem minuter och ta sedan en kort paus.',
  'cognitive_impairment.one-list.title': 'Samla allt på en lista',
  'cognitive_impairment.one-list.why': 'Det du har skrivit ner behöver du inte hålla i minnet.',
  'cognitive_impairment.one-list.how':
    'Skriv allt du ska komma ihåg på ett enda ställe och stryk under högst tre saker för i dag.',
  'cognitive_impairment.hardest-first.title': 'Gör det svåraste när du är piggast',
  'cognitive_impairment.hardest-first.why':
    'Orken att tänka varierar under dagen, och de flesta har några timmar då det går lättare.',
  'cognitive_impairment.hardest-first.how':
    'Håll en timme fri från möten vid den tiden och använd den till det som kräver mest.',
  'cognitive_impairment.between-meetings.title': 'Ta fem minuter mellan två möten',
  'cognitive_impairment.between-meetings.why':
    'Hjärnan behöver en stund för att släppa det ena mötet innan det andra börjar.',
  'cognitive_impairment.between-meetings.how':
    'Avsluta mötet fem minuter tidigare, skriv ner det viktigaste och gå från skärmen en stund.',
  'cognitive_impairment.set-times-for-mail.title': 'Läs mejl på bestämda tider',
  'cognitive_impairment.set-times-for-mail.why': 'Då slipper du bli avbruten när du behöver tänka.',
  'cognitive_impairment.set-times-for-mail.how':
    'Öppna mejl och chatt två eller tre gånger om dagen och ha dem stängda däremellan.',

  'emotional_regulation.slow-out-breath.title': 'Andas långsamt ut',
  'emotional_regulation.slow-out-breath.why':
    'En lång utandning brukar göra kroppen lugnare när känslan är stark.',
  'emotional_regulation.slow-out-breath.how':
    'Andas in i fyra sekunder, håll andan i två och andas ut i sex. Gör det fem gånger. Om du övar när det är lugnt blir det lättare när du behöver det. Andas som vanligt igen om du blir yr eller orolig.',
  'emotional_regulation.two-sentences.title': 'Skriv två meningar om hur dagen var',
  'emotional_regulation.two-sentences.why':
    'När du sätter ord på det som hände blir känslan ofta lättare att hantera.',
  'emotional_regulation.two-sentences.how': 'Skriv en mening om vad som hände och en om vad du hade behövt.',
  'emotional_regulation.wait-a-day.title': 'Vänta en dag innan du svarar',
  'emotional_regulation.wait-a-day.why': 'Det som skrivs i ilska läses ofta som hårdare än det var menat.',
  'emotional_regulation.wait-a-day.how':
    'Skriv svaret men skicka det inte. Läs det igen dagen efter och ändra det som behövs.',
  'emotional_regulation.confide.title': 'Prata med någon du litar på',
  'emotional_regulation.confide.why':
    'Känslor blir ofta mindre överväldigande när någon annan känner till dem.',
  'emotional_regulation.confide.how':
    'Välj en person. Berätta att det har varit mycket och att du mest behöver att någon lyssnar.',
  'emotional_regulation.wind-down.title': 'Varva ner innan du går hem',
  'emotional_regulation.wind-down.why':
    'Med en tydlig övergång blir det lättare att lämna arbetsdagen på jobbet.',
  'emotional_regulation.wind-down.how':
    'Ta en kvart efter den sista uppgiften. Gå en bit, lyssna på något eller sitt still en stund.',

  'demands.all-tasks.title': 'Skriv upp alla dina uppgifter',
  'demands.all-tasks.why':
    'När du ser allt på en gång blir det tydligt vad som är för mycket, både för dig och för din chef.',
  'demands.all-tasks.how':
    'Skriv en lista över uppgifterna med ungefärlig tid. Räkna ihop tiden och jämför med din arbetstid.',
  'demands.order-with-manager.title': 'Be din chef prioritera',
  'demands.order-with-manager.why':
    'Det är chefen som ansvarar för vad som ska väljas bort när tiden inte räcker.',
  'demands.order-with-manager.how': 'Visa listan och fråga: ”Vad ska jag göra först, och vad kan vänta?”',
  'demands.no-meetings.title': 'Håll två timmar fria från möten',
  'demands.no-meetings.why': 'När tiden hänger ihop går arbetet fortare och känns lugnare.',
  'demands.no-meetings.how':
    'Boka timmarna som upptagna i kalendern. Flytta dem om du måste, men ta inte bort dem.',
  'demands.later-or-never.title': 'Föreslå något som kan vänta en månad',
  'demands.later-or-never.why':
    'Det är lättare att få ja till ett konkret förslag än till ”det är för mycket”.',
  'demands.later-or-never.how':
    'Välj en uppgift och skriv ner vad som händer om den väntar. Ta sedan upp det med din chef.',

  'control.own-order.title': 'Bestäm ordningen själv',
  'control.own-order.why': 'När du styr över en del av dagen känns resten mindre styrd av andra.',
  'control.own-order.how':
    'Välj på morgonen i vilken ordning du gör tre av dagens uppgifter och håll fast vid den.',
  'control.suggest-change.title': 'Föreslå en förändring',
  'control.suggest-change.why': 'Den som gör arbetet ser ofta bäst hur det kan förbättras.',
  'control.suggest-change.how':
    'Välj en liten sak som ni kan göra på ett annat sätt i två veckor, och ta upp den på nästa möte.',
  'control.own-decisions.title': 'Fråga vad du får bestämma',
  'control.own-decisions.why':
    'Du får ofta bestämma mer än du tror, men det är inte säkert att någon har sagt det.',
  'control.own-decisions.how': 'Be din chef nämna tre saker som du kan besluta om utan att fråga först.',
  'control.own-break.title': 'Ta en paus innan du blir trött',
  'control.own-break.why':
    'En kort paus gör mer nytta medan du har energi kvar än när den är slut, särskilt om du själv väljer när.',
  'control.own-break.how':
    'Kom överens med din chef om att du kan gå ifrån en stund utan att fråga och ta pausen innan du känner att du måste.',

  'manager_support.fifteen-minutes.title': 'Boka femton minuter med din chef',
  'manager_support.fifteen-minutes.why': 'Täta, korta samtal fångar upp problem i tid.',
  'manager_support.fifteen-minutes.how':
    'Be om en fast tid varje vecka i fyra veckor och säg att du vill gå igenom vad som är viktigast.',
  'manager_support.three-questions.title': 'Skriv tre frågor till samtalet',
  'manager_support.three-questions.why': 'Det är lättare att få tydliga svar när du vet vad du vill fråga.',
  'manager_support.three-questions.how':
    'Du kan till exempel fråga vad som är viktigast, vad som kan vänta och vem som hjälper dig om du kör fast.',
  'manager_support.which-help.title': 'Säg vilken hjälp du behöver',
  'manager_support.which-help.why':
    'Din chef kan göra mer när hen vet vad du behöver än när hen bara hör att något är fel.',
  'manager_support.which-help.how':
    'Skriv ner en sak som skulle göra skillnad de närmaste två veckorna och be om den.',
  'manager_support.other-way-in.title': 'Vänd dig till någon annan än chefen',
  'manager_support.other-way-in.why':
    'Om det inte går att prata med din chef finns det andra som kan hjälpa dig.',
  'manager_support.other-way-in.how':
    'Kontakta HR, skyddsombudet eller chefens chef. Det räcker att säga att du behöver ett samtal.',

  'colleague_support.ask-for-help.title': 'Be en kollega om hjälp',
  'colleague_support.ask-for-help.why': 'De flesta hjälper gärna till när någon ber om något tydligt.',
  'colleague_support.ask-for-help.how':
    'Välj något du har kört fast med. Fråga en person och säg ungefär hur lång tid det tar.',
  'colleague_support.offer-help.title': 'Erbjud hjälp med något lätt',
  'colleague_support.offer-help.why': 'Den som hjälper andra har också lättare att få hjälp tillbaka.',
  'colleague_support.offer-help.how': 'Välj något som tar dig en kvart men som en kollega tycker är svårt.',
  'colleague_support.team-moment.title': 'Föreslå en kort stund tillsammans',
  'colleague_support.team-moment.why':
    'Det är lättare att hjälpas åt när alla vet vad de andra har att göra.',
  'colleague_support.team-moment.how':
    'Ta tio minuter i veckan då var och en berättar vad hen har att göra och vad hen behöver hjälp med.',
  'colleague_support.break-together.title': 'Ta en paus tillsammans',
  'colleague_support.break-together.why':
    'Små stunder tillsammans gör det lättare när det är mycket att göra.',
  'colleague_support.break-together.how':
    'Fråga någon varje dag. En kvart räcker, och ni kan prata om något annat än jobbet.',

  'role_clarity.write-responsibilities.title': 'Skriv ner vad du ansvarar för',
  'role_clarity.write-responsibilities.why':
    'När du skriver ner uppgifterna blir det tydligt vad som är oklart.',
  'role_clarity.write-responsibilities.how':
    'Gör två listor, en över det som är ditt ansvar och en över det du är osäker på. En halvtimme räcker.',
  'role_clarity.go-through.title': 'Gå igenom uppdraget med din chef',
  'role_clarity.go-through.why': 'Då ser ni uppdraget på samma sätt och du slipper gissa.',
  'role_clarity.go-through.how': 'Ta med dina två listor och be om ett beslut om varje punkt som är oklar.',
  'role_clarity.who-decides.title': 'Fråga vem som bestämmer',
  'role_clarity.who-decides.why': 'När krav krockar är det chefen som ska lösa det.',
  'role_clarity.who-decides.how': 'Beskriv två önskemål som krockar och fråga vilket av dem som gäller.',
  'role_clarity.good-enough.title': 'Be om ett exempel på tillräckligt bra',
  'role_clarity.good-enough.why': 'Om du inte vet vad som räcker är det lätt att göra för mycket.',
  'role_clarity.good-enough.how': 'Fråga innan du börjar: ”När är det här klart?” Skriv upp svaret.',

  'recognition_fairness.done-list.title': 'Skriv upp vad du har gjort',
  'recognition_fairness.done-list.why': 'Det som är färdigt glömmer man fortare än det som är kvar.',
  'recognition_fairness.done-list.how':
    'Skriv fem rader på fredagen och spara dem till nästa samtal med din chef.',
  'recognition_fairness.feedback.title': 'Be om återkoppling',
  'recognition_fairness.feedback.why':
    'Om ingen säger något betyder det sällan att du gör ett dåligt arbete. Oftast har ingen tänkt på att säga det.',
  'recognition_fairness.feedback.how':
    'Välj något du är nöjd med och fråga vad som var bra och vad som kan bli bättre.',
  'recognition_fairness.say-it-to-others.title': 'Säg vad du uppskattar',
  'recognition_fairness.say-it-to-others.why':
    'Den som själv visar uppskattning får ofta mer uppskattning tillbaka.',
  'recognition_fairness.say-it-to-others.how':
    'Berätta för en kollega vad hen gjorde bra och varför det hjälpte dig.',
  'recognition_fairness.ask-how-decided.title': 'Fråga hur beslutet togs',
  'recognition_fairness.ask-how-decided.why':
    'Det är lättare att acceptera ett beslut när du förstår hur det kom till.',
  'recognition_fairness.ask-how-decided.how':
    'Fråga vad som vägdes in. Om beslutet fortfarande känns orättvist kan du ta upp det med skyddsombudet eller facket.',

  'boundaries_recovery.end-of-day.title': 'Sluta på en bestämd tid',
  'boundaries_recovery.end-of-day.why':
    'Om arbetsdagen inte tar slut finns det ingen tid kvar för återhämtning.',
  'boundaries_recovery.end-of-day.how':
    'Bestäm en tid och berätta om den för någon. När den är inne stänger du av, plockar undan och går.',
  'boundaries_recovery.notifications.title': 'Stäng av jobbet i telefonen',
  'boundaries_recovery.notifications.why':
    'Det räcker med en enda avisering för att tankarna ska gå tillbaka till jobbet.',
  'boundaries_recovery.notifications.how':
    'Stäng av ljud och aviseringar när du slutar. Om du har jour kan du låta bara det numret komma fram.',
  'boundaries_recovery.three-for-tomorrow.title': 'Skriv tre saker för i morgon',
  'boundaries_recovery.three-for-tomorrow.why':
    'När du har skrivit ner det behöver du inte tänka på det hemma.',
  'boundaries_recovery.three-for-tomorrow.how':
    'Använd de sista tio minuterna till att skriva ner vad som är kvar och vad du börjar med i morgon.',
  'boundaries_recovery.something-nice.title': 'Gör något du tycker om',
  'boundaries_recovery.something-nice.why':
    'Det som ger energi blir sällan av om det inte har en bestämd tid.',
  'boundaries_recovery.something-nice.how':
    'Välj två kvällar i veckan och något som får dig att glömma tiden.',
  'boundaries_recovery.lunch-away.title': 'Ät lunch någon annanstans än vid skrivbordet',
  'boundaries_recovery.lunch-away.why':
    'Lunchen är den längsta pausen på dagen, och du återhämtar dig bättre om du lämnar arbetet under tiden.',
  'boundaries_recovery.lunch-away.how':
    'Ta trettio minuter och ät någon annanstans än där du arbetar, utan skärm.',

  'working_hours.write-hours.title': 'Skriv upp dina arbetstider',
  'working_hours.write-hours.why':
    'Två veckors anteckningar är lättare att prata om än en känsla av att tiden inte räcker.',
  'working_hours.write-hours.how':
    'Skriv när du började, slutade och hade rast. Ta också med det du gjorde hemma.',
  'working_hours.show-hours.title': 'Visa tiderna för din chef',
  'working_hours.show-hours.why':
    'Arbetsgivaren ska följa upp hur mycket ni arbetar men kan inte ändra det som inte syns.',
  'working_hours.show-hours.how':
    'Ta med två veckors anteckningar och fråga vad som ska bort för att tiden ska räcka.',
  'working_hours.eleven-hours.title': 'Se efter hur länge du är ledig mellan passen',
  'working_hours.eleven-hours.why':
    'Enligt arbetstidslagen är huvudregeln elva timmars vila i följd varje dygn. Ditt avtal kan säga något annat.',
  'working_hours.eleven-hours.how':
    'Gå igenom schemat två veckor framåt. Säg till din chef eller skyddsombudet om vilan inte räcker.',
  'working_hours.swap-shift.title': 'Be att få byta ett pass',
  'working_hours.swap-shift.why': 'Ett enda pass som krockar med resten av livet kan påverka hela veckan.',
  'working_hours.swap-shift.how':
    'Välj det pass som tar mest energi och ha ett förslag till byte klart när du tar upp det.',

  'conflict_victimisation.write-down.title': 'Skriv ner vad som hände',
  'conflict_victimisation.write-down.why':
    'Med anteckningar blir det lättare att berätta och att bli tagen på allvar.',
  'conflict_victimisation.write-down.how':
    'Skriv datum, plats, vad som sades och vilka som var med. Förvara anteckningarna privat.',
  'conflict_victimisation.tell.title': 'Berätta för någon som ska agera',
  'conflict_victimisation.tell.why':
    'Kränkningar ska inte accepteras på jobbet. Enligt AFS 2023:2 ska arbetsgivaren ha rutiner för vad som då görs.',
  'conflict_victimisation.tell.how':
    'Gå till chefen, HR eller skyddsombudet. Om det gäller chefen går du till någon av de andra. Ring 112 om någon hotar dig.',
  'conflict_victimisation.bring-someone.title': 'Ta med någon till samtalet',
  'conflict_victimisation.bring-someone.why': 'Två personer hör mer än en, och du slipper vara ensam.',
  'conflict_victimisation.bring-someone.how': 'Fråga skyddsombudet, facket eller en kollega som du litar på.',
  'conflict_victimisation.support.title': 'Sök stöd medan det pågår',
  'conflict_victimisation.support.why':
    'Det tar energi att vara utsatt, även medan problemet håller på att lösas.',
  'conflict_victimisation.support.how':
    'Kontakta företagshälsovården, facket eller vårdcentralen. Berätta både vad som har hänt och hur du mår.',

  'emotional_demands.breathe-out.title': 'Ta en paus efter ett svårt möte',
  'emotional_demands.breathe-out.why': 'Kroppen behöver några minuter för att släppa det som just har hänt.',
  'emotional_demands.breathe-out.how':
    'Gå undan i fem minuter efter ett möte som har tagit på dig. Andas lugnt och gör något enkelt innan du möter nästa person.',
  'emotional_demands.talk-it-over.title': 'Prata med en kollega om det som berört dig',
  'emotional_demands.talk-it-over.why':
    'Det blir ofta lättare att bära när någon som kan arbetet har lyssnat.',
  'emotional_demands.talk-it-over.how':
    'Fråga en kollega om ni kan ta en kvart. Berätta vad som hände och hur det kändes, utan att säga vem det gällde.',
  'emotional_demands.ask-for-supervision.title': 'Be om handledning',
  'emotional_demands.ask-for-supervision.why':
    'Den som arbetar med andra människors svårigheter behöver någon som stöttar regelbundet.',
  'emotional_demands.ask-for-supervision.how':
    'Fråga din chef vilket stöd som finns, till exempel handledning eller samtal i gruppen, och hur ofta ni kan få det.',
  'emotional_demands.mix-the-day.title': 'Blanda krävande och lätta uppgifter',
  'emotional_demands.mix-the-day.why':
    'Flera krävande möten i rad tar mer energi än samma möten med något annat emellan.',
  'emotional_demands.mix-the-day.how':
    'Titta på veckan och flytta ett krävande möte, eller lägg en lugnare uppgift efter det.',

  'job_security.ask-what-is-known.title': 'Fråga vad som är bestämt',
  'job_security.ask-what-is-known.why':
    'Ovisshet tar ofta mer energi än ett tydligt besked, även när beskedet är tråkigt.',
  'job_security.ask-what-is-known.how':
    'Fråga din chef vad som är beslutat, vad som inte är det och när du får veta mer.',
  'job_security.know-your-rights.title': 'Ta reda på vad som gäller för dig',
  'job_security.know-your-rights.why': 'När du vet vilka regler som gäller finns det mindre att gissa om.',
  'job_security.know-your-rights.how':
    'Läs ditt avtal och fråga facket om uppsägningstid, turordning och stöd vid omställning.',
  'job_security.worry-time.title': 'Ge oron en bestämd tid',
  'job_security.worry-time.why': 'Oro tar mindre plats när den har en egen stund.',
  'job_security.worry-time.how':
    'Skriv i en kvart vad du oroar dig för och vad du kan göra åt det. Lägg undan papperet när tiden är slut.',
  'job_security.write-skills.title': 'Skriv ner vad du kan',
  'job_security.write-skills.why': 'Det är lättare att känna sig trygg när du ser vad du har med dig.',
  'job_security.write-skills.how':
    'Skriv ner dina uppgifter, utbildningar och sådant du har lärt dig på jobbet. Spara listan där du hittar den.',

  'change.ask-why.title': 'Fråga varför det ska ändras',
  'change.ask-why.why': 'En förändring är lättare att vara med i när man förstår vad den ska lösa.',
  'change.ask-why.how':
    'Fråga din chef vad som är problemet i dag, vad som ska bli bättre och vad som är bestämt.',
  'change.what-stays.title': 'Skriv ner vad som är som förut',
  'change.what-stays.why': 'När mycket ändras är det lätt att missa allt som är sig likt.',
  'change.what-stays.how':
    'Skriv tre saker i ditt arbete som är som vanligt och en sak som du behöver lära dig.',
  'change.say-what-you-need.title': 'Säg vad du behöver för att klara det',
  'change.say-what-you-need.why': 'Den som planerar en förändring ser inte alltid vad den kräver av dig.',
  'change.say-what-you-need.how':
    'Berätta vilken tid, utbildning eller hjälp du behöver, och vad som får vänta medan du lär dig.',
  'change.one-at-a-time.title': 'Ta en förändring i taget',
  'change.one-at-a-time.why': 'Det går lättare att lära sig nytt när allt inte händer på en gång.',
  'change.one-at-a-time.how':
    'Be din chef säga vilken förändring som är viktigast den här månaden och börja med den.',

  'physical_environment.three-things.title': 'Skriv ner vad som stör',
  'physical_environment.three-things.why':
    'Det som är beskrivet med plats och tid är lättare att göra något åt.',
  'physical_environment.three-things.how':
    'Skriv ner tre saker som stör dig, var de finns och när på dagen. Lämna listan till chefen eller skyddsombudet.',
  'physical_environment.change-position.title': 'Byt ställning ofta',
  'physical_environment.change-position.why':
    'Kroppen mår bättre av att röra sig lite och ofta än av en lång paus.',
  'physical_environment.change-position.how':
    'Res dig, sträck på dig eller byt uppgift en stund varje timme.',
  'physical_environment.set-up-place.title': 'Ställ in din arbetsplats',
  'physical_environment.set-up-place.why':
    'Små saker som höjd, ljus och avstånd avgör hur mycket kroppen får arbeta.',
  'physical_environment.set-up-place.how':
    'Gå igenom stol, bord, skärm eller verktyg tillsammans med någon som kan. Be om det som saknas.',
  'physical_environment.quiet-hour.title': 'Hitta en lugnare plats en stund om dagen',
  'physical_environment.quiet-hour.why': 'Buller och avbrott tröttar ut även den som är van.',
  'physical_environment.quiet-hour.how':
    'Fråga var du kan arbeta ostört en timme, eller om ni kan ha en tyst timme i gruppen.',

  'threats_outside.report.title': 'Anmäl det som har hänt',
  'threats_outside.report.why':
    'Arbetsgivaren ska utreda hot och våld, och det som inte är anmält går inte att förebygga.',
  'threats_outside.report.how':
    'Berätta för chefen samma dag och gör en tillbudsanmälan. Be skyddsombudet om hjälp. Ring 112 om det är fara nu.',
  'threats_outside.not-alone.title': 'Be om att slippa vara ensam',
  'threats_outside.not-alone.why': 'Riskerna blir mindre när någon kan hjälpa till genast.',
  'threats_outside.not-alone.how':
    'Säg till chefen vilka möten eller pass du inte vill ha ensam och kom överens om vem som är med och hur ni larmar.',
  'threats_outside.talk-afterwards.title': 'Prata med någon efteråt',
  'threats_outside.talk-afterwards.why': 'Det är vanligt att reagera först när det är över.',
  'threats_outside.talk-afterwards.how':
    'Ring någon du litar på samma dag. Fråga chefen om samtalsstöd från företagshälsovården.',
  'threats_outside.go-through-routine.title': 'Gå igenom rutinen med en kollega',
  'threats_outside.go-through-routine.why': 'Den som vet vad hen ska göra hinner tänka när det händer.',
  'threats_outside.go-through-routine.how':
    'Läs rutinen för hot och våld tillsammans. Säg till chefen om den saknas eller inte går att följa.',
} as const
