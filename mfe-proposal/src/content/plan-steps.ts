/** The way from the start to the plan, as the start screen tells it. */
export const planSteps = [
  {
    title: 'Say what kind of place it is',
    text: 'A home, a shop, a warehouse, a farm: the questions depend on it.',
  },
  {
    title: 'Answer up to 15 questions',
    text: 'One part of your site at a time. You can stop and continue later.',
  },
  {
    title: 'Check your answers',
    text: 'See all your answers on one page, and change any of them.',
  },
  {
    title: 'Get your plan',
    text: 'A drawing of your site, the equipment with the reason for each item, and the price.',
  },
] as const;
