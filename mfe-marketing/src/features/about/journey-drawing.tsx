import type { ReactNode } from 'react';
import type { Point } from '../../drawing/geometry.ts';
import { Balloon, Box, Line, Note, Sector, Shape, Walls } from '../../drawing/marks.tsx';
import { Camera, Person, Tree } from '../../drawing/objects.tsx';
import { Sheet } from '../../drawing/sheet.tsx';

const MARGIN: Point = [26, 44];
const SITE_WIDTH = 132;
const SITE_DEPTH = 116;
/** Distance from one site to the next, with room for an arrow between them. */
const STEP = 164;

const BOUNDARY = `M88 ${SITE_DEPTH}H${SITE_WIDTH}V0H0V${SITE_DEPTH}H48`;
const HOUSE = 'M26 24H102V72H64M48 72H26V24';
const gateCamera: Point = [96, 76];
const yardCamera: Point = [21, 24];

/** The same small site at each of the five stages. */
export function JourneyDrawing() {
  return (
    <Sheet
      height={222}
      label="The same small site in plan, five times: walked and measured; drawn with what the cameras will see; installed with cables; handed over with its papers; and visited again."
    >
      <Stage number={1} name="survey">
        <Line stroke="hidden" d={BOUNDARY + HOUSE} />
        <Line stroke="thin" d={`M0 -14H${SITE_WIDTH}M0 -19v10M${SITE_WIDTH} -19v10`} />
        <Line stroke="thin" d={`M-14 0V${SITE_DEPTH}M-19 0h10M-19 ${SITE_DEPTH}h10`} />
        <Line d="M68 130V94H14V12H116V94H96" />
        <Shape fill="solid" d="M88 94l10 -4.5v9Z" />
        <Person at={[60, 12]} />
      </Stage>
      <Stage number={2} name="drawing">
        <Views />
        <Building />
        <Line stroke="thin" d={`M0 -14H${SITE_WIDTH}M0 -19v10M${SITE_WIDTH} -19v10`} />
      </Stage>
      <Stage number={3} name="installation">
        <Building />
        <Cables />
        <Devices />
        <Person at={[72, 90]} />
      </Stage>
      <Stage number={4} name="handover">
        <Views />
        <Building />
        <Devices />
        <Person at={[30, 94]} />
        <Person at={[46, 94]} direction={180} />
        <Papers />
      </Stage>
      <Stage number={5} name="aftercare">
        <Views />
        <Building />
        <Devices />
        <Tree at={[116, 100]} size={12} />
        <Again />
      </Stage>
      {[1, 2, 3, 4].map((gap) => (
        <Arrow key={gap} x={MARGIN[0] + gap * STEP - (STEP - SITE_WIDTH)} />
      ))}
    </Sheet>
  );
}

const Stage = ({
  number,
  name,
  children,
}: {
  readonly number: number;
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <g transform={`translate(${MARGIN[0] + (number - 1) * STEP} ${MARGIN[1]})`}>
    {children}
    <Balloon at={[12, SITE_DEPTH + 40]}>{number}</Balloon>
    <Note at={[30, SITE_DEPTH + 45]}>{name}</Note>
  </g>
);

const Building = () => (
  <>
    <Walls d={BOUNDARY} width={6} />
    <Walls d={HOUSE} width={6} />
  </>
);

const Views = () => (
  <>
    <Sector at={yardCamera} direction={100} angle={22} radius={54} fill="cover2" />
    <Sector at={gateCamera} direction={120} angle={38} radius={58} fill="answer" />
  </>
);

const Devices = () => (
  <>
    <Camera at={gateCamera} direction={120} size={0.75} />
    <Camera at={yardCamera} direction={100} size={0.75} />
    <Box at={[78, 32]} size={[16, 11]} />
  </>
);

/** Run from the recorder to the cameras. */
const Cables = () => <Line stroke="thin" d="M86 43V66H94M78 36H26" />;

const Papers = () => (
  <g transform="translate(38 30)">
    <Shape d="M0 0H18L26 8V36H0Z" />
    <Line stroke="thin" d="M5 10h10M5 16h16" />
    <Line stroke="accent" d="M6 26l4 4 9-9" />
  </g>
);

const Again = () => (
  <>
    <Line d="M44 37.6A12 12 0 1 0 56 37.6" />
    <g transform="translate(55 37) rotate(210)">
      <Shape fill="solid" d="M7 0L-3 -5V5Z" />
    </g>
  </>
);

const Arrow = ({ x }: { readonly x: number }) => (
  <>
    <Line stroke="thin" d={`M${x + 9} ${MARGIN[1] + 58}h10`} />
    <Shape fill="arrow" d={`M${x + 24} ${MARGIN[1] + 58}l-8 -3.5v7Z`} />
  </>
);
