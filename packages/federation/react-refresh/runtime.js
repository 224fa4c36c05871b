// Development only: every bundle on the page uses the refresh runtime of whichever came first.
module.exports = globalThis.__sharedReactRefresh ??= require('react-refresh-real');
