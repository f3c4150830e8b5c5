export const about = {
  'about.picture': 'Åtta droppar faller i samma vatten. Under ytan går de inte att skilja åt.',
  'about.contents': 'På den här sidan',
} as const
