/** TEMPORARY until the part `costs` is merged. */
export interface Costs {
  priceOf(need: object): { readonly from: number; readonly to: number } | undefined;
}
