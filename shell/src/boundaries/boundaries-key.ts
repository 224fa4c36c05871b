/** In `sessionStorage` while this tab shows the boundaries. */
export const BOUNDARIES_KEY = 'boundaries:1';
