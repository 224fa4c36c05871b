import { formatRand } from '@app/contracts/money';
import { outlineFaults } from '@app/contracts/outline-faults';
import type { ProposalRequest } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { outlineLimits, type SiteOutline } from '@app/contracts/site-outline';
import { Link, useApi, useNavigate } from '@app/kit';
import { around, type Bounds, boundsOf, grown } from '@app/site-plan/geometry/bounds';
import { times } from '@app/site-plan/geometry/vectors';
import { outlineOf } from '@app/site-plan/outline-of';
import { withRooms } from '@app/site-plan/outline-rooms';
import { Button } from '@app/ui/button';
import { GridPaper } from '@app/ui/grid-paper';
import { DoorOpenIcon } from '@app/ui/icons/door-open';
import { EllipsisIcon } from '@app/ui/icons/ellipsis';
import { GateIcon } from '@app/ui/icons/gate';
import { HouseIcon } from '@app/ui/icons/house';
import { ImageIcon } from '@app/ui/icons/image';
import { LayoutPanelLeftIcon } from '@app/ui/icons/layout-panel-left';
import { PentagonIcon } from '@app/ui/icons/pentagon';
import { RedoIcon } from '@app/ui/icons/redo';
import { TreesIcon } from '@app/ui/icons/trees';
import { UndoIcon } from '@app/ui/icons/undo';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { arrowWays } from '../drawing/arrow-ways.ts';
import { useWidth } from '../drawing/use-width.ts';
import { fetchPlanOf } from '../flow/plan-calls.ts';
import { type Problem, problemAfter } from '../flow/problem.ts';
import { planTexts } from '../plan-texts.ts';
import { FailureNote } from '../take-along/failure-note.tsx';
import type { PlanSource } from '../take-along/plan-source.ts';
import { DraggedSheet } from './dragged-sheet.tsx';
import { drawnLayout } from './drawn-layout.ts';
import { faultPlace } from './fault-place.ts';
import { FirstSteps } from './first-steps.tsx';
import { fitBox } from './fit-box.ts';
import { type Handle, handlesOf, nudged, type Tool } from './handles.ts';
import { keepOutline, keptOutline } from './kept-outline.ts';
import { PartList } from './part-lists.tsx';
import { PicturePanel, ScaleSheet } from './picture/lazy-picture.tsx';
import { boundsWithPicture, withPicture } from './picture/picture-edit.ts';
import { stretchNote } from './picture/scale.ts';
import type { Scaling } from './picture/scaling.ts';
import { usePictureFree } from './picture/use-picture-free.ts';
import css from './site-editor.module.css';
import { useOutline } from './use-outline.ts';
import { useQuote } from './use-quote.ts';
import { differenceWords, WhatChanged } from './what-changed.tsx';

const toolNames: readonly (readonly [Tool, string, typeof HouseIcon])[] = [
  ['boundary', 'Boundary', PentagonIcon],
  ['building', 'Building', HouseIcon],
  ['door', 'Door', DoorOpenIcon],
  ['gate', 'Gate', GateIcon],
  ['rooms', 'Rooms', LayoutPanelLeftIcon],
  ['garden', 'Garden', TreesIcon],
  ['picture', 'Picture', ImageIcon],
];
/** Under "More" on a phone. */
const rare: ReadonlySet<Tool> = new Set(['rooms', 'garden', 'picture']);

export interface OwnSiteProps {
  readonly plan: SecurityPlan;
  readonly establishmentType: string;
  readonly source: PlanSource;
  /** Query of the page of the plan itself. */
  readonly back: string;
  readonly onUse: (outline: SiteOutline, plan: SecurityPlan) => void;
}

/** The drawing of the plan as an editor: corners, walls, doors and gates by finger, mouse and keys. */
export function SiteEditor({ plan, establishmentType, source, back, onUse }: OwnSiteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const faultList = useRef<HTMLUListElement>(null);
  const hint = useId();
  const [start] = useState(() => source.outline ?? outlineOf(plan.layout));
  const [kept] = useState(() => keptOutline(source.responses));
  const history = useOutline(() => (kept?.isOfAnswers ? kept.outline : start));
  const { outline } = history;
  const [tool, setTool] = useState<Tool>('boundary');
  const [chosen, setChosen] = useState<string>();
  const [isMore, setMore] = useState(false);
  const [said, say] = useState('');
  const [scaling, setScaling] = useState<Scaling>();
  const { width, measure } = useWidth();
  const drawnFaults = useMemo(() => outlineFaults(outline), [outline]);
  const drawn = usePictureFree(outline);
  const isChanged = outline !== start;
  const earlier =
    kept && !kept.isOfAnswers && !isAlike(kept.outline, start) ? kept.outline : undefined;
  const { responses } = source;
  // Buildings and storeys that the drawing of the plan has as one are drawn each.
  const { asOneOf } = plan.layout;
  const { quote, quoteOf, isStale, problem } = useQuote({
    establishmentType,
    responses,
    budget: plan.budget,
    outline: drawn,
    isAsked: (isChanged || asOneOf !== undefined) && drawnFaults.length === 0,
  });

  const use = useTheDrawing({ establishmentType, responses, plan, outline, back, onUse });
  const faults = [...drawnFaults, ...(problem?.drawing ?? use.problemOf(outline)?.drawing ?? [])];
  const planned = useMemo(
    () => ({ layout: quote?.layout ?? plan.layout, of: quoteOf ?? start }),
    [quote, quoteOf, plan, start],
  );
  const { rooms } = planned.layout;
  const { picture } = outline;
  const site = useMemo(() => boundsOf(drawnLayout(outline, planned, true)), [outline, planned]);
  const size = useMemo(
    () => fitBox(closeUp(outline, tool) ?? boundsWithPicture(site, picture), width),
    [outline, site, picture, tool, width],
  );
  const { scale } = size.projection;
  const fits = !isStale && faults.length === 0 && planned.layout.asOneOf === undefined;
  // The rooms of the plan are the visitor's from the first wall that is moved.
  const edited = useMemo(
    () => (tool === 'rooms' && fits ? withRooms(outline, rooms) : outline),
    [tool, fits, outline, rooms],
  );
  const handles = useMemo(() => handlesOf(edited, tool, scale), [edited, tool, scale]);
  const change = (next: typeof outline) => {
    history.change(next);
    keepOutline(responses, next);
  };
  const roomNames = useMemo(() => new Map(rooms.map(({ id, label }) => [id, label])), [rooms]);
  const onKey = (event: KeyboardEvent, handle: Handle) => {
    const way = arrowWays[event.key];
    if (way) {
      event.preventDefault();
      const next = nudged(handle, edited, times(way, event.shiftKey ? 1 : 0.1));
      if (next === edited) return say(handle.label);
      change(next);
      setChosen(handle.becomes ?? handle.key);
      const after = handlesOf(next, tool, scale).find(({ key }) => key === handle.key);
      return say(after?.label ?? '');
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (handle.kind === 'middle') change(nudged(handle, outline, { x: 0, y: 0 }));
      return setChosen(handle.becomes ?? handle.key);
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && handle.remove) {
      event.preventDefault();
      change(handle.remove(outline));
      say(`Removed: ${handle.label}`);
    }
  };
  const onHistoryKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) history.redo();
    else history.undo();
  };

  const stretched = stretchNote(picture?.stretch);
  const total = quote?.totals.total ?? plan.totals.total;
  const useProblem = use.problemOf(outline);
  const isBlocked = faults.length > 0 || problem !== undefined;
  const waits = isBlocked ? 'for the visitor' : isStale ? 'for the quote' : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo work wherever the focus is
    <div className={css.own} onKeyDown={onHistoryKey}>
      <div className={css.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} data-page-heading="">
            Make it my site
          </h1>
          <p>
            <span>Drag a corner, or type a length. Quantities and price follow. </span>
            <Link to={{ search: back }}>Back to the plan</Link>
          </p>
        </div>
        <div className={css.buttons}>
          <Button
            variant="primary"
            aria-disabled={use.isMaking}
            onClick={() => (faults.length > 0 ? faultList.current?.focus() : use.run())}
          >
            {use.isMaking ? 'Making the plan...' : 'Use this drawing'}
          </Button>
        </div>
      </div>
      {useProblem && !useProblem.drawing && (
        <FailureNote onRetry={use.run}>{useProblem.message}. Your drawing is kept.</FailureNote>
      )}
      <div className={css.editor}>
        <GridPaper ref={measure} className={css.paper}>
          <DraggedSheet
            outline={outline}
            edited={edited}
            planned={planned}
            isOld={!fits}
            tool={tool}
            size={size}
            handles={handles}
            chosen={chosen}
            saved={source.saved}
            faultsAt={faults.map((fault) => faultPlace(outline, fault))}
            describedBy={hint}
            onChoose={setChosen}
            onChange={change}
            onDrop={(next) => {
              // A wall that stays where it is.
              if (next === edited) return;
              change(next);
              say('Moved.');
            }}
            onKey={onKey}
          />
          {picture && scaling && (
            <ScaleSheet
              picture={picture}
              saved={source.saved}
              size={size}
              scaling={scaling}
              onChange={setScaling}
            />
          )}
          <FirstSteps />
        </GridPaper>
        <div className={css.bar}>
          <b>{formatRand(total)}</b>
          <span>{differenceWords(plan.totals.total, total, waits)}</span>
        </div>
        <div
          className={css.tools}
          role="toolbar"
          aria-label="What to change"
          data-more={isMore || undefined}
        >
          {toolNames.map(([id, name, Icon]) => (
            <button
              key={id}
              type="button"
              aria-pressed={tool === id}
              data-rare={rare.has(id) || undefined}
              onClick={() => {
                setTool(id);
                setChosen(undefined);
                setMore(false);
                setScaling(undefined);
              }}
            >
              <Icon />
              {name}
            </button>
          ))}
          <button
            type="button"
            className={css.more}
            aria-expanded={isMore}
            data-on={rare.has(tool) || undefined}
            onClick={() => setMore(!isMore)}
          >
            <EllipsisIcon />
            More
          </button>
          <span className={css.steps}>
            <button
              type="button"
              aria-label="Undo"
              aria-disabled={!history.isChanged}
              onClick={history.undo}
            >
              <UndoIcon />
            </button>
            <button
              type="button"
              aria-label="Redo"
              aria-disabled={!history.canRedo}
              onClick={history.redo}
            >
              <RedoIcon />
            </button>
          </span>
        </div>
        <aside className={css.side} aria-label="Lengths">
          {faults.length > 0 && (
            <ul ref={faultList} tabIndex={-1} className={css.faults} role="alert">
              {faults.map(({ path, message }) => (
                <li key={path.join('.')}>{message}</li>
              ))}
            </ul>
          )}
          {problem && !problem.drawing && (
            <p className={css.offline} role="status">
              {problem.network
                ? 'No connection. Go on drawing: the price follows when you are back online.'
                : `${problem.message}. Go on drawing: the price follows with the next change.`}
            </p>
          )}
          {stretched && <p className={css.offline}>{stretched}</p>}
          {asOneOf && !source.outline && <Answered {...asOneOf} />}
          {earlier && outline !== earlier && (
            <div className={css.answered}>
              <p>You drew this site before your answers changed. That drawing is kept.</p>
              <Button size="sm" onClick={() => change(earlier)}>
                Use the earlier drawing
              </Button>
            </div>
          )}
          <WhatChanged plan={plan} start={start} outline={outline} quote={quote} waits={waits} />
          <div className={css.part}>
            {tool === 'picture' ? (
              <PicturePanel
                picture={picture}
                site={site}
                saved={source.saved}
                scaling={scaling}
                onScaling={setScaling}
                onPicture={(next) => change(withPicture(outline, next))}
              />
            ) : (
              <PartList
                tool={tool}
                outline={edited}
                roomNames={roomNames}
                chosen={chosen}
                onChoose={setChosen}
                onChange={change}
              />
            )}
          </div>
        </aside>
      </div>
      <p id={hint} className={css.hint}>
        With the keyboard: Tab goes from corner to corner, and + in the list adds one. Arrow keys
        move one by 0.1 m, with Shift by 1 m. A building turns by 1°, with Shift by 15°. Delete
        removes. Ctrl+Z undoes.
      </p>
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </div>
  );
}

const isAlike = (a: SiteOutline, b: SiteOutline): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Of the buildings, for what is small in them; undefined for what is seen on the whole site. */
const closeUp = (outline: SiteOutline, tool: Tool): Bounds | undefined =>
  tool === 'rooms' || tool === 'door'
    ? grown(around(outline.buildings.flatMap(({ corners }) => corners)), 1)
    : undefined;

/** What was answered and not drawn before, and is drawn now. */
const Answered = ({ buildings, storeys }: { buildings: number; storeys: number }) => (
  <p className={css.answered}>
    {buildings > 1
      ? `You answered ${buildings} buildings${storeys > 1 ? ` of ${storeys} storeys` : ''}, so each is drawn. Move and size them as yours are, or remove one.`
      : `You answered ${storeys} storeys. Your plan drew them on one floor; here they are above each other.`}
    {buildings > outlineLimits.buildings &&
      ` A drawing can have at most ${outlineLimits.buildings}: draw the others as part of these.`}
  </p>
);

/** Makes the whole plan of the drawing, and goes back to its page. */
function useTheDrawing({
  establishmentType,
  responses,
  plan,
  outline,
  back,
  onUse,
}: Pick<OwnSiteProps, 'establishmentType' | 'plan' | 'back' | 'onUse'> & {
  readonly responses: OwnSiteProps['source']['responses'];
  readonly outline: Parameters<OwnSiteProps['onUse']>[0];
}) {
  const api = useApi();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [failed, setFailed] = useState<{ readonly of: SiteOutline; readonly problem: Problem }>();
  return {
    isMaking,
    /** Of the drawing as it is now. */
    problemOf: (now: SiteOutline) => (failed?.of === now ? failed.problem : undefined),
    async run() {
      if (isMaking) return;
      setMaking(true);
      setFailed(undefined);
      // Type and answers were checked when the plan was made.
      const request = { establishmentType, responses, budget: plan.budget, outline };
      const answer = await fetchPlanOf(api, request as ProposalRequest);
      setMaking(false);
      if (answer.ok) {
        onUse(outline, answer.value);
        return navigate({ search: back });
      }
      console.error(answer.failure.detail);
      setFailed({ of: outline, problem: problemAfter(answer.failure, planTexts.planFailed) });
    },
  };
}
