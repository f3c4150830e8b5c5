import type { contactOffer as sv } from '../../sv/contact-offer.ts'

/** Beside the own result, where the organisation has chosen contact rules: an offer, or a button. */
export const contactOffer = {
  'talk.offer.title': 'هل لديك رغبة في أن يتصل بك أحد؟',
  'talk.offer.text':
    'يمكنك التحدث مع قسم الموارد البشرية (HR) أو الرعاية الصحية المهنية التي توفرها جهة العمل (företagshälsovård) أو الاختصاصي النفسي لدينا. لك حرية اختيار من يتصل بك، وسيصلك الرد في الوقت الموعود.',
  'talk.offer.alone':
    'لا يرى هذا السؤال أحد غيرك، ولا تُرسل نتيجتك أبدًا. لن يعرف أحد أن السؤال ظهر لك، ولا أنك رفضت.',
  'talk.guidance.open':
    'لديك مرشد بالفعل، ويمكنك أيضًا الكتابة إليه. قد يتأخر الرد يومي عمل، ولذلك يُفضّل الاتصال إذا كان الأمر عاجلًا.',
  'talk.guidance.open.link': 'الكتابة إلى مرشدك',
  'talk.guidance.possible':
    'هل الكتابة أسهل عليك من الكلام؟ يمكنك اختيار مرشد يقرأ ما كتبته له ويرد كتابةً خلال يومي عمل.',
  'talk.guidance.possible.link': 'المزيد عن الإرشاد',
  'talk.offer.each': 'نسأل في كل مرة، ولذلك فالموافقة تخص هذه المحادثة فقط.',
  'talk.offer.yes': 'نعم، أريد التحدث مع أحد',
  'talk.offer.no': 'لا، شكرًا',
  'talk.declined': 'لا بأس. إذا غيّرت رأيك فنحن هنا.',
  'talk.button.title': 'هل لديك رغبة في التحدث مع أحد؟',
  'talk.button.text':
    'يمكنك طلب اتصال من قسم الموارد البشرية (HR) أو الرعاية الصحية المهنية (företagshälsovård) أو الاختصاصي النفسي لدينا.',
  'talk.button': 'طلب محادثة',
  'talk.open': 'سبق أن طلبت اتصالًا من أحد.',
  'talk.open.link': 'متابعة الطلب',
} as const satisfies Record<keyof typeof sv, string>
