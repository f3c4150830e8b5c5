/** The frozen list of a round, reviewed before anybody is asked, at /matningar. */
export const listReview = {
  'review.waits.safety-representative':
    'Skyddsombudet granskar listan. Mätningen öppnar när listan är godkänd, eller av sig själv {day} klockan {time} om skyddsombudet inte säger något.',
  'review.waits.owner':
    'Det finns inget skyddsombud som kan granska listan. Mätningen öppnar när ägaren har skrivit hur medarbetarna har informerats.',
  'review.unheard':
    'Skyddsombudet kan inte svara just nu, eftersom rollen har avslutats eller mejlen inte kommer fram. Därför öppnar mätningen inte av sig själv. Den öppnar om ett annat skyddsombud godkänner listan, och HR kan avbryta mätningen och börja om.',
  'review.approved': 'Listan är godkänd. Mätningen öppnar {day} klockan {time}.',
  'review.held':
    'Skyddsombudet har invänt mot listan. Mätningen öppnar inte förrän den som invände godkänner den, men HR kan avbryta mätningen och rätta listan.',
  'review.first':
    'Det är den första mätningen, så listan kan inte jämföras med någon tidigare. Om den öppnar utan att någon har godkänt listan visas inga siffror, eftersom ingen har intygat att personerna finns.',
  'review.why':
    'Listan över enheter och personer är låst och ändras inte mer. Påhittade personer i en liten enhet kan avslöja vad en verklig kollega har svarat. Därför behöver någon som känner arbetsplatsen granska listan.',
  'review.code':
    'Listans kod är {code}. Alla som blir inbjudna får samma kod när de kontrollerar sin inbjudan, så spara den för att kunna jämföra.',
  'review.full':
    'Om precis {count} personer är inbjudna i en enhet, och alla svarar, visas enhetens siffror. Då framgår att alla har svarat, men inte vad.',
  'review.full.object':
    'Vill du inte det kan du invända mot listan och be ägaren ställa in att sådana siffror inte ska visas.',
  'review.full.hidden':
    'Om precis {count} personer är inbjudna i en enhet visas inga egna siffror för den, eftersom det då skulle framgå att alla har svarat.',
  'review.left': 'Den som slutar innan mätningen öppnar räknas som inbjuden men får inget mejl.',
  'units.title': 'Listan enhet för enhet',
  'units.unit': 'Enhet',
  'units.invited': 'På listan',
  'units.joined': 'Nya här',
  'units.gone': 'Inte kvar',
  'units.odd': 'Att granska',
  'units.exactly': 'Har ändrats och är precis {count}, som minsta grupp',
  'units.brief': '{count} {count|har varit med en enda gång|har varit med en enda gång}',
  'units.never': 'inte tillfrågad förut',
  'odd.addresses':
    '{count} {count|adress ligger|adresser ligger} utanför de vanliga domänerna ({domains}). {count|Den är märkt|De är märkta} i namnlistan.',
  'odd.noDomain': 'Ingen domän är vanlig bland adresserna, så alla {count} är märkta i namnlistan.',
  'odd.withoutAddress':
    '{count} {count|person|personer} på listan har ingen e-postadress. De får en förseglad lapp med en kod, som HR eller skyddsombudet skriver ut.',
  'odd.sms':
    '{count} {count|person|personer} på listan har ingen e-postadress men ett mobilnummer. De får en kod som sms, till det nummer som arbetsgivaren har skrivit in.',
  'odd.neither':
    '{count} {count|person|personer} på listan kan inte nås med vare sig mejl eller sms. De får en förseglad lapp med en kod, som HR eller skyddsombudet skriver ut.',
  'people.title': 'Namnen i en enhet',
  'people.choose': 'Vilken enhet?',
  'people.name': 'Namn',
  'people.email': 'E-post',
  'people.what': 'Att granska',
  'people.new': 'Ny på listan',
  'people.moved': 'Var i en annan enhet förra gången',
  'people.withoutEmail': 'utan e-post',
  'people.unusual': 'Ovanlig domän',
  'people.noName': 'Inget namn',
  'people.more': 'Visa fler',
  'people.empty': 'Ingen på listan hör direkt till enheten.',
  'approve.button': 'Godkänn listan',
  'approve.busy': 'Godkänner …',
  'approve.proof':
    'För att godkänna behöver du en passkey, en autentiseringsapp eller en privat e-postadress, som arbetsgivaren inte kommer åt. Du lägger till den under Inställningar. För att invända räcker det att du loggar in själv.',
  'approve.proof.link': 'Till inställningarna',
  'approve.note': 'När du godkänner öppnar mätningen, och alla på listan får sin inbjudan.',
  'object.title': 'Invänd mot listan',
  'object.reason': 'Vad behöver rättas?',
  'object.hint': 'HR läser det du skriver, och det står kvar i historiken.',
  'object.button': 'Invänd',
  'object.busy': 'Skickar …',
  'object.missing': 'Skriv vad som behöver rättas.',
  'state.title': 'Så har medarbetarna informerats',
  'state.text': 'Beskriv hur alla har fått veta vilka som ska tillfrågas',
  'state.hint': 'Minst 20 tecken. Alla som bjuds in läser det före första frågan.',
  'state.button': 'Spara och öppna mätningen',
  'state.busy': 'Sparar …',
  'state.missing': 'Skriv minst 20 tecken om hur medarbetarna har informerats.',
  'cancel.button': 'Avbryt mätningen',
  'cancel.title': 'Avbryt {name}?',
  'cancel.text': 'Listan tas bort och ingen bjuds in. Det som har sagts om listan står kvar i historiken.',
  'cancel.confirm': 'Ja, avbryt mätningen',
  'cancel.keep': 'Behåll den',
  'cancel.busy': 'Avbryter …',
  'history.title': 'Vad som har hänt med listan',
  'history.prepared': 'Listan låstes.',
  'history.approved': 'Ett skyddsombud godkände listan.',
  'history.objected': 'Ett skyddsombud invände: ”{reason}”',
  'history.stated': 'Ägaren skrev hur medarbetarna har informerats: ”{reason}”',
  'history.opened': 'Mätningen öppnade.',
  'history.extended': 'HR flyttade sista dagen framåt.',
  'history.cancelled': 'HR avbröt mätningen.',
  'delivery.title': 'Hur många som har fått sin inbjudan',
  'delivery.what':
    'Här ser du som är skyddsombud ungefär hur stor del av de inbjudna i varje enhet som har fått sin inbjudan. Uppgiften bygger bara på vad som har skickats och skrivits ut, så den säger inget om vilka som har svarat.',
  'delivery.counts':
    'Ett mejl räknas när en e-postserver har tagit emot det och det inte har kommit tillbaka, ett sms när mottagarens operatör har tagit emot det och en lapp när den är utskriven. Den som har tackat nej till inbjudningar räknas bland dem som inte har fått någon. Bara ni som är på plats vet om mejlet har blivit läst och lappen har delats ut.',
  'delivery.ask':
    'Om många i en enhet saknar sin inbjudan, eller om olika delar av en enhet saknar den från gång till gång, kan du fråga HR varför. Enhetens siffra handlar bara om dem som har kunnat svara.',
  'delivery.table': 'Inbjudningar enhet för enhet',
  'delivery.unit': 'Enhet',
  'delivery.invited': 'På listan',
  'delivery.band': 'Har fått sin inbjudan',
  'delivery.all': 'Alla',
  'delivery.most': 'De flesta, minst 75 %',
  'delivery.half': 'Minst hälften',
  'delivery.few': 'Färre än hälften',
  'delivery.within': 'Räknas ihop med {unit}',
  'delivery.small': 'Visas inte, eftersom färre än {count} är inbjudna',
  'delivery.unknown':
    'För den här mätningen går det inte att se, eftersom det inte sparades vilka inbjudningar som kom fram.',
  'show.list': 'Listan och vad som har sagts om den',
} as const
