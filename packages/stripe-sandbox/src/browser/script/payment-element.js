import { frameMilliseconds, inFrench, openFrame, refuse, unreachable } from './basics.js';
import { checkElement } from './check-options.js';

const elementEvents = ['blur', 'change', 'escape', 'focus', 'loaderror', 'ready'];

/** The Payment Element; `ask` puts a question to its frame, and is known to this script alone. */
export function createPayment(lookOf, firstOptions, onDestroy) {
  const listeners = new Map();
  const waiting = new Map();
  let options = firstOptions;
  let frame = null;
  let port = null;
  let container = null;
  let lastCall = 0;
  let timer;

  const emit = (name, detail = {}) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener({ elementType: 'payment', ...detail });
  };

  function ask(kind, question = {}) {
    if (!port) refuse('The payment element is not mounted, or not ready.');
    lastCall += 1;
    const id = lastCall;
    port.postMessage({ kind, id, ...question });
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  const apply = () => ask('update', { options, ...lookOf() });

  function receive({ kind, name, detail, id, result, pixels }) {
    if (kind === 'height') frame.style.height = `${pixels}px`;
    if (kind === 'event') emit(name, name === 'change' && { ...detail, collapsed: false, value: { type: 'card' } });
    if (kind !== 'answer') return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  }

  const element = {
    mount(target) {
      element.unmount();
      container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
      timer = setTimeout(() => emit('loaderror', { error: inFrench(unreachable) }), frameMilliseconds);
      frame = openFrame('payment-frame.html', {
        title: 'Cadre sécurisé pour la saisie du paiement',
        onMessage: receive,
        async onOpen(opened) {
          port = opened;
          await apply();
          clearTimeout(timer);
          emit('ready');
        },
      });
      frame.style.height = '1.5em';
      container.replaceChildren(frame);
    },
    unmount() {
      clearTimeout(timer);
      frame?.remove();
      for (const answer of waiting.values()) answer({ error: inFrench(unreachable) });
      waiting.clear();
      frame = port = container = null;
    },
    destroy() {
      element.unmount();
      listeners.clear();
      onDestroy();
    },
    update(changed) {
      checkElement(changed);
      options = { ...options, ...changed };
      if (port) void apply();
      return element;
    },
    on(name, listener) {
      if (!elementEvents.includes(name)) refuse(`The sandbox has no event ${name}.`);
      listeners.set(name, new Set(listeners.get(name)).add(listener));
      return element;
    },
    off(name, listener) {
      if (listener) listeners.get(name)?.delete(listener);
      else listeners.delete(name);
      return element;
    },
    focus: () => void ask('focus'),
    blur: () => void ask('blur'),
  };
  return { element, ask, apply: () => (port ? apply() : Promise.resolve()), options: () => options };
}
