const answerMilliseconds = 20_000;

/** Takes the channel that the embedding page opens, once and from nobody else; all that follows goes through it. */
export function acceptPort(onPort) {
  window.addEventListener('message', function accept({ source, ports: [port] }) {
    if (source !== window.parent || !port) return;
    window.removeEventListener('message', accept);
    onPort(port);
  });
}

/** Sends a form to the sandbox's API; an answer that doesn't come is an error like Stripe.js gives it. */
export const post = (path, body) => ask(path, { method: 'POST', body });

export async function ask(path, request = {}) {
  try {
    const url = new URL(`../v1/${path}`, window.location.href);
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(answerMilliseconds) });
    return await response.json();
  } catch {
    return { error: { type: 'api_connection_error' } };
  }
}
