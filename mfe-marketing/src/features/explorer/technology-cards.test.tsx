import { CctvIcon } from '@app/ui/icons';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TechnologyCards } from './technology-cards.tsx';

it('the card of a technology without a page says "Coming Soon" and has no link', () => {
  const announced = {
    id: 'drone-patrols',
    order: 11,
    title: 'Drone Patrols',
    description: 'Eyes from above.',
    Icon: CctvIcon,
  };
  const html = renderToStaticMarkup(<TechnologyCards available={[]} comingSoon={[announced]} />);
  expect(html).toContain('Drone Patrols');
  expect(html).toContain('(Coming Soon)');
  expect(html).not.toMatch(/<a |href|Learn More/);
});
