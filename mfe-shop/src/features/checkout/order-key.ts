import type { OrderRequest } from '@app/contracts/order';

/**
 * The form's key is the same for every try with the same details; this tells apart tries with
 * another cart or wish, which are other orders. `tried` remembers them for the next call.
 */
export function orderKey(
  formKey: string,
  { cart, includeInstallEstimate }: Pick<OrderRequest, 'cart' | 'includeInstallEstimate'>,
  tried: string[],
): string {
  const ordered = cart.map(({ Sku, quantity }) => [Sku, quantity]);
  const content = JSON.stringify([ordered, includeInstallEstimate]);
  if (!tried.includes(content)) tried.push(content);
  return `${formKey}-${tried.indexOf(content)}`;
}
