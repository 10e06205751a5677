/** Has the browser load the page again. */
export function reloadPage(): void {
  window.location.reload();
}
