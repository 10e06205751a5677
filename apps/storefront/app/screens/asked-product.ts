/** The id of the product in the query of the menu; null: none, or not an id (RTE-05, RTE-06). */
export function askedProduct(search: string): number | null {
  const product = new URLSearchParams(search).get('product') ?? '';
  return /^[1-9]\d{0,8}$/.test(product) ? Number(product) : null;
}
