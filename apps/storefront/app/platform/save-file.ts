/** Has the browser download a file that the page made. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
