/** More than any of these words has. */
const LONGEST = 40;
const WORDS = /^(?:|\?+|unknown|not sure|unsure|not known|(?:i )?(?:don['’]?t|do not) know)\.?$/;

/** Whether a visitor left a number empty, or typed that it is not known. */
export const dontKnowIn = (written: string): boolean =>
  written.length <= LONGEST && WORDS.test(written.trim().toLowerCase());
