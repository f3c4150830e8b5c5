/** For a page that belongs to a role: the sign-in link, or a plain refusal. */
export const gate = {
  'gate.signIn.title': 'Logga in för att se sidan',
  'gate.signIn.text':
    'Sidan är till för dig som har en roll i arbetet med tjänsten, till exempel som chef, HR, skyddsombud eller personal hos oss. Ingen av rollerna ser enskilda personers svar.',
  'gate.signIn.button': 'Logga in',
  'gate.refused.title': 'Du saknar behörighet till sidan',
  'gate.refused.text':
    'Sidan hör till en roll som ditt konto inte har. Om du behöver rollen kan ägaren av kontot i din organisation ge dig den.',
  'gate.lost.title': 'Du har inte längre behörighet till sidan',
  'gate.lost.text':
    'Rollen som sidan hör till har avslutats medan sidan var öppen. Det du redan hade sparat finns kvar. Om du tror att det är ett misstag kan du fråga ägaren av kontot i din organisation.',
  'gate.home': 'Till din startsida',
  'gate.show.title': 'Bekräfta med ditt andra steg',
  'gate.show.text':
    'Sidan öppnas när du har bekräftat med ditt andra steg. Hittills har du bara använt koden från mejlet.',
  'gate.show.button': 'Fortsätt',
  'gate.add.title': 'Sidan kräver tvåstegsverifiering',
  'gate.add.text':
    'Din roll visar sådant som bara du ska komma åt. Därför öppnas sidan först när du har lagt till ett andra steg. Det tar ett par minuter och du behöver din mobil.',
  'gate.add.button': 'Lägg till tvåstegsverifiering',
  'gate.own.title': 'Logga in utan arbetsgivarens inloggning',
  'gate.own.text':
    'Du har loggat in genom din arbetsgivare, och då gäller inte din roll som skyddsombud. Arbetsgivaren ska inte kunna handla i ditt namn. Logga därför ut och sedan in igen med en passkey eller med en kod som mejlas till dig.',
  'gate.own.button': 'Till inloggningen',
  'gate.unsaved.title': 'Logga in igen för att fortsätta',
  'gate.unsaved.text':
    'Det du har skrivit finns kvar på sidan. Logga in igen i en ny flik och kom sedan tillbaka hit.',
  'gate.unsaved.button': 'Logga in i en ny flik',
  'gate.unsaved.done': 'Jag har loggat in',
  'gate.organisation': 'Organisation',
  'gate.organisation.hint':
    'Du har en roll i flera organisationer. Sidorna i den här fliken visar en organisation åt gången.',
  'gate.organisation.only': 'Sidan gäller {organisation}.',
  'gate.demo': 'Se en simulerad organisation i stället',
  'gate.noScript': 'Sidan behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
} as const
