/** Lets the browser handle a tap or a key press before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
