/** What lies over the page, each loaded when it is first opened. */
export function SheetHost() {
  return null;
}
