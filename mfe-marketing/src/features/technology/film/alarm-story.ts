/** Length of the film. */
export const FILM_SECONDS = 27;

/** The scenes of the film, which are also the list beside it. */
export const alarmStory = [
  {
    title: 'The sliding door opens',
    text: 'It is night and the alarm is on. An intruder slides the living room door open, and the contact on its frame trips.',
  },
  {
    title: 'A motion detector confirms it',
    text: 'The intruder walks in front of the detector in the corner. With two devices triggered, a gust of wind is unlikely to be the cause.',
  },
  {
    title: 'The panel sounds the sirens',
    text: 'Both signals reach the panel in the garage. The siren in the hall wakes the family, and the outside siren alerts the street.',
  },
  {
    title: 'It reports on two paths',
    text: 'The panel sends the alarm over the internet and the mobile network. In the film the mobile network is jammed, and the internet carries it.',
  },
  {
    title: 'The control room calls you',
    text: 'An operator sees which door and which room set it off, and phones the people on your list, in your order.',
  },
] as const;
