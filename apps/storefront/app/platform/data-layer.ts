declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Tells the tag manager's script, before it is there, that the page began. What `GTM-` and `G-` ids read differs. */
export function beginDataLayer(id: string): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  if (id.startsWith('GTM-')) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  // Its script takes the arguments of calls, and no lists in their place.
  function tell(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', id);
}
