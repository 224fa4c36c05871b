import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnJob } from './drawn-job.tsx';
import { Team } from './team.tsx';

const photo = '/company/0.jpeg';
const thandi = { name: 'Thandi Mokoena', role: 'Technician', photo };
const sipho = { name: 'Sipho Dube', role: 'Installer' };

test('a team with a membership and photos shows the number, names, roles and photos', () => {
  const html = renderToStaticMarkup(<Team saidsaNumber="SD-2" team={[thandi]} />);
  expect(html).toContain('(SAIDSA), number SD-2.');
  expect(html).toContain(`src="${photo}" alt="Thandi Mokoena"`);
  expect(html).toContain('<strong>Thandi Mokoena</strong><span>Technician</span>');
});

test('a person without a photo has no picture, and no membership leaves no sentence', () => {
  const html = renderToStaticMarkup(<Team saidsaNumber="" team={[thandi, sipho]} />);
  expect(html).toContain('<strong>Sipho Dube</strong>');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('SAIDSA');
});

test.each([undefined, []])('a team of %j without a membership leaves nothing', (team) => {
  expect(renderToStaticMarkup(<Team saidsaNumber="" team={team} />)).toBe('');
});

test('names and roles are escaped', () => {
  const html = renderToStaticMarkup(
    <Team saidsaNumber="" team={[{ name: '<b>Max</b>', role: '"boss"', photo }]} />,
  );
  expect(html).not.toContain('<b>Max');
  expect(html).toContain('alt="&lt;b&gt;Max&lt;/b&gt;"');
});

test('a drawn job shows its title, its text and the drawing with words for it', () => {
  const drawing = { file: '/company/1.png', alt: 'Plan of a pharmacy' };
  const html = renderToStaticMarkup(
    <DrawnJob job={{ title: 'A pharmacy in Umhlanga', text: 'Six cameras.', drawing }} />,
  );
  expect(html).toContain('<h3>A pharmacy in Umhlanga</h3><p>Six cameras.</p>');
  expect(html).toContain('src="/company/1.png" alt="Plan of a pharmacy"');
});

test('without a job there is neither a heading nor a frame', () => {
  expect(renderToStaticMarkup(<DrawnJob job={undefined} />)).toBe('');
});
