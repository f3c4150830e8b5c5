/** The actions of the personal action plan: what to do, why it can help, and how. Named as in `core/plan/actions.ts`. */
export const actions = {
  'exhaustion.bedtime.title': 'Varva ner samma tid varje kväll',
  'exhaustion.bedtime.why':
    'Du kan inte bestämma när du somnar, men en lugn kväll och en fast tid att gå upp gör det lättare.',
  'exhaustion.bedtime.how':
    'Börja varva ner ungefär en halvtimme i förväg, utan skärm, och lägg dig när du är sömnig. Gå upp samma tid varje dag, även efter en dålig natt.',
  'exhaustion.breaks.title': 'Ta en kort paus på förmiddagen',
  'exhaustion.breaks.why': 'Många korta pauser ger mer än en lång när du redan är slut.',
  'exhaustion.breaks.how': 'Res dig från det du gör i fem minuter. Titta ut, drick vatten, sträck på dig.',
  'exhaustion.daylight.title': 'Gå ut i dagsljus',
  'exhaustion.daylight.why': 'Dagsljus, helst på förmiddagen, hjälper kroppen att hålla isär dag och natt.',
  'exhaustion.daylight.how': 'Tjugo minuter ute i egen takt. Det räknas även när det är mulet.',
  'exhaustion.one-less.title': 'Välj bort en uppgift',
  'exhaustion.one-less.why': 'Vila får plats först när något annat går bort.',
  'exhaustion.one-less.how':
    'Titta på veckan och välj en sak som kan vänta eller utgå. Säg till den det berör samma dag.',
  'exhaustion.quiet-evening.title': 'Håll en kväll tom',
  'exhaustion.quiet-evening.why': 'Återhämtning behöver tid utan krav, inte bara sömn.',
  'exhaustion.quiet-evening.how': 'Inga ärenden, inga måsten. Gör något lugnt, eller ingenting alls.',

  'emotional_distancing.matters.title': 'Skriv ner vad som betydde något',
  'emotional_distancing.matters.why': 'När arbetet känns tomt är det lätt att missa det som gör nytta.',
  'emotional_distancing.matters.how': 'Skriv en mening om en sak du gjorde i veckan som hjälpte någon annan.',
  'emotional_distancing.lunch.title': 'Ät lunch med någon du tycker om',
  'emotional_distancing.lunch.why': 'Avståndet till jobbet minskar ofta genom människorna där.',
  'emotional_distancing.lunch.how': 'Fråga en kollega redan i dag. Prata gärna om annat än jobbet.',
  'emotional_distancing.own-way.title': 'Gör en uppgift på ditt eget sätt',
  'emotional_distancing.own-way.why': 'Att få välja hur ger tillbaka lite av känslan att arbetet är ditt.',
  'emotional_distancing.own-way.how':
    'Välj något litet som ändå ska göras, och gör det så som du själv tycker är bäst.',
  'emotional_distancing.emptiest-task.title': 'Ta upp den tommaste uppgiften',
  'emotional_distancing.emptiest-task.why': 'Det som dränerar dig kan ibland bytas, delas eller förenklas.',
  'emotional_distancing.emptiest-task.how':
    'Berätta för din chef vilken uppgift det är. Fråga vad som går att ändra.',
  'emotional_distancing.outside-work.title': 'Gör något som inte är jobb',
  'emotional_distancing.outside-work.why':
    'Det du bryr dig om utanför jobbet ger kraft som jobbet inte ger just nu.',
  'emotional_distancing.outside-work.how': 'Boka en kväll för något du brukade tycka om. Det får vara litet.',

  'cognitive_impairment.one-thing.title': 'Gör en sak i taget',
  'cognitive_impairment.one-thing.why': 'Varje byte mellan uppgifter kostar uppmärksamhet.',
  'cognitive_impairment.one-thing.how':
    'Välj en uppgift. Stäng av aviseringarna i tjugofem minuter. Ta sedan en kort paus.',
  'cognitive_impairment.one-list.title': 'Samla allt på en lista',
  'cognitive_impairment.one-list.why': 'Det som står på papper behöver du inte hålla i huvudet.',
  'cognitive_impairment.one-list.how':
    'Skriv ner allt du ska komma ihåg på ett enda ställe. Stryk under högst tre saker för i dag.',
  'cognitive_impairment.hardest-first.title': 'Lägg det svåraste när du är piggast',
  'cognitive_impairment.hardest-first.why': 'Orken att tänka är olika stor under dagen.',
  'cognitive_impairment.hardest-first.how': 'Håll en timme fri från möten då, för det som kräver mest.',
  'cognitive_impairment.between-meetings.title': 'Ta fem minuter mellan två möten',
  'cognitive_impairment.between-meetings.why':
    'Hjärnan behöver en stund för att släppa det ena innan det andra börjar.',
  'cognitive_impairment.between-meetings.how':
    'Avsluta mötet fem minuter tidigare. Skriv ner det viktigaste och lämna skärmen.',
  'cognitive_impairment.set-times-for-mail.title': 'Läs mejl på bestämda tider',
  'cognitive_impairment.set-times-for-mail.why': 'Då slipper du bli avbruten när du tänker.',
  'cognitive_impairment.set-times-for-mail.how':
    'Öppna mejl och chatt två eller tre gånger om dagen. Ha dem stängda däremellan.',

  'emotional_regulation.slow-out-breath.title': 'Andas långsamt ut',
  'emotional_regulation.slow-out-breath.why': 'En lång utandning lugnar kroppen när känslan är stark.',
  'emotional_regulation.slow-out-breath.how':
    'In i fyra sekunder, håll i två, ut i sex. Fem andetag. Öva när det är lugnt, så sitter det när det behövs.',
  'emotional_regulation.two-sentences.title': 'Skriv två meningar om dagen',
  'emotional_regulation.two-sentences.why': 'Att sätta ord på det som hände gör känslan lättare att bära.',
  'emotional_regulation.two-sentences.how': 'En mening om vad som hände. En om vad du hade behövt.',
  'emotional_regulation.wait-a-day.title': 'Läs gårdagens ilskna utkast',
  'emotional_regulation.wait-a-day.why': 'Det som skrivs i affekt läses ofta hårdare än det var menat.',
  'emotional_regulation.wait-a-day.how':
    'Skriv svaret, men skicka inte. Läs det igen dagen efter och ändra det som behövs.',
  'emotional_regulation.confide.title': 'Prata med någon du litar på',
  'emotional_regulation.confide.why': 'Känslor blir mindre när någon annan vet om dem.',
  'emotional_regulation.confide.how':
    'Välj en person. Säg att det har varit mycket och att du bara behöver bli lyssnad på.',
  'emotional_regulation.wind-down.title': 'Varva ner innan du går hem',
  'emotional_regulation.wind-down.why': 'En tydlig övergång gör att dagen inte följer med in genom dörren.',
  'emotional_regulation.wind-down.how':
    'En kvart efter sista uppgiften: gå en bit, lyssna på något eller sitt still en stund.',

  'demands.all-tasks.title': 'Skriv upp allt du har',
  'demands.all-tasks.why': 'Först när allt syns går det att se vad som är för mycket.',
  'demands.all-tasks.how': 'Lista uppgifterna med ungefärlig tid. Räkna ihop och jämför med din arbetstid.',
  'demands.order-with-manager.title': 'Be din chef om ordningen',
  'demands.order-with-manager.why': 'Att välja bort är chefens ansvar också, inte bara ditt.',
  'demands.order-with-manager.how': 'Visa listan. Fråga: ”Vad ska jag göra först, och vad får vänta?”',
  'demands.no-meetings.title': 'Håll två timmar fria från möten',
  'demands.no-meetings.why': 'Sammanhängande tid gör att arbetet går fortare och känns lugnare.',
  'demands.no-meetings.how':
    'Boka dem i kalendern som upptagen. Flytta dem om du måste, men ta inte bort dem.',
  'demands.later-or-never.title': 'Föreslå något som kan vänta en månad',
  'demands.later-or-never.why':
    'Det är lättare att få ja till ett konkret förslag än till ”det är för mycket”.',
  'demands.later-or-never.how':
    'Välj en uppgift och skriv vad som händer om den väntar. Ta upp det med din chef.',

  'control.own-order.title': 'Bestäm ordningen själv',
  'control.own-order.why': 'Att styra en del av dagen minskar känslan av att bli styrd.',
  'control.own-order.how': 'Välj på morgonen i vilken ordning du gör tre av dagens saker. Håll fast vid den.',
  'control.suggest-change.title': 'Föreslå en förändring',
  'control.suggest-change.why': 'Den som gör arbetet ser ofta hur det kan bli bättre.',
  'control.suggest-change.how':
    'Välj en liten sak ni kan göra på ett annat sätt i två veckor. Ta upp den på nästa möte.',
  'control.own-decisions.title': 'Fråga vad du får bestämma',
  'control.own-decisions.why': 'Utrymmet är ofta större än man tror, men ingen har sagt det.',
  'control.own-decisions.how': 'Be din chef om tre saker som du kan besluta om utan att stämma av.',
  'control.own-break.title': 'Ta paus när du behöver den',
  'control.own-break.why': 'En paus du valt själv vilar mer än en du blivit tilldelad.',
  'control.own-break.how': 'Kom överens om när du kan gå ifrån utan att fråga. Använd tiden varje dag.',

  'manager_support.fifteen-minutes.title': 'Boka femton minuter med din chef',
  'manager_support.fifteen-minutes.why': 'Korta samtal ofta hinner fånga det som annars växer.',
  'manager_support.fifteen-minutes.how':
    'Be om en stående tid i fyra veckor. Säg att du vill gå igenom vad som är viktigast.',
  'manager_support.three-questions.title': 'Skriv tre frågor till samtalet',
  'manager_support.three-questions.why': 'Den som vet vad den vill fråga får oftare svar.',
  'manager_support.three-questions.how':
    'Till exempel: Vad är viktigast? Vad kan vänta? Vem hjälper mig om jag kör fast?',
  'manager_support.which-help.title': 'Säg vilken hjälp du behöver',
  'manager_support.which-help.why': 'En chef kan göra mer åt ett behov än åt ett klagomål.',
  'manager_support.which-help.how':
    'Skriv ner en sak som skulle göra skillnad de närmaste två veckorna, och be om den.',
  'manager_support.other-way-in.title': 'Hitta en annan väg',
  'manager_support.other-way-in.why':
    'Du behöver inte bära det själv om samtalen med chefen inte går att ha.',
  'manager_support.other-way-in.how':
    'Kontakta HR, skyddsombudet eller chefens chef. Säg bara att du behöver ett samtal.',

  'colleague_support.ask-for-help.title': 'Be en kollega om hjälp',
  'colleague_support.ask-for-help.why': 'De flesta hjälper gärna när någon frågar om något tydligt.',
  'colleague_support.ask-for-help.how':
    'Välj en sak du sitter fast i. Fråga en person, och säg hur lång tid det tar.',
  'colleague_support.offer-help.title': 'Erbjud hjälp med något lätt',
  'colleague_support.offer-help.why': 'Den som ger hjälp får den lättare tillbaka.',
  'colleague_support.offer-help.how': 'Välj något som tar dig en kvart men som en kollega har svårt för.',
  'colleague_support.team-moment.title': 'Föreslå en kort stund tillsammans',
  'colleague_support.team-moment.why': 'När alla vet vad de andra har på sitt bord går det att hjälpas åt.',
  'colleague_support.team-moment.how': 'Tio minuter i veckan: vad har du, och vad behöver du hjälp med?',
  'colleague_support.break-together.title': 'Ta en paus tillsammans',
  'colleague_support.break-together.why': 'Gemenskap i det lilla skyddar när det är mycket att göra.',
  'colleague_support.break-together.how': 'Fråga någon varje dag. En kvart räcker, och jobbet får vänta.',

  'role_clarity.write-responsibilities.title': 'Skriv ner vad du ansvarar för',
  'role_clarity.write-responsibilities.why': 'Det som är oklart syns först på papper.',
  'role_clarity.write-responsibilities.how':
    'Två listor: det här är mitt, och det här vet jag inte. En halvtimme räcker.',
  'role_clarity.go-through.title': 'Gå igenom uppdraget med din chef',
  'role_clarity.go-through.why': 'Då har ni samma bild, och du slipper gissa.',
  'role_clarity.go-through.how':
    'Ta med dina två listor. Gå ifrån mötet med ett beslut om varje oklar punkt.',
  'role_clarity.who-decides.title': 'Fråga vem som bestämmer',
  'role_clarity.who-decides.why': 'Krav som drar åt olika håll är ingen annans att lösa än chefens.',
  'role_clarity.who-decides.how': 'Beskriv två önskemål som krockar. Fråga vilket som gäller.',
  'role_clarity.good-enough.title': 'Be om ett exempel på tillräckligt bra',
  'role_clarity.good-enough.why': 'Utan mått är det lätt att göra för mycket.',
  'role_clarity.good-enough.how': 'Fråga innan du börjar: ”När är det här klart?” Skriv upp svaret.',

  'recognition_fairness.done-list.title': 'Skriv upp vad du har gjort',
  'recognition_fairness.done-list.why': 'Det som blir klart glöms fortare än det som är kvar.',
  'recognition_fairness.done-list.how': 'Fem rader på fredagen. Spara dem till nästa samtal med chefen.',
  'recognition_fairness.feedback.title': 'Be om återkoppling',
  'recognition_fairness.feedback.why':
    'Tystnad betyder sällan att det du gör är dåligt. Ofta har ingen tänkt på det.',
  'recognition_fairness.feedback.how':
    'Välj en sak du är nöjd med. Fråga vad som var bra, och vad som kan bli bättre.',
  'recognition_fairness.say-it-to-others.title': 'Säg vad du uppskattar',
  'recognition_fairness.say-it-to-others.why': 'Uppskattning smittar, och någon måste börja.',
  'recognition_fairness.say-it-to-others.how': 'Säg till en kollega vad den gjorde och varför det hjälpte.',
  'recognition_fairness.ask-how-decided.title': 'Fråga hur beslutet togs',
  'recognition_fairness.ask-how-decided.why': 'Det är lättare att leva med ett beslut man förstår.',
  'recognition_fairness.ask-how-decided.how':
    'Fråga vad som vägdes in. Är det fortfarande orättvist? Ta upp det med skyddsombud eller fack.',

  'boundaries_recovery.end-of-day.title': 'Sluta på en bestämd tid',
  'boundaries_recovery.end-of-day.why': 'En dag utan slut ger ingen tid att hämta sig på.',
  'boundaries_recovery.end-of-day.how': 'Bestäm tiden och säg den till någon. Stäng av, plocka undan och gå.',
  'boundaries_recovery.notifications.title': 'Stäng av jobbet i telefonen',
  'boundaries_recovery.notifications.why':
    'En enda avisering räcker för att tankarna ska gå tillbaka till jobbet.',
  'boundaries_recovery.notifications.how':
    'Stäng av ljud och aviseringar när du slutar. Har du jour? Låt bara det numret komma fram.',
  'boundaries_recovery.three-for-tomorrow.title': 'Skriv tre saker för i morgon',
  'boundaries_recovery.three-for-tomorrow.why': 'Det som står på papper behöver inte följa med hem.',
  'boundaries_recovery.three-for-tomorrow.how': 'Sista tio minuterna: vad är kvar, och vad börjar du med?',
  'boundaries_recovery.something-nice.title': 'Gör något du tycker om',
  'boundaries_recovery.something-nice.why': 'Det som ger kraft får sällan plats om det inte har en tid.',
  'boundaries_recovery.something-nice.how': 'Två kvällar i veckan. Välj något där du tappar bort tiden.',
  'boundaries_recovery.lunch-away.title': 'Ät lunch från skrivbordet',
  'boundaries_recovery.lunch-away.why': 'En riktig lunch är dagens längsta vila.',
  'boundaries_recovery.lunch-away.how': 'Trettio minuter på en annan plats än där du arbetar, utan skärm.',

  'working_hours.write-hours.title': 'Skriv upp din tid',
  'working_hours.write-hours.why': 'Två veckor på papper säger mer än en känsla.',
  'working_hours.write-hours.how': 'Skriv när du började, slutade och hade rast. Även det du gjorde hemma.',
  'working_hours.show-hours.title': 'Visa tiderna för din chef',
  'working_hours.show-hours.why':
    'Arbetsgivaren ska följa upp hur mycket ni arbetar, och kan inte ändra det som inte syns.',
  'working_hours.show-hours.how':
    'Ta med två veckors anteckningar. Fråga vad som ska bort för att tiden ska räcka.',
  'working_hours.eleven-hours.title': 'Se efter hur länge du är ledig mellan passen',
  'working_hours.eleven-hours.why':
    'Enligt arbetstidslagen är huvudregeln elva timmars vila i följd varje dygn. Ditt avtal kan säga annat.',
  'working_hours.eleven-hours.how':
    'Gå igenom schemat två veckor framåt. Säg till chef eller skyddsombud om det inte räcker.',
  'working_hours.swap-shift.title': 'Be att få byta ett pass',
  'working_hours.swap-shift.why': 'Ett enda pass som krockar med livet kan tynga hela veckan.',
  'working_hours.swap-shift.how': 'Välj det pass som tar mest. Föreslå ett byte innan du tar upp det.',

  'conflict_victimisation.write-down.title': 'Skriv ner vad som hände',
  'conflict_victimisation.write-down.why':
    'Anteckningar gör det lättare att berätta, och att bli tagen på allvar.',
  'conflict_victimisation.write-down.how':
    'Datum, plats, vad som sades och vilka som var med. Förvara dem privat.',
  'conflict_victimisation.tell.title': 'Berätta för någon som ska agera',
  'conflict_victimisation.tell.why':
    'Kränkningar ska inte accepteras på jobbet. Enligt AFS 2023:2 ska arbetsgivaren ha rutiner för vad som då görs.',
  'conflict_victimisation.tell.how':
    'Gå till chefen, HR eller skyddsombudet. Gäller det chefen: gå till någon av de andra.',
  'conflict_victimisation.bring-someone.title': 'Ta med någon till samtalet',
  'conflict_victimisation.bring-someone.why': 'Två hör mer än en, och du behöver inte vara ensam.',
  'conflict_victimisation.bring-someone.how': 'Fråga skyddsombudet, facket eller en kollega du litar på.',
  'conflict_victimisation.support.title': 'Sök stöd medan det pågår',
  'conflict_victimisation.support.why': 'Det tar kraft att vara utsatt, också när det håller på att lösas.',
  'conflict_victimisation.support.how':
    'Kontakta företagshälsan, facket eller vården. Berätta hur du mår, inte bara vad som hänt.',
} as const
