import type { overviewGuide as sv } from '../sv/overview-guide.ts'

export const overviewGuide = {
  title: 'How to read the figures',
  'can.title': 'What the figures can tell you',
  'can.text':
    'The figures show what work had been like over the last four weeks for those who answered, unit by unit. They show where strain seems greatest, which causes have the highest figures, and whether anything has changed by more than chance would usually explain. The pages can be read in easy Swedish, but the questions are the same for everyone.',
  'cannot.title': 'What the figures can’t tell you',
  'cannot.text':
    'The figures say nothing about any one person, and the colours don’t show whether anyone is ill. They don’t say why things are as they are, and they aren’t a grade for a manager. Things may be different for those who didn’t answer. The limits between the zones are provisional and not yet validated for Swedish conditions.',
  'uncertainty.title': 'Uncertainty and rounding',
  'uncertainty.text':
    'The fewer people who have answered, the more uncertain the figure is. The uncertainty is calculated from the number of answers and from how much people usually differ, never from the group’s own answers. The figures are also rounded, and the lowest and highest are written as “1.6 or lower” and “4.4 or higher”. A change between two surveys is only called clear when it is larger than chance would usually explain.',
  'hidden.title': 'When no figure is shown',
  'hidden.text':
    'A unit gets no new figure when too few people have answered or when somebody could otherwise be singled out. We never say which of the two it is, because that too could give something away. The answers are then counted in a larger unit where possible, but sometimes they aren’t part of any figure. Don’t try to work out what isn’t shown.',
  'compare.title': 'When you compare',
  'compare.text':
    'A difference between two units may be due to chance, especially when their uncertainties overlap. Units also do different work, so it is better to compare a unit with itself over time than with others.',
  'talk.title': 'How to talk about the result',
  'talk.text':
    'Tell the group within two weeks, even if the result is bad. Start with what has been done since the last survey. Ask what the group recognises and what may lie behind the figures, but never ask who answered what. Then choose one or two measures together, and decide who is responsible and when you will follow up.',
} satisfies Record<keyof typeof sv, string>
