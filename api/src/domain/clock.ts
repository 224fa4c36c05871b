/** The time of day comes from outside, so that tests can hold it still. */
export interface Clock {
  now(): Date;
}
