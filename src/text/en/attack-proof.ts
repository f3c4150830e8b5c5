import type { attackProof as sv } from '../sv/attack-proof.ts'

export const attackProof = {
  'proof.caption':
    'With common rules, {five} of the answers could be worked out. With our rules it was {breached} of {all} answers.',
  'proof.five': 'Common rule: at least five answers',
  'proof.eight': 'Common rule: at least eight answers',
  'proof.ours': 'Our rules',
  'proof.note':
    'Our own program attacked {organisations} made-up companies. The protection has a limit: when one person in every group told HR their answer, {found} of {of} other answers could be worked out.',
  'proof.more': 'Read how the attack works',
  'proof.table': 'Show as a table',
  'proof.table.caption': 'Answers that could be worked out, rule by rule',
  'proof.policy': 'Rule',
  'proof.breached': 'Answers worked out',
  'proof.share': 'Share',
} satisfies Record<keyof typeof sv, string>
