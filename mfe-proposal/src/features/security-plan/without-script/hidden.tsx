/** A control that a form sends and nobody sees. */
export const Hidden = (field: { readonly name: string; readonly value: string }) => (
  <input type="hidden" {...field} />
);
