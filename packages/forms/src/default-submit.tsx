/**
 * Put this first in a form with buttons that change a list. Enter in a field presses the first
 * submit button of the form, which would otherwise add or remove a row instead of sending.
 */
export function DefaultSubmit() {
  return <button type="submit" hidden />;
}
