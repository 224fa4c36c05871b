import { Miniature } from '@app/ui/miniature';
import { Brackets, Dot, Ground, Hidden, Room, Thin } from '@app/ui/miniature-marks';

export const EmptyBasket = () => (
  <Miniature label="Elevation: an empty basket; the place for the first product is framed.">
    <Ground y={148} />
    <Room d="M71 62H249L227 147H93z" />
    <Thin d="M78 90H242M85 118H235M126 62v85M194 62v85" />
    <path d="M70 60 92 148H228L250 60" />
    <path d="M64 60H256" strokeWidth="3" />
    <Hidden d="M96 28h34v18H96zM130 33h10v8h-10zM180 24h26v26h-26zM186 44h14" />
    <Brackets at={[160, 104]} reach={18} />
    <Dot at={[160, 104]} />
  </Miniature>
);
