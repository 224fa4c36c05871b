type Point = readonly [x: number, y: number];

/** `d` as in SVG, in units of the miniature. */
interface Path {
  readonly d: string;
}

interface Placed {
  readonly at: Point;
  /** Direction that it faces, in degrees: 0 is right, then clockwise. */
  readonly direction?: number;
}

const placed = ({ at: [x, y], direction = 0 }: Placed): string =>
  `translate(${x} ${y})${direction === 0 ? '' : ` rotate(${direction})`}`;

export const Thin = ({ d }: Path) => <path d={d} stroke="var(--draw-thin)" strokeWidth="1" />;

/** What one does not see: a cable, a beam, the place where a gate will be. */
export const Hidden = ({ d }: Path) => (
  <path d={d} stroke="var(--draw-thin)" strokeWidth="1" strokeDasharray="5 4" />
);

/** An object that hides what is behind it. */
export const Paper = ({ d }: Path) => <path d={d} fill="var(--draw-paper)" />;

/** A solid part of a building, seen from the front or cut. */
export const Masonry = ({ d }: Path) => <path d={d} fill="var(--draw-wall)" />;

export const Solid = ({ d }: Path) => <path d={d} fill="var(--draw-line)" stroke="none" />;

/** A room or a screen: a light tint without an outline. */
export const Room = ({ d }: Path) => <path d={d} fill="var(--draw-fill)" stroke="none" />;

/** What a device covers; `near` is the part that it covers best. */
export const View = ({ d, near }: Path & { readonly near?: boolean }) => (
  <path d={d} fill={near ? 'var(--draw-cover-2)' : 'var(--draw-cover)'} stroke="none" />
);

/** Double-line walls in plan; openings are gaps between the segments of `d`. */
export const Walls = ({ d, width = 8 }: Path & { readonly width?: number }) => (
  <g strokeLinecap="square" strokeLinejoin="miter">
    <path d={d} strokeWidth={width} />
    <path d={d} stroke="var(--draw-wall)" strokeWidth={width - 3.4} />
  </g>
);

/** The four corners of a camera's frame. */
export function Brackets({ at: [x, y], reach = 15 }: Placed & { readonly reach?: number }) {
  const [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach];
  return (
    <path
      strokeWidth="1.75"
      d={`M${left} ${top + 7}V${top}h7M${right - 7} ${top}h7v7M${right} ${bottom - 7}v7h-7M${left + 7} ${bottom}h-7v-7`}
    />
  );
}

/** The one amber point of a miniature: what the technology decides, or what comes next. */
export const Dot = ({ at: [cx, cy] }: Placed) => (
  <circle cx={cx} cy={cy} r="5" fill="var(--draw-accent)" strokeWidth="1.5" />
);

/** A camera from above. All of it is dark: only the point is amber. */
export const Camera = (place: Placed) => (
  <g transform={placed(place)}>
    <Paper d="M-9-7h20V7H-9z" />
    <Solid d="M11-4h5v8h-5z" />
  </g>
);

/** A person from above. */
export const Person = (place: Placed) => (
  <g transform={placed(place)}>
    <ellipse rx="5" ry="10" fill="var(--draw-paper)" />
    <circle r="4.2" fill="var(--draw-line)" stroke="none" />
  </g>
);

/** A tree from above. */
export const Tree = ({ at: [cx, cy], radius }: Placed & { readonly radius: number }) => (
  <g stroke="var(--draw-thin)" strokeWidth="1">
    <circle cx={cx} cy={cy} r={radius} />
    <circle cx={cx} cy={cy} r={radius * 0.6} strokeDasharray="5 4" />
  </g>
);

/** Ground in elevation, across the whole drawing. */
export const Ground = ({ y }: { readonly y: number }) => (
  <>
    <path d={`M0 ${y}H320`} />
    <Thin d={`M8 ${y + 2}${'l-8 8m28-8'.repeat(16)}`} />
  </>
);

/** Radio waves from a point. */
export const Waves = (place: Placed) => (
  <g transform={placed(place)}>
    <Thin d="M6.4-6.4A9 9 0 0 1 6.4 6.4M12-12A17 17 0 0 1 12 12" />
  </g>
);
