import { type Point, round } from '../../mfe-marketing/src/drawing/geometry.ts';
import { pulse } from './motion.ts';

/** A person from above. */
export const person = ([left, top]: Point, direction: number) =>
  `<g transform="translate(${left} ${top}) rotate(${direction}) scale(1.5)"><g stroke="var(--draw-paper)" stroke-width="1.4"><ellipse fill="var(--draw-thin)" rx="5" ry="10.5"/><circle class="solid" r="5"/></g></g>`;

/** Corner brackets around what a detector has found. */
export const brackets = ([left, top]: Point, opacity: number) =>
  `<path class="accent" opacity="${opacity}" style="stroke-width:3" transform="translate(${left} ${top})" d="M-28-16v-12h12M16-28h12v12M28 16v12h-12M-16 28h-12v-12"/>`;

/** Circles that spread from a device that reports something. */
export const ripples = ([left, top]: Point, age: number, reach: number) =>
  [0, 0.6]
    .filter((delay) => age > delay)
    .map((delay) => {
      const { share, opacity } = pulse(age - delay, 1.2);
      return `<circle class="accent" opacity="${opacity}" cx="${left}" cy="${top}" r="${round(8 + share * reach)}"/>`;
    })
    .join('');

/** A desk with two screens, which light up when the message arrives. */
export const controlRoom = ([left, top]: Point, answered: number) =>
  `<g transform="translate(${left} ${top})"><rect class="paper" style="stroke-width:3" x="-100" y="-130" width="260" height="260" rx="6"/>
  ${[-66, 38]
    .map(
      (place) =>
        `<rect class="room" x="${place}" y="-70" width="90" height="60" rx="4"/><rect class="answer" opacity="${answered}" x="${place}" y="-70" width="90" height="60" rx="4"/><rect class="object" style="stroke-width:3" x="${place}" y="-70" width="90" height="60" rx="4"/>`,
    )
    .join('')}
  <path class="object" style="stroke-width:3" d="M-21-10v18M83-10v18M-78 8h216"/>
  <path class="paper" style="stroke-width:3" d="M0 100v-24a30 30 0 0 1 60 0v24Z"/><circle class="solid" cx="30" cy="40" r="17"/>
  <path class="object" style="stroke-width:3" d="M11 44v-6a19 19 0 0 1 38 0v6"/>
  <text class="note" style="font-size:46px" text-anchor="middle" x="30" y="182">control room</text></g>`;

/** A phone that rings. */
export function phone([left, top]: Point, age: number): string {
  const shake = Math.sin(age * 40) * (age % 1.4 < 0.7 ? 6 : 0);
  return `${ripples([left, top], age, 60)}<g transform="translate(${left} ${top}) rotate(${round(shake)})"><rect class="device" x="-20" y="-36" width="40" height="72" rx="7"/><path class="object" style="stroke:var(--draw-paper)" d="M-5 26h10M-12-22h24v36h-24Z"/></g>`;
}
