export interface Step {
  readonly title: string;
  readonly text: string;
}

/** In the order of urgency. Nothing here may bring a person near a criminal, a live wire or a moving gate. */
export const stepsNow: readonly Step[] = [
  {
    title: 'Get to safety',
    text: 'Leave if someone may still be inside, and do not go in to check. Wait where other people can see you.',
  },
  {
    title: 'Do not confront or follow anyone',
    text: 'Let them go: stopping them can get you hurt. Remember faces, clothes and cars instead.',
  },
  {
    title: 'Call for help',
    text: 'Call the police or an ambulance first, then us.',
  },
  {
    title: 'Keep away from damaged equipment',
    text: 'A cut electric fence can still shock you, and a damaged gate can move or fall. Leave both to a technician.',
  },
  {
    title: 'Touch nothing',
    text: 'Do not move, clean or repair anything until the police have seen it. Doors, windows and dropped objects can carry fingerprints.',
  },
  {
    title: 'Get a case number',
    text: 'Report it to the police. Write down the case number and the name of the officer: your insurer may ask for both.',
  },
];

export const evidence: readonly Step[] = [
  {
    title: 'Camera recordings',
    text: 'Leave the recorder on, and do not reset it or delete anything. It overwrites old footage, so ask us soon to help you save it. Save every camera, from an hour before the incident to an hour after. Keep the copy until the police case and any insurance claim are closed. Then delete it, because it shows people.',
  },
  {
    title: 'Alarm and access records',
    text: 'You may silence the siren. Do not reset the alarm panel or clear its event list: it shows which zone was triggered, and when.',
  },
  {
    title: 'Photos',
    text: 'Photograph damage from a safe distance, without moving anything.',
  },
  {
    title: 'Your own notes',
    text: 'Write down times, what you saw and heard, and car number plates while you remember them. Then list what is missing, with serial numbers if you have them.',
  },
];
