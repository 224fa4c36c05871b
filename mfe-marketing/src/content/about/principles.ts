/** What a visitor may hold the company to. */
export const principles = [
  {
    title: 'Measure before you recommend',
    text: 'How far a camera identifies a face follows from its lens and pixels, how long a battery lasts from its load. We show the sum.',
  },
  {
    title: 'Say what is assumed',
    text: 'Where we do not know your site yet, a report or a plan says so. An assumption that is written down can be corrected.',
  },
  {
    title: 'No more than the site needs',
    text: 'Every device has a reason. If lighting, a lock or a pruned hedge does the work, we say that first.',
  },
  {
    title: 'Watch places, respect people',
    text: 'No cameras in toilets, change rooms or consulting rooms, and recordings are kept no longer than they are needed.',
  },
] as const;
