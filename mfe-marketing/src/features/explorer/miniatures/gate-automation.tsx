import { Miniature } from '@app/ui/miniature';
import { Brackets, Dot, Hidden, Paper, Person, Solid, Thin, Walls } from '@app/ui/miniature-marks';

export const GateAutomation = () => (
  <Miniature label="Plan: a sliding gate has stopped because a person is in the safety beam.">
    <Thin d="M0 22H320M70 22V52M250 22V52M70 66 52 180M250 66 268 180" />
    <Walls d="M-10 58H66M254 58H330" width={10} />
    <Paper d="M150 70H326v8H150zM256 84h30v22H256z" />
    <Hidden d="M70 74H148M70 93H242" />
    <Thin d="M262 91h18M262 98h18" />
    <Paper d="M190 109q0-8 8-8h16q8 0 8 8v58q0 8-8 8h-16q-8 0-8-8z" />
    <Thin d="M195 134h22v-18H195zM194 158h24l-2 10H196z" />
    <Solid d="M60 88h9v10h-9zM242 88h9v10h-9z" />
    <Person at={[112, 93]} direction={90} />
    <Brackets at={[112, 93]} reach={18} />
    <Dot at={[112, 93]} />
  </Miniature>
);
