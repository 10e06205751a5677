/** The product that an address of the menu asks for, by its id; null: none, or nothing that could be an id (RTE-05, RTE-06). */
export function askedProduct(search: string): number | null {
  const product = new URLSearchParams(search).get('product') ?? '';
  return /^[1-9]\d{0,8}$/.test(product) ? Number(product) : null;
}
