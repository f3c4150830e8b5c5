import type { sharedScreen as sv } from '../../sv/shared-screen.ts'

/** A shared screen, at which several people answer one after the other (`/svara?delad`). */
export const sharedScreen = {
  label: 'شاشة مشتركة',
  'start.text':
    'يجيب هنا عدة أشخاص، واحدًا بعد الآخر. يُمسح محتوى الشاشة عند الانتهاء أو عندما لا يلمسها أحد مدة نصف دقيقة.',
  'start.end': 'إنهاء مشاركة الشاشة',
  'going.text': 'يُرجى مسح محتوى الشاشة عند الانتهاء، حتى لا يرى الشخص التالي إجاباتك أو نتيجتك.',
  'going.clear': 'مسح محتوى الشاشة',
  'idle.title': 'هل ما زلت هنا؟',
  'idle.text':
    'لم يلمس أحد الشاشة منذ نصف دقيقة. سيُمسح محتواها بعد {count} {count|ثوانٍ|ثانية|ثانية|ثانية|ثانيتين|ثانية}. عندها تضيع الإجابات التي لم تُرسل، لكن يمكنك البدء من جديد بالرمز نفسه.',
  'idle.stay': 'ما زلت هنا',
  'blocked.page': 'على شاشة مشتركة لا يمكنك إلا الإجابة. ويمكنك قراءة الصفحة على هاتفك أو حاسوبك: {address}',
  'blocked.call': 'لا يمكن الاتصال من هذه الشاشة. يمكنك الاتصال بالرقم {address} من هاتفك.',
} as const satisfies Record<keyof typeof sv, string>
