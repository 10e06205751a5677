/** Opens the browser's print dialog; a browser in kiosk printing prints at once. */
export function printPage(): void {
  window.print();
}

/** Closes a window that a link opened. */
export function closeWindow(): void {
  window.close();
}

/**
 * Gives the printed page this size in millimetres, without margins, until the returned function is called. A style sheet of the script's
 * own does it, because the security policy forbids inline styles.
 */
export function setPageSize(widthMm: number, heightMm: number): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${widthMm}mm ${heightMm}mm; margin: 0 }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
