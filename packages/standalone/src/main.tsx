import '@app/ui/tokens.css';
import '@app/ui/fonts.css';
import '@app/ui/more-letters.css';
import '@app/ui/base.css';
import { createApiClient } from '@app/api-client';
import { examples } from 'examples-of-the-remote';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import remote from 'remote-under-development';
import { exampleApi } from './examples.ts';
import { StandaloneSite } from './standalone-site.tsx';

const inFrontOfSite = STANDALONE.api === 'site';
const api = inFrontOfSite
  ? createApiClient({ fetch: (input, init) => fetch(input, init) })
  : exampleApi(examples);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <StandaloneSite
      name={STANDALONE.name}
      pages={remote.routes}
      api={api}
      inFrontOfSite={inFrontOfSite}
    />
  </StrictMode>,
);
