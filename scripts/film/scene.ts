import { type Point, polar, round } from '../../mfe-marketing/src/drawing/geometry.ts';
import {
  contacts,
  doorsAndBeds,
  HALF_WALL,
  house,
  insideSiren,
  lens,
  livingRoom,
  outsideSiren,
  panel,
  path,
  rooms,
  SIREN,
  slidingDoor,
  walls,
  windows,
} from '../../mfe-marketing/src/features/technology/drawings/house.ts';
import { alarmStory } from '../../mfe-marketing/src/features/technology/film/alarm-story.ts';
import { brackets, controlRoom, person, phone, ripples } from './marks.ts';
import { between, during, type Keyframe, travel } from './motion.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;

/** Second of the frame that is used as the poster, without a caption. */
export const POSTER_AT = 10.6;

const CAPTION_HEIGHT = 132;
const { x, y } = house;

const NIGHT = 'Night. The alarm is on.';
/** Captions, with the second at which each appears. */
const captions = [0, 4.4, 8, 13.2, 17.4, 22].map((from, index) => ({
  from,
  number: index,
  text: index === 0 ? NIGHT : (alarmStory[index - 1]?.title ?? ''),
}));

/** Centre of the picture on the plan, and magnification. */
const camera: readonly Keyframe<readonly [x: number, y: number, zoom: number]>[] = [
  [0, [416, 224, 1.34]],
  [2, [416, 224, 1.34]],
  [3.6, [596, 118, 2.15]],
  [11.4, [596, 118, 2.15]],
  [12.8, [416, 224, 1.34]],
  [16.6, [416, 224, 1.34]],
  [18.2, [716, 224, 0.93]],
];

const intruder: readonly Keyframe<Point>[] = [
  [3, [716, -40]],
  [4.6, [604, 18]],
  [6.3, [604, 18]],
  [7.2, [604, 66]],
  [9.2, [566, 158]],
];

const opening: readonly Keyframe<readonly [number]>[] = [
  [4.9, [0]],
  [6.1, [1]],
];

const contact = contacts.slidingDoor;
const eye = lens(livingRoom.detector);
const panelCentre: Point = [panel.at[0] + 12, panel.at[1] + 17];
/** Cable routes in the ceiling. */
const fromDetector = `M${eye.join(' ')}V${y(5.2)}`;
const fromContact = `M${contact.join(' ')}V${y(4.6)}H${x(8.9)}`;
const toPanel = `V${y(4.6)}H${x(8.9)}V${y(7.6)}H${panelCentre[0]}V${panel.at[1]}`;

const TOWER: Point = [880, 20];
const CLOUD: Point = [880, 430];
const ROOM: Point = [1150, 224];
const mobilePath: readonly Point[] = [[752, 130], TOWER, [1050, 130]];
const internetPath: readonly Point[] = [[752, 384], CLOUD, [1050, 318]];
const callPath: readonly Point[] = [
  [1050, 224],
  [880, 224],
];

/** One frame as SVG, for a document that has the site's tokens and strokes. */
export function frame(t: number, { captioned = true } = {}): string {
  const [left, top, zoom] = travel(camera, t);
  const middle = (HEIGHT - (captioned ? CAPTION_HEIGHT : 0)) / 2;
  const shot = `translate(${WIDTH / 2} ${middle}) scale(${zoom}) translate(${-left} ${-top})`;
  return `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <g transform="${shot}">${grid()}${plan(t)}${outside(t)}</g>
    ${captioned ? caption(t) : ''}</svg>`;
}

const grid = () => {
  const lines = Array.from({ length: 70 }, (_, index) => index * 40 - 728);
  const d = lines.map((place) => `M${place} -700V1200M-800 ${place}H2200`).join('');
  return `<path d="${d}" fill="none" stroke="var(--grid-minor)"/>`;
};

function plan(t: number): string {
  const alarmed = during(t, 8, 8.5);
  const reported = during(t, 13.1, 13.5);
  const sounding = t >= 13.4 ? t - 13.4 : undefined;
  return [
    `<rect class="room" x="${x(0)}" y="${y(0)}" width="680" height="360"/>`,
    ...rooms.map(({ seen }) => `<path class="cover" d="${path(seen)}"/>`),
    `<path class="answer" opacity="${alarmed}" d="${path(livingRoom.seen)}"/>`,
    rays(),
    `<path class="thin" d="${doorsAndBeds}"/>`,
    sleeper([x(0.75), y(2.85)], 0),
    sleeper([x(16.25), y(6.65)], 180),
    `<path class="outerWall" style="stroke-width:9" d="${walls}"/><path class="innerWall" style="stroke-width:5.6" d="${walls}"/>`,
    ...windows.map(
      ({ from: [left, top], width }) =>
        `<rect class="paper" x="${x(left)}" y="${y(top) - HALF_WALL}" width="${width * 40}" height="9"/>`,
    ),
    slidingLeaves(t),
    ...rooms.map(({ detector }) => (detector ? motionDetector(detector) : '')),
    alarmed > 0 ? ripples(eye, t - 8, 34) : '',
    `<circle class="dot" opacity="${alarmed}" cx="${eye[0]}" cy="${eye[1]}" r="6"/>`,
    cable(fromContact + toPanel.slice(toPanel.indexOf(`V${y(7.6)}`)), t, 11.8),
    cable(fromDetector + toPanel.slice(toPanel.indexOf('H')), t, 11.8),
    `<rect class="paper" x="${panel.at[0]}" y="${panel.at[1]}" width="24" height="34" rx="2"/>`,
    `<rect class="device" opacity="${reported}" x="${panel.at[0]}" y="${panel.at[1]}" width="24" height="34" rx="2"/>`,
    siren(outsideSiren, sounding),
    siren(insideSiren, sounding),
    contactMark(t),
    t > 3 && t < 16.6 ? person(travel(intruder, t), 100) : '',
    t > 8.6 && t < 12.4
      ? brackets(travel(intruder, t), during(t, 8.6, 9) * (1 - during(t, 12, 12.4)))
      : '',
  ].join('');
}

const rays = () => {
  const ends = [-30, -15, 0, 15, 30].map((turn) => polar(eye, 135 + turn, 480));
  return `<clipPath id="seen"><path d="${path(livingRoom.seen)}"/></clipPath>
    <path class="hidden" clip-path="url(#seen)" d="${ends.map((end) => `M${eye.join(' ')}L${end.join(' ')}`).join('')}"/>`;
};

const sleeper = ([left, top]: Point, turn: number) =>
  `<g transform="translate(${left} ${top}) rotate(${turn})"><rect class="paper" x="6" y="-12" width="44" height="24" rx="11"/><circle class="solid" cx="-4" r="7"/></g>`;

function slidingLeaves(t: number): string {
  const [open] = travel(opening, t);
  const moved = x(slidingDoor.to) - 62 - 56 * open;
  return `<path class="object" d="M${x(slidingDoor.from) + 2} ${y(0) + 3}h62M${moved} ${y(0) - 3}h60"/>`;
}

const motionDetector = (detector: { corner: Point; direction: number }) => {
  const [left, top] = lens(detector);
  return `<g transform="translate(${left} ${top}) rotate(${detector.direction})"><path class="paper" d="M-3-11A11 11 0 0 1-3 11Z"/></g>`;
};

function contactMark(t: number): string {
  const tripped = during(t, 5.1, 5.3);
  const box = `x="${contact[0] - 5}" y="${contact[1] - 9}" width="10" height="18" rx="2"`;
  return `${t > 5.2 && t < 12 ? ripples(contact, t - 5.2, 40) : ''}<rect class="paper" ${box}/><rect class="device" opacity="${tripped}" ${box}/>`;
}

/** An amber line that grows towards the panel. */
function cable(d: string, t: number, from: number): string {
  const run = during(t, from, from + 1.3);
  const fade = 1 - during(t, 17, 17.8);
  return run === 0 || fade === 0
    ? ''
    : `<path class="accent" opacity="${fade}" style="stroke-width:3" pathLength="1" stroke-dasharray="${run} 2" d="${d}"/>`;
}

function siren(
  {
    at: [left, top],
    direction,
    size,
  }: { at: readonly [number, number]; direction: number; size: number },
  sounding: number | undefined,
): string {
  const waves =
    sounding === undefined
      ? ''
      : [0, 0.4, 0.8]
          .map((delay) => {
            const age = ((sounding + delay) % 1.2) / 1.2;
            const reach = round(16 + age * 44);
            return `<path class="accent" style="stroke-width:3.5" opacity="${round(1 - age)}" d="M${24 + reach * 0.5} ${-reach}Q${24 + reach * 1.2} 0 ${24 + reach * 0.5} ${reach}"/>`;
          })
          .join('');
  return `<g transform="translate(${left} ${top}) rotate(${direction}) scale(${size})">${waves}<path class="${sounding === undefined ? 'paper' : 'device'}" d="${SIREN}"/></g>`;
}

/** Everything outside the plan: two networks and the control room. */
function outside(t: number): string {
  const shown = during(t, 17.6, 18.4);
  if (shown === 0) return '';
  const blocked = during(t, 20, 20.3);
  const answered = during(t, 21, 21.4);
  const calling = t > 22.4 ? t - 22.4 : undefined;
  return `<g opacity="${shown}">
    ${line(mobilePath, blocked > 0 ? 'hidden' : 'object')}${line(internetPath, 'object')}
    ${packets(mobilePath, t - 18.4, t < 20)}${packets(internetPath, t - 18.7, true)}
    ${station(TOWER, 'mobile network', -48)}${station(CLOUD, 'internet', 80)}
    ${blocked > 0 ? `<path class="object" opacity="${blocked}" style="stroke-width:6" d="M951 61l28 28m0-28l-28 28"/>` : ''}
    ${controlRoom(ROOM, answered)}
    ${calling === undefined ? '' : `${line(callPath, 'hidden')}${packets(callPath, calling, true)}${phone([848, 224], calling)}`}
  </g>`;
}

const line = (points: readonly Point[], stroke: 'object' | 'hidden') =>
  `<path class="${stroke}" style="stroke-width:3" d="M${points.map((point) => point.join(' ')).join('L')}"/>`;

/** Messages on their way, which takes one and a half seconds. */
function packets(points: readonly Point[], age: number, flowing: boolean): string {
  if (age < 0 || !flowing) return '';
  const shares = [0, 0.5].map((delay) => age / 1.5 - delay).filter((share) => share >= 0);
  return shares
    .map((share) => {
      const place = (share % 1) * (points.length - 1);
      const leg = Math.min(Math.floor(place), points.length - 2);
      const [from, to] = [points[leg], points[leg + 1]];
      if (!from || !to) return '';
      const [left, top] = between(from, to, place - leg);
      return `<circle class="device" cx="${round(left ?? 0)}" cy="${round(top ?? 0)}" r="11"/>`;
    })
    .join('');
}

const station = ([left, top]: Point, name: string, label: number) =>
  `<circle class="paper" style="stroke-width:3" cx="${left}" cy="${top}" r="26"/><path class="object" style="stroke-width:3" d="M${left} ${top + 12}v-10m-9-2a13 13 0 0 1 18 0"/><text class="note" text-anchor="middle" style="font-size:46px" x="${left}" y="${top + label}">${name}</text>`;

function caption(t: number): string {
  const current = captions.findLast(({ from }) => from <= t) ?? captions[0];
  if (!current) return '';
  const top = HEIGHT - CAPTION_HEIGHT;
  const middle = top + CAPTION_HEIGHT / 2;
  const shown = during(t, current.from, current.from + 0.35);
  const number = current.number
    ? `<circle cx="96" cy="${middle}" r="36" fill="var(--marker)"/><text x="96" y="${middle + 15}" text-anchor="middle" class="count">${current.number}</text>`
    : '';
  return `<rect y="${top}" width="${WIDTH}" height="${CAPTION_HEIGHT}" fill="var(--surface-raised)"/><path d="M0 ${top}H${WIDTH}" stroke="var(--line-strong)" stroke-width="2"/>
    <g opacity="${shown}">${number}<text class="caption" x="${current.number ? 164 : 60}" y="${middle + 20}">${current.text}</text></g>`;
}
