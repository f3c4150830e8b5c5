/**
 * What is wrong with a file of people and units, by code, and what to do about it. The codes are those of
 * core/import/problem.ts. Filled from line, column, value and details.
 */
export const importErrors = {
  'import.empty-file': 'Filen är tom. Kontrollera att du har valt rätt fil.',
  'import.spreadsheet-file':
    'Filen är ett kalkylblad i ett äldre format. Öppna den i kalkylprogrammet, spara den som .xlsx eller CSV och välj den filen.',
  'import.encrypted-workbook':
    'Kalkylbladet är skyddat med ett lösenord och går därför inte att läsa. Ta bort lösenordet i kalkylprogrammet, spara filen och välj den igen.',
  'import.other-spreadsheet':
    'Filen är inte sparad i Excels format. Öppna den i kalkylprogrammet, spara den som .xlsx och välj den filen.',
  'import.html-file':
    'Filen är en webbsida, även om namnet kan sluta på .xls. Öppna den i kalkylprogrammet, spara den som .xlsx och välj den filen.',
  'import.xml-file':
    'Filen är en XML-fil, även om namnet kan sluta på .xls. Öppna den i kalkylprogrammet, spara den som .xlsx och välj den filen.',
  'import.json-file':
    'Filen är en JSON-fil och inte en lista med kolumner. Hämta listan som .xlsx eller CSV och välj den filen.',
  'import.pdf-file':
    'Filen är en PDF, som inte går att läsa som en lista. Hämta listan som .xlsx eller CSV och välj den filen.',
  'import.broken-workbook':
    'Kalkylbladet går inte att läsa. Öppna det i kalkylprogrammet, spara det som .xlsx på nytt och välj den filen.',
  'import.too-large-workbook':
    'Kalkylbladet är för stort. Ta bort blad och kolumner som inte behövs, eller spara listan som CSV.',
  'import.too-wide-workbook':
    'Kalkylbladet har fler än {most} kolumner. Ta bort det som står till höger om listan.',
  'import.unknown-sheet':
    'Arbetsboken har inget blad som heter ”{value}”. De blad som går att välja är: {sheets}.',
  'import.date-cell':
    'Värdet {value} i kolumnen {column} är ett datum, som ett kalkylprogram kan ha gjort av något annat. Gör om kolumnen till text och skriv värdet på nytt.',
  'import.error-cell':
    'Cellen i kolumnen {column} visar felet {value}. Rätta formeln eller skriv värdet för hand.',
  'import.uncalculated-cell':
    'Cellen i kolumnen {column} har en formel utan sparat resultat. Öppna filen i kalkylprogrammet, spara den och välj den igen.',
  'import.fraction-cell':
    'Talet {value} i kolumnen {column} har decimaler. Gör om kolumnen till text och skriv värdet på nytt.',
  'import.long-number-cell':
    'Talet {value} i kolumnen {column} är så långt att de sista siffrorna kan ha ändrats. Gör om kolumnen till text och skriv värdet på nytt.',
  'import.not-text': 'Filen är inte en textfil. Spara listan som CSV och välj den filen.',
  'import.unsure-encoding':
    'Vi kan inte avgöra vilka bokstäver som ska stå i ”{value}” på rad {line}. Filen är sparad med en äldre teckenkodning. Spara listan på nytt som CSV UTF-8 eller som .xlsx och välj den filen.',
  'import.too-large-file': 'Filen är större än 32 MB. Ta bort kolumner som inte behövs.',
  'import.too-many-lines': 'Filen har fler än 200 000 rader. Kontakta supporten, så hjälper vi dig.',
  'import.missing-column':
    'Kolumnen {column} saknas. Rubrikerna i filen är: {seen}. Lägg till kolumnen i exporten från ert system. Om den finns under ett annat namn byter du rubriken till {column}.',
  'import.repeated-column': 'Kolumnen {column} finns två gånger. Behåll bara en av dem.',
  'import.addresses-in-unknown-column':
    'Kolumn {letters} innehåller e-postadresser, men vi känner inte igen rubriken ”{value}”. Byt rubriken till e-post om det är personernas egna adresser i arbetet. Ta annars bort kolumnen ur filen.',
  'import.addresses-without-heading':
    'Kolumn {letters} innehåller e-postadresser men saknar rubrik. Skriv rubriken e-post om det är personernas egna adresser i arbetet. Ta annars bort kolumnen ur filen.',
  'import.rows-above-headings':
    'Raden står ovanför rubrikerna på rad {headings} men ser ut att höra till listan. Flytta rubrikerna till första raden, eller ta bort raden om den inte hör till listan.',
  'import.broken-quotes':
    'Ett citattecken står fel. Ta bort det eller skriv två i rad om det hör till texten.',
  'import.no-rows': 'Filen har bara rubriker. Lägg till en rad för varje enhet och person.',
  'import.too-many-cells':
    'Raden har fler celler än det finns rubriker. Sätt citattecken runt text som innehåller skiljetecken.',
  'import.formula':
    'Värdet ”{value}” börjar med =, +, - eller @ och kan läsas som en formel. Ta bort tecknet.',
  'import.control-character': 'Värdet ”{value}” innehåller ett osynligt tecken. Skriv om värdet för hand.',
  'import.broken-character':
    'Ett tecken i ”{value}” gick förlorat när filen sparades. Spara listan som CSV med UTF-8.',
  'import.misread-letters':
    'Bokstäverna i ”{value}” har blivit fel när filen sparades. Spara listan på nytt som CSV UTF-8 eller som .xlsx, eller rätta cellen för hand.',
  'import.error-value':
    'I kolumnen {column} står ”{value}”, som ett program skriver när det saknar ett värde. Skriv det rätta värdet, eller lämna cellen tom om det inte finns något.',
  'import.shortened-number':
    'Talet ”{value}” i kolumnen {column} har skrivits om av ett kalkylprogram, så siffror kan ha gått förlorade. Gör om kolumnen till text och hämta eller skriv numret på nytt.',
  'import.too-long': 'Värdet ”{value}” är för långt. Korta det.',
  'import.missing-unit-id': 'Raden saknar enhet_id. Skriv vilken enhet den gäller.',
  'import.missing-department':
    'Personen på raden har ingen enhet. Skriv vilken enhet hen hör till, eller ta bort raden ur filen.',
  'import.unknown-manager':
    'Chefen ”{value}” finns inte bland personerna i filen. Skriv chefens e-postadress eller anställningsnummer, eller lämna cellen tom för den som är högst upp.',
  'import.several-managers':
    'Flera personer i filen heter ”{value}”. Skriv chefens e-postadress eller anställningsnummer i stället.',
  'import.manager-circle':
    'Cheferna är chefer för varandra i en cirkel: {chain}. Rätta vem som är chef för vem.',
  'import.missing-unit-name': 'Enheten {value} saknar namn. Skriv namnet i kolumnen enhet.',
  'import.unknown-unit': 'Enheten {value} finns inte i filen. Lägg till en rad för den eller rätta enhet_id.',
  'import.unit-name-conflict':
    'Enheten {unit} heter ”{value}” här men ”{otherValue}” på rad {otherLine}. Skriv samma namn på båda raderna. Om det är två olika enheter behöver de var sin beteckning.',
  'import.unit-parent-conflict':
    'Enheten {unit} ligger under ”{value}” här men under ”{otherValue}” på rad {otherLine}. Lägg den under samma enhet på båda raderna. Om det är två olika enheter behöver de var sin beteckning.',
  'import.unknown-parent':
    'Enheten {unit} ligger under {value}, som inte finns i filen. Lägg till en rad för {value}.',
  'import.cycle': 'Enheterna ligger under varandra i en cirkel: {value}. Rätta vilken som ligger överst.',
  'import.two-roots':
    'Både {value} och {otherValue} på rad {otherLine} ligger överst. Bara en enhet får sakna överordnad.',
  'import.bad-email':
    '”{value}” är ingen giltig e-postadress. Rätta adressen, och tänk på att å, ä och ö inte kan användas.',
  'import.bad-mobile':
    '”{value}” är inget mobilnummer. Skriv det som 070-123 45 67, eller med landskod som +46 70 123 45 67.',
  'import.missing-key':
    'Raden saknar e-postadress. Då behövs både anställningsnummer och namn, så fyll i kolumnen {column}.',
  'import.unknown-language':
    'Språket ”{value}” finns inte här, och rad {line} är den första med det. Nya personer får det språk som ägaren av kontot har valt, och övriga behåller det språk de har. I kolumnen kan du skriva: {languages}.',
  'import.unknown-role': 'Rollen ”{value}” finns inte. Lämna cellen tom eller ta bort kolumnen.',
  'import.role-not-by-file':
    'Personen har inte rollen ”{value}” här, och en fil kan varken ge någon en roll eller ta bort den. Lämna cellen tom eller ta bort kolumnen. Ägaren av kontot ger roller under rubriken Roller.',
  'import.role-holder-changed':
    'Personen har en roll som skyddas, och därför går det inte att byta adress eller anställningsnummer till {value} här. Ägaren av kontot behöver avsluta rollen först och ge den igen efteråt.',
  'import.repeated-person':
    'Raden gäller samma person som rad {otherLine} men säger något annat, till exempel en annan enhet. Behåll en rad för varje person, eller läs bara den första.',
  'import.duplicate-email':
    'Adressen {value} står också på rad {otherLine}, hos någon annan. Den som inte har en egen adress ska ha cellen tom, och då behövs både namn och anställningsnummer.',
  'import.duplicate-employee-id':
    'Anställningsnumret {value} står också på rad {otherLine}. Varje person ska ha sitt eget nummer.',
  'import.email-in-use':
    'Adressen {value} hör till någon annan. Den personen är kvar på grund av sin roll eller väntar på att få en ny adress. Vänta tills den ändringen gäller.',
  'import.employee-id-in-use':
    'Anställningsnumret {value} hör till någon annan, som väntar på att få ett nytt nummer. Vänta tills den ändringen gäller.',
  'import.not-on-list':
    'Personen eller enheten finns inte längre i listan. Gå tillbaka till listan och börja om därifrån.',
  'import.email-on-list':
    'Adressen {value} hör redan till någon annan i listan. Kontrollera adressen, eller ändra den andra personen först.',
  'import.employee-id-on-list':
    'Anställningsnumret {value} hör redan till någon annan i listan. Varje person ska ha sitt eget nummer.',
  'import.unit-on-top':
    '{value} ligger överst och kan varken flyttas eller stängas. Du kan byta namn på enheten.',
  'import.unit-below-itself':
    '{unit} kan inte flyttas till {value}, eftersom {value} ligger under {unit}. Flytta först {value} till en annan plats, eller välj en annan enhet.',
  'import.unit-into-itself': '{value} kan inte slås ihop med sig själv. Välj en annan enhet.',
  'import.unit-id-on-list':
    'Beteckningen {value} används redan av en annan enhet. Skriv en annan beteckning.',
  'import.nobody-to-split': 'Välj minst en person som ska höra till den nya enheten.',
  'import.everybody-to-split':
    'Minst en person behöver vara kvar i {value}. Byt namn på enheten i stället om alla ska följa med.',
  'import.too-many-removed':
    'Med den här ändringen skulle {count} av {present} personer ha tagits bort under fyra veckor. Högst {most} kan tas bort. Om du läser in en fil bör du kontrollera att den är komplett.',
  'import.too-many-identities':
    'Med den här ändringen skulle {count} av {present} personer ha fått ny adress eller nytt nummer under fyra veckor. Högst {most} kan ändras. Om du läser in en fil bör du kontrollera kolumnerna.',
  'import.too-many-removed-in-unit':
    'Av {present} personer i {unit} skulle {count} ha tagits bort under fyra veckor. Högst {most} kan tas bort. Vänta med resten eller stäng enheten om den inte finns längre.',
  'import.too-many-identities-in-unit':
    'Av {present} personer i {unit} skulle {count} ha fått ny adress eller nytt nummer under fyra veckor. Högst {most} kan ändras. Vänta med de andra.',
  'import.outdated': 'Personer eller enheter ändrades under tiden, så inget har ändrats. Börja om.',
  'import.withdrawn': 'Ändringen togs tillbaka innan dagen kom, så den har inte ändrat något.',
  'import.superseded': 'En nyare fil eller ändring kom i stället, så den här har inte ändrat något.',
  'import.too-much-work':
    'Filen tog för lång tid eller för mycket minne att läsa. Ta bort blad och kolumner som inte behövs, eller spara listan som CSV.',
  'import.unexpected': 'Något gick fel hos oss, och inget har ändrats. Försök igen om en stund.',
  'import.mobile-unused':
    'Mobilnumren har inte lästs in, eftersom tjänsten inte är inställd för att skicka sms.',
  'import.unknown-column': 'Kolumnen ”{value}” är okänd och har därför inte lästs in.',
  'import.column-without-heading': 'Kolumn {value} saknar rubrik och har därför inte lästs in.',
  'import.unused-column':
    'Kolumnen ”{value}” har inte lästs in, eftersom hela namnet står i en annan kolumn.',
  'import.headings-below': 'Rubrikerna står på rad {line}, så raderna ovanför dem har inte lästs in.',
  'import.read-as-latin-1':
    'Filen är sparad med en äldre teckenkodning. Kontrollera att å, ä och ö ser rätt ut när filen är inläst.',
  'import.read-as-macintosh':
    'Filen är sparad med teckenkodningen från äldre Mac-datorer. Kontrollera att å, ä och ö ser rätt ut när filen är inläst.',
  'import.read-as-cp850':
    'Filen är sparad med teckenkodningen från DOS. Kontrollera att å, ä och ö ser rätt ut när filen är inläst.',
  'import.mended-letters':
    'Bokstäver som å, ä och ö hade blivit fel när filen sparades, och vi har rättat dem. Kontrollera att de ser rätt ut när filen är inläst.',
  'import.number-cell':
    'Anställningsnumret {value} är ett tal i kalkylbladet, så nollor i början finns inte kvar. Om era nummer börjar med noll behöver du göra om kolumnen till text.',
  'import.personal-numbers':
    'Anställningsnumren verkar vara personnummer, som inte behövs här. Använd helst ett annat nummer, eller lämna kolumnen tom för dem som har en e-postadress.',
  'import.hidden-rows-read':
    '{count} {count|dold rad|dolda rader} i bladet har också lästs in, och rad {line} är den första. Rader kan vara dolda för hand eller av ett filter.',
  'import.hidden-rows-left-out':
    '{count} {count|dold rad|dolda rader} i bladet har inte lästs in, och rad {line} är den första.',
  'import.repeated-lines':
    '{count} {count|rad|rader} har inte lästs in, eftersom en annan rad gäller samma person. Rad {line} är den första.',
  'import.ended-people':
    'På {count} {count|rad|rader} säger kolumnen ”{value}” att personen har slutat, och rad {line} är den första. {count|Den|De} läses in som alla andra rader. Ta bort {count|raden|raderna} ur filen om {count|personen|personerna} inte ska bjudas in.',
  'import.change-stopped':
    'Personen med adressen {value} har stoppat ändringen av sina uppgifter, så den görs inte. Fråga personen vad det beror på.',
  'import.roles-stay-ended':
    '{count} {count|roll|roller} som chef avslutades av ändringen och kommer inte tillbaka när den ångras. Ägaren av kontot kan ge {count|rollen|rollerna} på nytt.',
  'import.kept-for-role':
    '{value} står inte i filen. Personen är ändå kvar, eftersom hen har en roll som en fil inte kan ta bort. Om personen har slutat ska rollen avslutas först.',
  'import.column.unit_id': 'enhet_id',
  'import.column.unit': 'enhet',
  'import.column.parent_id': 'överordnad_id',
  'import.column.email': 'e-post',
  'import.column.name': 'namn',
  'import.column.employee_id': 'anställningsnummer',
  'import.column.language': 'språk',
  'import.column.mobile': 'mobil',
  'import.column.role': 'roll',
} as const
