/** Files that the build copies into the release; importing one gives its URL. */
declare module '*.mp4' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}
