import type { ReactNode } from 'react';
import type { Point } from '../../drawing/geometry.ts';
import { Balloon, Box, Line, Note, Sector, Shape, Walls } from '../../drawing/marks.tsx';
import { Camera, Person, Tree } from '../../drawing/objects.tsx';

export const JOURNEY =
  'The same small site in plan, five times: walked and measured; drawn with what the cameras will see, the view of the gate marked; installed with cables; handed over with its papers; and visited again.';

export const SITE_WIDTH = 116;
const SITE_DEPTH = 104;
const BOUNDARY = `M80 ${SITE_DEPTH}H${SITE_WIDTH}V0H0V${SITE_DEPTH}H42`;
const HOUSE = 'M22 22H92V66H58M42 66H22V22';
const gateCamera: Point = [87, 70];
const yardCamera: Point = [17, 24];

/** The five stages; `place` says where the top left corner of each site comes. */
export const JourneyStages = ({ place }: { readonly place: (index: number) => Point }) =>
  stages.map(({ name, Picture }, index) => (
    <Stage key={name} number={index + 1} name={name} at={place(index)}>
      <Picture />
    </Stage>
  ));

const Stage = ({
  number,
  name,
  at,
  children,
}: {
  readonly number: number;
  readonly name: string;
  readonly at: Point;
  readonly children: ReactNode;
}) => (
  <g transform={`translate(${at.join(' ')})`}>
    {children}
    <Balloon at={[12, SITE_DEPTH + 36]}>{number}</Balloon>
    <Note at={[30, SITE_DEPTH + 41]} text={name} />
  </g>
);

const Survey = () => (
  <>
    <Line stroke="hidden" d={BOUNDARY + HOUSE} />
    <Width />
    <Line stroke="thin" d={`M-13 0V${SITE_DEPTH}M-17 0h8M-17 ${SITE_DEPTH}h8`} />
    <Line d="M60 116V85H11V11H104V85H88" />
    <Shape fill="solid" d="M80 85l10 -4.5v9Z" />
    <Person at={[56, 11]} />
  </>
);

const Drawn = () => (
  <>
    <Views />
    <Building />
    <Width />
  </>
);

const Installation = () => (
  <>
    <Building />
    <Line stroke="thin" d="M76 40V58H84M70 34H22" />
    <Devices />
    <Person at={[66, 84]} />
  </>
);

const Handover = () => (
  <>
    <Views />
    <Building />
    <Devices />
    <Person at={[27, 86]} />
    <Person at={[43, 86]} direction={180} />
    <g transform="translate(34 27)">
      <Shape d="M0 0H17L25 8V33H0Z" />
      <Line stroke="thin" d="M5 10h9M5 15h15" />
      <Line stroke="accent" d="M6 24l4 4 8-9" />
    </g>
  </>
);

const Aftercare = () => (
  <>
    <Views />
    <Building />
    <Devices />
    <Tree at={[103, 90]} size={10} />
    <Line d="M38 34A11 11 0 1 0 49 34" />
    <g transform="translate(48 33.5) rotate(210)">
      <Shape fill="solid" d="M7 0L-3 -5V5Z" />
    </g>
  </>
);

const stages = [
  { name: 'survey', Picture: Survey },
  { name: 'drawing', Picture: Drawn },
  { name: 'installation', Picture: Installation },
  { name: 'handover', Picture: Handover },
  { name: 'aftercare', Picture: Aftercare },
] as const;

const Width = () => <Line stroke="thin" d={`M0 -13H${SITE_WIDTH}M0 -17v8M${SITE_WIDTH} -17v8`} />;

const Building = () => (
  <>
    <Walls d={BOUNDARY} width={6} />
    <Walls d={HOUSE} width={6} />
  </>
);

/** What the cameras see; the view of the gate is the one that the stages are about. */
const Views = () => (
  <>
    <Sector at={yardCamera} direction={100} angle={22} radius={54} fill="cover2" />
    <Sector at={gateCamera} direction={120} angle={38} radius={52} fill="answer" />
  </>
);

const Devices = () => (
  <>
    <Camera at={gateCamera} direction={120} size={0.7} />
    <Camera at={yardCamera} direction={100} size={0.7} />
    <Box at={[70, 29]} size={[15, 11]} />
  </>
);
