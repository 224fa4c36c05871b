import { renderToString } from 'react-dom/server';
import type { OwnRoot } from './crossing.ts';
import { ShownPage } from './shown-page.tsx';

export const markup: OwnRoot['markup'] = (page, crossing) => ({
  __html: renderToString(<ShownPage page={page} crossing={crossing} />, {
    identifierPrefix: page.name,
  }),
});

export const mount: OwnRoot['mount'] = () => {
  throw new Error('There is no document on the server');
};
