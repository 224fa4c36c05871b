import { Balloon, Dimension, Disc, Line, Note, Shape } from '../../../drawing/marks.tsx';
import { Car } from '../../../drawing/objects.tsx';
import { Sheet } from '../../../drawing/sheet.tsx';

/** Streets of a district in plan: two main roads and the grid between them. */
const streets =
  'M-4 96H560Q640 96 640 176V474M-4 250H640M-4 398H844M120 96V474M292-4V474M456 96V474M640 250H844M760 250V474M640 120L760-4';
const route = 'M120 398V250H456V340';
const detour = 'M456 340V398H760V330';

/** A vehicle's day on the map: its route, the fence around the depot, and a stop outside it. */
export function RoutePlan() {
  return (
    <Sheet label="Plan of a district with a vehicle's route: it leaves the fenced area around the depot, follows its usual streets, leaves them, and stands outside for 22 minutes. The stop is marked.">
      <path d={streets} fill="none" stroke="var(--draw-wall)" strokeWidth="18" />
      <path d={streets} fill="none" stroke="var(--draw-paper)" strokeWidth="13" />
      <Disc fill="cover" at={[120, 398]} radius={96} />
      <circle
        cx="120"
        cy="398"
        r="96"
        fill="none"
        stroke="var(--draw-line)"
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
      <Line d={route} width={3} />
      <Line d={detour} width={3} stroke="accent" />
      <Disc fill="answer" at={[760, 330]} radius={44} />
      <Shape d="M88 372H152V424H88ZM88 372L120 352L152 372" />
      <Car at={[760, 330]} direction={-90} size={11} />
      {[
        [120, 320],
        [206, 250],
        [292, 250],
        [378, 250],
        [456, 300],
        [548, 398],
        [654, 398],
      ].map(([x = 0, y = 0]) => (
        <Disc key={`${x} ${y}`} fill="paper" at={[x, y]} radius={4.5} />
      ))}
      <Dimension side={20} from={[24, 446]} to={[216, 446]}>
        400 m
      </Dimension>
      <Balloon at={[120, 284]}>1</Balloon>
      <Balloon at={[340, 226]}>2</Balloon>
      <Balloon at={[482, 376]}>3</Balloon>
      <Balloon at={[812, 292]}>4</Balloon>
    </Sheet>
  );
}
