/**
 * Whether an element is within `main`, where the page is, and not of the frame.
 * @param componentStack of React: the elements around it, each on a line, as `at main`, or `main@` in Firefox and Safari.
 */
export const isInPage = (componentStack: string): boolean =>
  /\n(?: +at )?main\b/.test(componentStack);
