declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queues the first events for the tag manager, whose script loads later; they differ for `GTM-` and `G-` ids. */
export function beginDataLayer(id: string): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  if (id.startsWith('GTM-')) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  // The script reads the `arguments` object of a call, not an array.
  function tell(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', id);
}
