export function readIsland(): string {
  return document.querySelector('[data-island]')?.innerHTML ?? '';
}
