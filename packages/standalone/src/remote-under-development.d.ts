/** The remote that runs alone; the build puts its routes here. */
declare module 'remote-under-development' {
  const remote: import('@app/federation/remote-module').RemoteModule;
  export default remote;
}

/** What the API answers to this remote: its `standalone/examples.ts`. */
declare module 'examples-of-the-remote' {
  export const examples: readonly import('./examples.ts').Example[];
}

/** Filled in by the build. */
declare const STANDALONE: {
  /** Name of the remote, such as `shop`. */
  readonly name: string;
  /** `examples`, or `site` when calls go to a site that runs elsewhere. */
  readonly api: 'examples' | 'site';
};
