/** The roles of `packages/ui/src/tokens.css` that a printed page needs. A test compares them. */
export const colours = {
  'text-strong': '#06142b',
  'text-body': '#34445c',
  'text-muted': '#4c5c75',
  'line-hairline': '#e2eaf5',
  'line-strong': '#c6d5ea',
  'surface-sunken': '#f4f7fb',
  solid: '#0a1f3f',
  'draw-line': '#0a1f3f',
  'draw-thin': '#6d8fc2',
  'draw-wall': '#e2eaf5',
  'draw-fill': '#f4f7fb',
  'text-link': '#1f57a8',
} as const;
