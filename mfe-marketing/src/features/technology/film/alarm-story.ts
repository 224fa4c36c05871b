/** Length of the film. */
export const FILM_SECONDS = 27;

/** The scenes of the film, which are also the list beside it. */
export const alarmStory = [
  {
    title: 'The sliding door opens',
    text: 'It is night and the alarm is on. Somebody slides the door of the living room open, and the contact on its frame trips.',
  },
  {
    title: 'A motion detector confirms it',
    text: 'The intruder walks in and crosses the view of the detector in the corner. Two devices that agree are not a gust of wind.',
  },
  {
    title: 'The panel sounds the sirens',
    text: 'Both messages reach the panel in the garage. The siren in the hall wakes the house, the one outside tells the street.',
  },
  {
    title: 'It reports on two paths',
    text: 'The panel sends the alarm over the internet and the mobile network. In the film the mobile network is jammed, and the internet carries it.',
  },
  {
    title: 'The control room calls you',
    text: 'An operator sees which door and which room it was, and rings the numbers that you gave, in your order.',
  },
] as const;
