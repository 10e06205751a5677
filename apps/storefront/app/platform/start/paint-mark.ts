/**
 * Runs in the head: notes on the document that nothing is painted yet. Lazy pictures wait for that (`base.css`), so that those
 * near the first screen don't share the line with the ones that are on it. The starter takes the mark away.
 */
export const paintMarkScript = 'document.documentElement.dataset.unpainted=""';
