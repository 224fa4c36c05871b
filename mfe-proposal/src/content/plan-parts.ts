/** What a plan consists of. The sample drawing marks each with its number in this list. */
export const planParts = [
  {
    title: 'Questions that fit your site',
    text: 'First the kind of establishment, then what matters there: entrances, perimeter, rooms, working hours, power cuts.',
  },
  {
    title: 'Requirements and risks',
    text: 'Your answers in an installer’s words, with a risk assessment for a home or a process analysis for any other establishment.',
  },
  {
    title: 'A bill of materials',
    text: 'Every item with its quantity and the reason for it, so you can compare two quotes line by line.',
  },
] as const;
