import { SERVER_SHARED_GLOBAL } from '@app/federation/server-shared';
import * as kit from '@app/kit';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

// Filled before the server bundle of any remote is loaded, because those bundles read it at once.
Object.assign(globalThis, {
  [SERVER_SHARED_GLOBAL]: {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    jotai,
    '@app/kit': kit,
  },
});

export { describePages } from './describe-pages.ts';
export { render } from './render.tsx';
