import { edgeLength, edgesOf } from '@app/contracts/polygon';
import { outlineLimits, type SiteOutline, solidKinds } from '@app/contracts/site-outline';
import { cornerName, sideName } from '@app/site-plan/outline';
import {
  addBoundary,
  addBuilding,
  addOpening,
  addSolid,
  changeOpening,
  makeL,
  moveSolid,
  moveSolidCorner,
  openingsOf,
  putOpening,
  removeBoundary,
  removeBuilding,
  removeOpening,
  removeSolid,
  setStoreys,
  turnBuilding,
  turnBuildingTo,
  turnOf,
} from '@app/site-plan/outline-edit';
import { areaOf } from '@app/site-plan/outline-measures';
import {
  hasRooms,
  roomsInFrame,
  setRoomSize,
  wallsOfRooms,
  withoutRooms,
} from '@app/site-plan/outline-rooms';
import {
  addCorner,
  cornersOf,
  placeOf,
  removeCorner,
  type ShapeId,
  setLength,
} from '@app/site-plan/outline-shapes';
import { Button } from '@app/ui/button';
import { capitalised } from '@app/wording/phrases';
import type { Tool } from './handles.ts';
import { MetreField } from './metre-field.tsx';
import { inMetres, openingNames, openingTitle, solidName } from './part-words.ts';
import css from './site-editor.module.css';

export interface ListProps {
  readonly outline: SiteOutline;
  readonly onChange: (outline: SiteOutline) => void;
  /** Key of the handle that is chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  /** What the plan calls its rooms, by their ids. */
  readonly roomNames: ReadonlyMap<string, string>;
}

/** All parts of a kind with their lengths: the way in without a pointer. */
export function PartList({
  tool,
  ...props
}: ListProps & { readonly tool: Exclude<Tool, 'picture'> }) {
  switch (tool) {
    case 'boundary':
      return <Boundary {...props} />;
    case 'building':
      return <Buildings {...props} />;
    case 'rooms':
      return <Rooms {...props} />;
    case 'door':
      return <Doors {...props} />;
    case 'gate':
      return <Gates {...props} />;
    case 'garden':
      return <Garden {...props} />;
  }
}

function Boundary(props: ListProps) {
  const { outline, onChange } = props;
  const { boundary, street } = outline;
  if (!boundary)
    return (
      <>
        <h2>Sides</h2>
        <p>
          No wall or fence of its own, as your answers say. Is there one after all? Then draw it: it
          counts in place of the answer.
        </p>
        <div className={css.buttons}>
          <Button size="sm" onClick={() => onChange(addBoundary(outline))}>
            Draw a boundary
          </Button>
        </div>
      </>
    );
  return (
    <>
      <h2>Sides</h2>
      <Sides {...props} shape="boundary" />
      <label className={css.choice}>
        <span className={css.label}>Street side</span>
        <select
          value={street ?? ''}
          onChange={(event) => onChange({ ...outline, street: Number(event.target.value) })}
        >
          {street === undefined && <option value="">Choose a side</option>}
          {boundary.map((_, index) => (
            <option key={sideName(index, boundary.length)} value={index}>
              {sideName(index, boundary.length)}
            </option>
          ))}
        </select>
      </label>
      <div className={css.buttons}>
        <Button size="sm" variant="quiet" onClick={() => onChange(removeBoundary(outline))}>
          Remove the boundary
        </Button>
      </div>
    </>
  );
}

/** The lengths of a shape, with corners to add and to remove. */
function Sides({ outline, onChange, chosen, onChoose, shape }: ListProps & { shape: ShapeId }) {
  const corners = cornersOf(outline, shape);
  const of = shape === 'boundary' ? 'boundary' : `building-${shape}`;
  const isOn = (index: number) => chosen === `${of}-corner-${index}`;
  return (
    <ul className={css.rows}>
      {edgesOf(corners).map((edge, index) => {
        const name = sideName(index, corners.length);
        const corner = cornerName(index);
        return (
          <li key={name}>
            <MetreField
              label={name}
              value={edgeLength(edge)}
              min={outlineLimits.leastSide}
              max={outlineLimits.far}
              isChosen={isOn(index) || isOn((index + 1) % corners.length)}
              onFocus={() => onChoose(`${of}-corner-${(index + 1) % corners.length}`)}
              onChange={(metres) => onChange(setLength(outline, shape, index, metres))}
            />
            <Button
              size="icon"
              variant="quiet"
              aria-label={`Add a corner between ${name.replace(' to ', ' and ')}`}
              aria-disabled={corners.length >= outlineLimits.corners}
              onClick={() =>
                corners.length < outlineLimits.corners && onChange(addCorner(outline, shape, index))
              }
            >
              +
            </Button>
            <Button
              size="icon"
              variant="quiet"
              aria-label={`Remove corner ${corner}`}
              aria-disabled={corners.length <= 3}
              onClick={() => onChange(removeCorner(outline, shape, index))}
            >
              −
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const TURN = 15;

function Buildings(props: ListProps) {
  const { outline, onChange, onChoose } = props;
  return (
    <>
      {outline.buildings.map((building, index) => (
        <section key={index} aria-label={`Building ${index + 1}`} className={css.part}>
          <h2>
            Building {index + 1} <small>{Math.round(areaOf(building))} m²</small>
          </h2>
          <Sides {...props} shape={index} />
          <MetreField
            label="Storeys"
            unit=""
            value={building.storeys}
            min={1}
            max={outlineLimits.storeys}
            onChange={(storeys) => onChange(setStoreys(outline, index, storeys))}
          />
          <MetreField
            label="Turned"
            unit="°"
            value={turnOf(building)}
            min={0}
            max={360}
            onFocus={() => onChoose(`building-${index}-turn`)}
            onChange={(degrees) => onChange(turnBuildingTo(outline, index, degrees))}
          />
          <div className={css.buttons}>
            <Button size="sm" onClick={() => onChange(turnBuilding(outline, index, -TURN))}>
              Turn left {TURN}°
            </Button>
            <Button size="sm" onClick={() => onChange(turnBuilding(outline, index, TURN))}>
              Turn right {TURN}°
            </Button>
            {building.corners.length === 4 && (
              <Button size="sm" onClick={() => onChange(makeL(outline, index))}>
                Make it an L
              </Button>
            )}
            {outline.buildings.length > 1 && (
              <Button size="sm" onClick={() => onChange(removeBuilding(outline, index))}>
                Remove building {index + 1}
              </Button>
            )}
          </div>
        </section>
      ))}
      {outline.buildings.length < outlineLimits.buildings && (
        <Button size="sm" onClick={() => onChange(addBuilding(outline))}>
          Add a building
        </Button>
      )}
    </>
  );
}

function Rooms({ outline, onChange, roomNames }: ListProps) {
  return (
    <>
      <h2>Rooms</h2>
      {hasRooms(outline) ? (
        <>
          <p>
            Drag a wall between two rooms, or type the size of a room.
            {outline.buildings.some(({ storeys }) => storeys > 1) &&
              ' Rooms of all storeys are drawn on one floor.'}
          </p>
          {outline.buildings.map((building, index) => {
            const { rects } = roomsInFrame(building);
            const walls = wallsOfRooms(building).filter(({ isFixed }) => !isFixed);
            return (
              <ul
                key={index}
                className={css.rows}
                data-wide=""
                aria-label={`Rooms of building ${index + 1}`}
              >
                {building.rooms?.map(({ id }, room) => {
                  const { width = 0, depth = 0 } = rects[room] ?? {};
                  const name = roomNames.get(id) ?? capitalised(id.replaceAll('-', ' '));
                  const size = (side: 'width' | 'depth', value: number) => {
                    const isMovable = walls.some(
                      ({ level, ends, starts }) =>
                        level === (side === 'depth') &&
                        (ends.includes(room) || starts.includes(room)),
                    );
                    const label = side === 'width' ? 'Wide' : 'Deep';
                    return isMovable ? (
                      <MetreField
                        label={label}
                        name={`${name}, ${label.toLowerCase()}`}
                        value={value}
                        min={outlineLimits.narrowestRoom}
                        max={outlineLimits.far}
                        onChange={(metres) =>
                          onChange(setRoomSize(outline, index, room, side, metres))
                        }
                      />
                    ) : (
                      <span>
                        {label} {inMetres(value)}
                      </span>
                    );
                  };
                  return (
                    <li key={id}>
                      <b>
                        {name} <small>{(width * depth).toFixed(1)} m²</small>
                      </b>
                      {size('width', width)}
                      {size('depth', depth)}
                    </li>
                  );
                })}
              </ul>
            );
          })}
          <div className={css.buttons}>
            <Button size="sm" variant="quiet" onClick={() => onChange(withoutRooms(outline))}>
              Draw the rooms anew
            </Button>
          </div>
        </>
      ) : (
        <p>The rooms come with the price, when the drawing has no fault.</p>
      )}
    </>
  );
}

const doorKinds = ['door', 'garage', 'window', 'shutter', 'dock'] as const;

function Doors(props: ListProps) {
  const { outline, onChange } = props;
  return (
    <>
      {outline.buildings.map((_, index) => (
        <section key={index} aria-label={`Openings of building ${index + 1}`} className={css.part}>
          <h2>{outline.buildings.length > 1 ? `Building ${index + 1}` : 'Doors and windows'}</h2>
          <Openings {...props} shape={index} />
          <p>
            Doors count with their contact, camera and access control. Windows say where glass-break
            detectors go, in budgets that have them.
          </p>
          <div className={css.buttons}>
            {doorKinds.map((kind) => (
              <Button
                key={kind}
                size="sm"
                onClick={() =>
                  onChange(addOpening(outline, index, kind, longestSide(outline, index)))
                }
              >
                Add {openingNames[kind].toLowerCase()}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

const longestSide = (outline: SiteOutline, shape: ShapeId): number => {
  const lengths = edgesOf(cornersOf(outline, shape)).map(edgeLength);
  return lengths.indexOf(Math.max(...lengths));
};

function Gates(props: ListProps) {
  const { outline, onChange } = props;
  if (!outline.boundary)
    return (
      <p>Gates are in the boundary, and this site has none. Draw one with the Boundary tool.</p>
    );
  const side = outline.street ?? longestSide(outline, 'boundary');
  return (
    <>
      <h2>Gates</h2>
      <Openings {...props} shape="boundary" />
      <div className={css.buttons}>
        {(['vehicle-gate', 'pedestrian-gate'] as const).map((kind) => (
          <Button
            key={kind}
            size="sm"
            onClick={() => onChange(addOpening(outline, 'boundary', kind, side))}
          >
            Add {openingNames[kind].toLowerCase()}
          </Button>
        ))}
      </div>
    </>
  );
}

function Openings({ outline, onChange, chosen, onChoose, shape }: ListProps & { shape: ShapeId }) {
  const corners = cornersOf(outline, shape);
  const own = openingsOf(outline, shape);
  return (
    <ul className={css.rows} data-wide="">
      {own.map(({ at, width }, index) => {
        const id = { shape, index };
        const { edge, metres } = placeOf(corners, at);
        const key = `opening-${shape}-${index}`;
        const name = openingTitle(own, index);
        const choose = () => onChoose(key);
        return (
          <li key={key} data-on={chosen === key || undefined}>
            <b>{name}</b>
            <label className={css.choice}>
              <span className={css.label}>
                <span className="visually-hidden">{name}, </span>Side
              </span>
              <select
                value={edge}
                onFocus={choose}
                onChange={(event) =>
                  onChange(putOpening(outline, id, Number(event.target.value), metres))
                }
              >
                {corners.map((_, side) => (
                  <option key={sideName(side, corners.length)} value={side}>
                    {sideName(side, corners.length)}
                  </option>
                ))}
              </select>
            </label>
            <MetreField
              label={`From ${cornerName(edge)}`}
              value={metres}
              min={0}
              max={outlineLimits.far}
              isChosen={chosen === key}
              onFocus={choose}
              onChange={(value) => onChange(putOpening(outline, id, edge, value))}
            />
            <MetreField
              label="Width"
              value={width}
              min={outlineLimits.narrowest}
              max={outlineLimits.widest}
              onFocus={choose}
              onChange={(value) => onChange(changeOpening(outline, id, { width: value }))}
            />
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Remove ${name.toLowerCase()}`}
              onClick={() => onChange(removeOpening(outline, id))}
            >
              Remove
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Garden({ outline, onChange, chosen, onChoose }: ListProps) {
  const { far } = outlineLimits;
  return (
    <>
      <h2>Garden walls, trees and carports</h2>
      <p>What stands on the ground and stops a camera’s view.</p>
      <ul className={css.rows} data-wide="">
        {outline.solids.map(({ kind, corners }, index) => {
          const key = `solid-${index}`;
          const name = `${capitalised(solidName(kind))} ${index + 1}`;
          const [first, second] = corners;
          if (!first) return null;
          const place = (axis: 'x' | 'y', label: string) => (
            <MetreField
              label={label}
              value={first[axis]}
              min={-far}
              max={far}
              onFocus={() => onChoose(key)}
              onChange={(value) =>
                onChange(moveSolid(outline, index, { x: 0, y: 0, [axis]: value - first[axis] }))
              }
            />
          );
          return (
            <li key={key} data-on={chosen?.startsWith(key) || undefined}>
              <b>{name}</b>
              {kind === 'wall' && second && (
                <MetreField
                  label="Length"
                  value={edgeLength({ from: first, to: second })}
                  min={outlineLimits.leastSide}
                  max={far}
                  onFocus={() => onChoose(key)}
                  onChange={(metres) => {
                    const length = edgeLength({ from: first, to: second }) || 1;
                    const to = {
                      x: first.x + ((second.x - first.x) * metres) / length,
                      y: first.y + ((second.y - first.y) * metres) / length,
                    };
                    onChange(moveSolidCorner(outline, index, 1, to));
                  }}
                />
              )}
              {place('x', 'From the left')}
              {place('y', 'From the top')}
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${name.toLowerCase()}`}
                onClick={() => onChange(removeSolid(outline, index))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={css.buttons}>
        {solidKinds.map((kind) => (
          <Button key={kind} size="sm" onClick={() => onChange(addSolid(outline, kind))}>
            Add {solidName(kind)}
          </Button>
        ))}
      </div>
    </>
  );
}
