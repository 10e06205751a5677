/** Names the window, as its tab and the list of open applications show it. */
export function setTitle(title: string): void {
  document.title = title;
}
