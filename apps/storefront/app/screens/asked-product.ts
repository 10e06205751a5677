/** The item id in the menu's query. Null if it is missing or invalid (RTE-05, RTE-06). */
export function askedProduct(search: string): number | null {
  const product = new URLSearchParams(search).get('product') ?? '';
  return /^[1-9]\d{0,8}$/.test(product) ? Number(product) : null;
}
