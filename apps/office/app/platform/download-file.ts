/** Lets the browser download a file of the shop, as a link that is clicked would. */
export function downloadFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
