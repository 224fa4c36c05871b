import { SERVER_SHARED_GLOBAL } from '@app/federation/server-shared';
import * as kit from '@app/kit';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

// Filled before any remote's server bundle is loaded: those bundles read it as they start.
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
