import React from 'react';
import { flushSync } from 'react-dom';

/*
 * Components are tested with the React that visitors get, which is also half the work for the machine. Its production
 * build has no `act`, with which `render` waits until a part is on the page.
 */
if (!('act' in React)) {
  Object.assign(React, {
    async act(update: () => Promise<void>) {
      await flushSync(update);
    },
  });
}
