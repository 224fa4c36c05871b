import { GOES_WITH_LIMIT, type ProductDrawing } from '@app/contracts/product-about';
import type { CapabilityIndex } from '../capabilities/capability-index.ts';
import { type Capable, capableOf } from '../capabilities/capable.ts';
import { fitsModel } from '../capabilities/models.ts';
import type { AboutProduct, OpenedProduct, StoredProduct } from '../ports.ts';
import { cameraMounts, goesWith, type Part } from './goes-with.ts';
import { plannedSystems } from './planned-systems.ts';
import { uses } from './uses.ts';

/** What a product is for. Undefined for one whose name does not say what it is. */
export function aboutProduct(
  product: StoredProduct,
  index: Pick<CapabilityIndex, 'fitting'>,
): AboutProduct | undefined {
  const [known] = capableOf([product]);
  if (!known) return undefined;
  const { use, drawing, system } = uses[known.device];
  const form = cameraFormOf(known);
  const drawn = drawing ?? (form && (`camera-${form}` satisfies ProductDrawing));
  const planned = system && plannedSystems[system];
  return {
    use,
    ...(drawn && { drawing: drawn }),
    goesWith: partsOf(known, index),
    ...(planned && {
      plans: {
        text: `Security plans ${planned.plans} use this kind of product, and say which and how many your site needs.`,
        ...(planned.topic && { topic: planned.topic }),
      },
    }),
  };
}

/** An opened product with what it is for. */
export function withAbout(
  answer: OpenedProduct | undefined,
  index: Pick<CapabilityIndex, 'fitting'>,
): OpenedProduct | undefined {
  const about = answer && aboutProduct(answer.opened, index);
  return about ? { ...answer, about } : answer;
}

const formed = new Set<string>([
  'ip-camera',
  'analogue-camera',
  'thermal-camera',
  'number-plate-camera',
]);
const forms = ['bullet', 'turret', 'dome'] as const;

/** The form of a camera, if its name has one and no other. */
function cameraFormOf({ device, product }: Capable) {
  if (!formed.has(device)) return undefined;
  const named = forms.filter((form) => new RegExp(`\\b${form}\\b`, 'i').test(product.name));
  return named.length === 1 ? named[0] : undefined;
}

function partsOf(known: Capable, { fitting }: Pick<CapabilityIndex, 'fitting'>) {
  const parts = goesWith[known.device] ?? [];
  const form = cameraFormOf(known);
  return [...(parts.length > 0 && form ? [cameraMounts[form]] : []), ...parts]
    .flatMap((part) => fitting(part.need).find((one) => fits(one, known, part)) ?? [])
    .slice(0, GOES_WITH_LIMIT);
}

/** Whether a product fits another by what both names say. */
function fits(part: StoredProduct, { product, figures }: Capable, { same }: Part): boolean {
  if (same === 'family') return familyOf(part) === familyOf(product);
  if (same === 'models') return fitsModel(part.name, product.name);
  if (same === 'hertz') return figures.hertz !== undefined && hertzOf(part) === figures.hertz;
  return true;
}

const hertzOf = (product: StoredProduct) => capableOf([product])[0]?.figures.hertz;
const familyOf = ({ name }: StoredProduct) => name.trim().split(/\s+/, 1)[0];
