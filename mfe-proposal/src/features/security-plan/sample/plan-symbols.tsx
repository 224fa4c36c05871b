import css from './sample-plan.module.css';

/** Symbols of devices, centred on 0 0 and facing right. */
export function Camera() {
  return (
    <>
      <rect className={css.paper} x="-8" y="-6" width="17" height="12" rx="2" />
      <path className={css.solid} d="M9-3.5H13.5V3.5H9Z" />
      <circle className={css.accent} r="2.6" />
    </>
  );
}

export function MotionDetector() {
  return <path className={css.solid} d="M0-7A7 7 0 0 1 0 7Z" />;
}

export function DoorContact() {
  return <rect className={css.contact} x="-6" y="-5" width="12" height="10" rx="1" />;
}

export function GateMotor() {
  return (
    <>
      <rect className={css.paper} x="-8" y="-6" width="16" height="12" rx="1" />
      <circle className={css.thin} r="3" />
    </>
  );
}
