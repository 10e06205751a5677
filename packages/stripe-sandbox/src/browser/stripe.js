// The sandbox's own Stripe.js: `window.Stripe`, with the Card Element and what confirms a card payment.
// No card number passes through this script: it is typed, and sent, in a frame of the sandbox's own origin.
(() => {
  const folder = new URL('.', document.currentScript.src);
  const api = new URL('../v1/', folder);
  const answerMilliseconds = 20_000;

  const messages = {
    api_connection_error: 'Impossible de joindre le service de paiement. Vérifiez votre connexion et réessayez.',
    card_declined: 'Votre carte a été refusée.',
    incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
    incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
    incomplete_number: 'Le numéro de votre carte est incomplet.',
    incorrect_number: 'Le numéro de votre carte est incorrect.',
    invalid_cvc: 'Le code de sécurité de votre carte est invalide.',
    invalid_expiry_month: 'Le mois d’expiration de votre carte est invalide.',
    invalid_expiry_month_past: 'La date d’expiration de votre carte est dépassée.',
    invalid_expiry_year_past: 'L’année d’expiration de votre carte est dépassée.',
    invalid_number: 'Le numéro de votre carte est invalide.',
    payment_intent_authentication_failure:
      'Votre moyen de paiement n’a pas pu être authentifié. Choisissez-en un autre et réessayez.',
  };
  const inFrench = (error) => ({ ...error, message: messages[error.code ?? error.type] ?? error.message });
  const unreachable = { type: 'api_connection_error' };

  /** Opens a frame of the sandbox and gives it one end of a channel; only that frame, at that origin, can hold it. */
  function openFrame(file, { title, onOpen, onMessage }) {
    const frame = document.createElement('iframe');
    frame.src = new URL(file, folder).href;
    frame.title = title;
    Object.assign(frame.style, { border: '0', display: 'block', width: '100%', colorScheme: 'light' });
    frame.addEventListener('load', () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => onMessage(data);
      frame.contentWindow.postMessage('open', folder.origin, [port2]);
      onOpen(port1);
    });
    return frame;
  }

  /** How a card element sends its card; known to this script alone. */
  const senders = new WeakMap();

  function createCard(key, firstOptions, onDestroy) {
    const listeners = new Map();
    const waiting = new Map();
    let options = firstOptions;
    let frame = null;
    let port = null;
    let container = null;
    let lastCall = 0;

    const emit = (name, detail) => {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(detail);
    };
    const mark = (name, isOn) => container?.classList.toggle(`StripeElement${name}`, isOn);

    function receive({ kind, name, detail, id, result, pixels }) {
      if (kind === 'height') frame.style.height = `${pixels}px`;
      if (kind === 'answer') {
        waiting.get(id)?.(result);
        waiting.delete(id);
      }
      if (kind !== 'event') return;
      if (name === 'focus' || name === 'blur') mark('--focus', name === 'focus');
      if (name !== 'change') return emit(name, { elementType: 'card' });
      const error = detail.error && inFrench(detail.error);
      mark('--complete', detail.complete);
      mark('--empty', detail.empty);
      mark('--invalid', Boolean(error));
      emit('change', { elementType: 'card', value: { postalCode: '' }, ...detail, error });
    }

    const element = {
      mount(target) {
        element.unmount();
        container = typeof target === 'string' ? document.querySelector(target) : target;
        if (!container) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
        frame = openFrame('card-frame.html', {
          title: 'Cadre sécurisé pour la saisie de la carte bancaire',
          onMessage: receive,
          onOpen(opened) {
            port = opened;
            port.postMessage({ kind: 'update', options });
          },
        });
        frame.style.height = '1.5em';
        container.replaceChildren(frame);
        mark('', true);
        mark('--empty', true);
      },
      unmount() {
        frame?.remove();
        for (const state of ['', '--complete', '--empty', '--focus', '--invalid']) mark(state, false);
        for (const answer of waiting.values()) answer({ error: unreachable });
        waiting.clear();
        frame = port = container = null;
      },
      destroy() {
        element.unmount();
        listeners.clear();
        onDestroy();
      },
      update(changed) {
        options = { ...options, ...changed };
        port?.postMessage({ kind: 'update', options });
      },
      on(name, listener) {
        listeners.set(name, new Set(listeners.get(name)).add(listener));
        return element;
      },
      off(name, listener) {
        if (listener) listeners.get(name)?.delete(listener);
        else listeners.delete(name);
        return element;
      },
      focus: () => port?.postMessage({ kind: 'focus' }),
      blur: () => port?.postMessage({ kind: 'blur' }),
      clear: () => port?.postMessage({ kind: 'clear' }),
    };
    senders.set(element, (intentId, parameters, billing) => {
      if (!port) throw new Error('The card element is not mounted.');
      lastCall += 1;
      const id = lastCall;
      port.postMessage({ kind: 'confirm', id, intentId, parameters: { key, ...parameters }, billing });
      return new Promise((resolve) => waiting.set(id, resolve));
    });
    return element;
  }

  function createElements(key) {
    let card = null;
    return {
      create(type, options = {}) {
        if (type !== 'card') throw new Error(`The sandbox has the card element only, not ${type}.`);
        if (card) throw new Error('Can only create one Element of type card through elements().');
        card = createCard(key, options, () => {
          card = null;
        });
        return card;
      },
      getElement: (type) => ((type.__elementType ?? type) === 'card' ? card : null),
      update() {},
    };
  }

  async function ask(method, path, parameters) {
    try {
      const body = new URLSearchParams(parameters);
      const url = new URL(method === 'GET' ? `${path}?${body}` : path, api);
      const signal = AbortSignal.timeout(answerMilliseconds);
      const response = await fetch(url, { method, signal, ...(method === 'POST' && { body }) });
      return await response.json();
    } catch {
      return { error: unreachable };
    }
  }

  /** The bank's question, over the whole page: the intent as it is after the card holder's answer. */
  function challenge(key, intent) {
    return new Promise((resolve) => {
      let port = null;
      const dialog = document.createElement('dialog');
      const finish = (result) => {
        dialog.close();
        dialog.remove();
        resolve(result);
      };
      const frame = openFrame('challenge-frame.html', {
        title: 'Authentification 3D Secure',
        onMessage: finish,
        onOpen(opened) {
          port = opened;
          port.postMessage({ key, intent });
          frame.focus();
        },
      });
      dialog.setAttribute('aria-label', 'Authentification 3D Secure');
      const whole = { position: 'fixed', inset: '0', margin: '0', padding: '0', border: '0', maxWidth: 'none' };
      Object.assign(dialog.style, whole, { width: '100vw', height: '100dvh', maxHeight: 'none', overflow: 'hidden' });
      frame.style.height = '100%';
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (port) port.postMessage('cancel');
        else finish({ error: unreachable });
      });
      dialog.append(frame);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  function createStripe(key) {
    if (!/^pk_/.test(key)) throw new Error('Please call Stripe() with your publishable key.');

    /** What the caller is told of an intent, after the bank's question if there is one. */
    async function settle(answer, isAsked = true) {
      const intent = answer.status === 'requires_action' && isAsked ? await challenge(key, answer) : answer;
      if (intent.error) return { error: inFrench(intent.error) };
      if (intent.status !== 'requires_payment_method' || !intent.last_payment_error) return { paymentIntent: intent };
      return { error: { ...inFrench(intent.last_payment_error), payment_intent: intent } };
    }

    const retrieve = (clientSecret) =>
      ask('GET', `payment_intents/${readIntentId(clientSecret)}`, { key, client_secret: clientSecret });

    return {
      elements: () => createElements(key),
      async confirmCardPayment(clientSecret, { payment_method: method } = {}, { handleActions = true } = {}) {
        const id = readIntentId(clientSecret);
        const parameters = { client_secret: clientSecret };
        const send = method && senders.get(method.card);
        const named = typeof method === 'string' && { payment_method: method };
        const answer = send
          ? await send(id, parameters, method.billing_details)
          : await ask('POST', `payment_intents/${id}/confirm`, { key, ...parameters, ...named });
        return settle(answer, handleActions);
      },
      handleNextAction: async ({ clientSecret }) => settle(await retrieve(clientSecret)),
      async retrievePaymentIntent(clientSecret) {
        const intent = await retrieve(clientSecret);
        return intent.error ? { error: inFrench(intent.error) } : { paymentIntent: intent };
      },
      createPaymentMethod: () => Promise.reject(new Error('The sandbox takes cards by confirmCardPayment only.')),
      createToken: () => Promise.reject(new Error('The sandbox takes cards by confirmCardPayment only.')),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }

  function readIntentId(clientSecret) {
    const [, id] = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret) ?? [];
    if (!id) throw new Error('Invalid value for the client secret of a payment intent.');
    return id;
  }

  // The wrappers ask for the name of the release that they were written for, and warn where it is another.
  window.Stripe = Object.assign(createStripe, { version: 'endive' });
})();
