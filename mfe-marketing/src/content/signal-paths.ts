/** How an alarm reaches the control room. Kept in one place so that all pages say the same. */
export const signalPaths = [
  ['First path', 'fixed-line internet'],
  ['Second path', 'mobile network or radio'],
] as const;
