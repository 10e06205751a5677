/** Scrolls to the panel of a part and moves the focus there. False if the page has no panel for the part. */
export function showPanel(part: string): boolean {
  const panel = [...document.querySelectorAll<HTMLElement>('[data-part]')].find(({ dataset }) => dataset.part === part);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
  return panel !== undefined;
}
