declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queues the first analytics events, because the tag manager loads later. `GTM-` and `G-` ids differ. */
export function beginDataLayer(id: string): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  if (id.startsWith('GTM-')) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  // Google's script reads the `arguments` object of a call and does not accept an array.
  function tell(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', id);
}
