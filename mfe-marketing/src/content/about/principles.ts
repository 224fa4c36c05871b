/** How the company works, under What We Stand For. */
export const principles = [
  {
    title: 'Measure before you recommend',
    text: 'The lens and the pixels decide how far a camera shows a face. The load decides how long a battery lasts. We show the calculation.',
  },
  {
    title: 'State what we assume',
    text: 'Where we don’t know your site yet, the report or plan says so, and you can correct it.',
  },
  {
    title: 'No more than the site needs',
    text: 'Every device needs a reason. If a light, a lock or a trimmed hedge is enough, we say so.',
  },
  {
    title: 'Respect privacy',
    text: 'No cameras in toilets, change rooms or consulting rooms. Recordings are kept no longer than needed.',
  },
] as const;
