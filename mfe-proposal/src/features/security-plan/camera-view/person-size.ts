/** A person who stands, in metres. */
export const personSize = { height: 1.7, shoulders: 0.5, chest: 0.28, head: 0.2 } as const;
