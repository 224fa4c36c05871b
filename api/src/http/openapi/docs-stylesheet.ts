/** Style of the documentation page. It is a text here because the API serves no folder of files. */
export const docsStylesheet = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin-inline: auto; padding: 1rem; }
section { border-block-start: 1px solid; margin-block-start: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; margin-block: 1rem; }
caption { text-align: start; font-weight: 600; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; }
tbody tr { border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
`;
