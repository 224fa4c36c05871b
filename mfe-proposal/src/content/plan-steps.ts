/** The way from the start to the plan, as the start screen tells it. */
export const planSteps = [
  {
    title: 'Choose your establishment',
    text: 'A home, a shop, a warehouse, a farm: the questions follow from it.',
  },
  {
    title: 'Answer up to 15 questions',
    text: 'They come on two to four pages, one part of your site at a time.',
  },
  {
    title: 'Check your answers',
    text: 'See all your answers on one page, and change any of them.',
  },
  {
    title: 'Get your plan',
    text: 'Requirements, risks, a drawing of the site, and a bill of materials that says why each item is there.',
  },
] as const;
