/** When the page was loaded, so that server and browser agree on whether the office is open. */
export interface ContactData {
  /** ISO 8601, UTC. */
  readonly loadedAt: string;
}

export const loadMoment = async (): Promise<ContactData> => ({
  loadedAt: new Date().toISOString(),
});
