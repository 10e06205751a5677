import { frameMilliseconds, inFrench, openFrame, refuse, unreachable } from './basics.js';

/**
 * An element of the page that shows a frame of the sandbox. `kind` says which: its `type` and events, the `file` and `title`
 * of the frame, `check` for its options. `receive` may take what the frame says before it becomes an event.
 */
export function createElement(kind, { lookOf, options: firstOptions, onDestroy, receive = () => false }) {
  const listeners = new Map();
  const waiting = new Map();
  let options = firstOptions;
  let frame = null;
  let port = null;
  let container = null;
  let lastCall = 0;
  let timer;

  const emit = (name, detail = {}) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener({ elementType: kind.type, ...detail });
  };

  /** Puts a question to the frame. It is known to this script alone. */
  function ask(question, more = {}) {
    if (!port) refuse(`The ${kind.type} element is not mounted, or not ready.`);
    lastCall += 1;
    const id = lastCall;
    port.postMessage({ kind: question, id, ...more });
    return new Promise((resolve) => waiting.set(id, resolve));
  }
  const apply = () => ask('update', { options, ...lookOf() });

  function hear(message) {
    const { kind: said, name, detail, id, result, pixels } = message;
    if (said === 'height') frame.style.height = `${pixels}px`;
    if (said === 'event' && !receive(message)) emit(name, detail);
    if (said !== 'answer') return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  }

  const element = {
    mount(target) {
      element.unmount();
      container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
      timer = setTimeout(() => emit('loaderror', { error: inFrench(unreachable) }), frameMilliseconds);
      frame = openFrame(kind.file, {
        title: kind.title,
        onMessage: hear,
        async onOpen(opened) {
          port = opened;
          const detail = await apply();
          clearTimeout(timer);
          emit('ready', detail ?? {});
        },
      });
      if (kind.allow) frame.allow = kind.allow;
      frame.style.height = kind.height;
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
      kind.check(changed);
      options = { ...options, ...changed };
      if (port) void apply();
      return element;
    },
    on(name, listener) {
      if (!kind.events.includes(name)) refuse(`The sandbox has no event ${name}.`);
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
  return {
    element,
    ask,
    emit,
    apply: async () => (port ? void (await apply()) : undefined),
    hears: (name) => (listeners.get(name)?.size ?? 0) > 0,
    options: () => options,
  };
}
