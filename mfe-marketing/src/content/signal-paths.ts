/** How an alarm reaches the control room. Pages that speak of it say the same. */
export const signalPaths = [
  ['First path', 'fixed-line internet'],
  ['Second path', 'mobile network or radio'],
] as const;
