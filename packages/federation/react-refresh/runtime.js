// Development only: the page has one refresh runtime, of whichever bundle came first, because React
// tells only that one what it renders. Module ids repeat from bundle to bundle, so names of
// components get the name of their bundle, which the plugin defines.
globalThis.__sharedReactRefresh ??= require('react-refresh-real');
const runtime = globalThis.__sharedReactRefresh;

module.exports = {
  ...runtime,
  register: (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`),
};
