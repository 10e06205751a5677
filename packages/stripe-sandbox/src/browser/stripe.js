// The sandbox's own Stripe.js: `window.Stripe`, with the Payment Element and what confirms a payment.
// No card number passes through this script: it is typed, and sent, in a frame of the sandbox's own origin.
(() => {
  const folder = new URL('.', document.currentScript.src);
  const api = new URL('../v1/', folder);
  const answerMilliseconds = 20_000;
  const frameMilliseconds = 5_000;

  const messages = {
    api_connection_error: 'Impossible de joindre le service de paiement. Vérifiez votre connexion et réessayez.',
    card_declined: 'Votre carte a été refusée.',
    expired_card: 'Votre carte a expiré.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    incorrect_number: 'Le numéro de votre carte est incorrect.',
    insufficient_funds: 'Votre carte ne dispose pas de fonds suffisants.',
    invalid_cvc: 'Le code de sécurité de votre carte est invalide.',
    invalid_expiry_month: 'Le mois d’expiration de votre carte est invalide.',
    invalid_expiry_year_past: 'L’année d’expiration de votre carte est dépassée.',
    payment_intent_authentication_failure:
      'Votre moyen de paiement n’a pas pu être authentifié. Choisissez-en un autre et réessayez.',
    processing_error: 'Une erreur s’est produite lors du traitement de votre carte. Réessayez dans un instant.',
  };
  const inFrench = (error) => ({
    ...error,
    message: messages[error.decline_code] ?? messages[error.code ?? error.type] ?? error.message,
  });
  const unreachable = { type: 'api_connection_error' };

  /** A mistake of the page that Stripe's script throws for. */
  class IntegrationError extends Error {
    name = 'IntegrationError';
  }
  const refuse = (message) => {
    throw new IntegrationError(message);
  };

  /** What is unknown is refused, never ignored: Stripe might take it for something. */
  function refuseUnknown(given, known, place) {
    const unknown = Object.keys(given).find((name) => !known.includes(name));
    if (unknown !== undefined) refuse(`${place}: the sandbox knows no option ${unknown}.`);
  }

  const modeOptions = ['mode', 'amount', 'currency', 'captureMethod', 'allowedPaymentMethodTypes'];
  const variables = [
    ...['borderRadius', 'colorBackground', 'colorDanger', 'colorPrimary', 'colorText', 'colorTextPlaceholder'],
    ...['colorTextSecondary', 'fontFamily', 'fontSizeBase', 'spacingUnit'],
  ];
  const selectors = ['.Input', '.Input:focus', '.Input--invalid', '.Label', '.Error'];

  function checkAppearance({ variables: given = {}, rules = {}, ...others }) {
    refuseUnknown(others, [], 'appearance');
    refuseUnknown(given, variables, 'appearance.variables');
    refuseUnknown(rules, selectors, 'appearance.rules');
    const values = [given, ...Object.values(rules)].flatMap((one) => Object.values(one));
    const foreign = values.find((value) => /\b(var|oklch|color-mix)\(/.test(value));
    if (foreign) refuse(`appearance: ${foreign} means nothing in a frame.`);
  }

  function checkGroup(options) {
    const { clientSecret, mode, amount, currency, allowedPaymentMethodTypes: methods, appearance = {} } = options;
    if (clientSecret !== undefined && mode !== undefined)
      refuse('elements(): give a client secret or a mode, not both.');
    if ('paymentMethodTypes' in options) refuse('elements(): paymentMethodTypes became allowedPaymentMethodTypes.');
    refuseUnknown(options, [...modeOptions, 'locale', 'loader', 'appearance', 'fonts'], 'elements()');
    if (mode !== 'payment') refuse('elements(): the sandbox knows groups of the mode payment only.');
    if (!Number.isInteger(amount) || amount < 1) refuse('elements(): amount must be a positive integer.');
    if (currency !== 'eur') refuse('elements(): the sandbox knows eur only.');
    if (methods?.join() !== 'card') refuse('elements(): the sandbox knows the payment method type card only.');
    checkAppearance(appearance);
  }

  const elementOptions = ['defaultValues', 'fields', 'layout', 'readOnly', 'terms', 'wallets'];
  const cardNetworks = ['cartes_bancaires', 'mastercard', 'visa'];

  function checkElement({ layout = 'tabs', defaultValues = {}, ...options }) {
    refuseUnknown(options, elementOptions, "create('payment')");
    refuseUnknown(defaultValues, ['card'], 'defaultValues');
    refuseUnknown(defaultValues.card ?? {}, ['network'], 'defaultValues.card');
    const foreign = (defaultValues.card?.network ?? []).find((network) => !cardNetworks.includes(network));
    if (foreign) refuse(`defaultValues.card.network: there is no network ${foreign}.`);
    if (layout !== 'tabs') refuse('layout: the sandbox knows tabs only.');
  }

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

  const elementEvents = ['blur', 'change', 'escape', 'focus', 'loaderror', 'ready'];

  /** The Payment Element; `ask` puts a question to its frame, and is known to this script alone. */
  function createPayment(lookOf, firstOptions, onDestroy) {
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

  /** What a group of elements is, for `confirmPayment`; known to this script alone. */
  const groups = new WeakMap();

  function createElements(options = {}) {
    checkGroup(options);
    let current = options;
    let payment = null;
    let isSubmitted = false;
    const group = {
      create(type, given = {}) {
        if (type !== 'payment') refuse(`The sandbox has the payment element only, not ${type}.`);
        if (payment) refuse('Can only create one Element of type payment through elements().');
        checkElement(given);
        const lookOf = () => ({ appearance: current.appearance, fonts: current.fonts });
        payment = createPayment(lookOf, given, () => {
          payment = null;
        });
        return payment.element;
      },
      getElement: (type) => (type === 'payment' && payment ? payment.element : null),
      async update(changed) {
        checkGroup({ ...current, ...changed });
        // It takes its time, so that a page which does not wait confirms the former amount.
        await new Promise((resolve) => setTimeout(resolve, 50));
        current = { ...current, ...changed };
        if (modeOptions.some((name) => name in changed)) isSubmitted = false;
        await payment?.apply();
      },
      async submit() {
        if (!payment) refuse('elements.submit(): there is no payment element.');
        const answer = await payment.ask('submit');
        isSubmitted = answer.error === undefined;
        return answer;
      },
    };
    groups.set(group, {
      options: () => current,
      /** Takes the card that was submitted, once. */
      take() {
        if (!payment) refuse('confirmPayment(): the group has no payment element.');
        if (!isSubmitted) refuse('elements.submit() must be called before stripe.confirmPayment().');
        isSubmitted = false;
        return payment;
      },
    });
    return group;
  }

  /** The page must pass what it told the form not to ask for. */
  function checkHiddenFields({ fields = {} }, billing) {
    const { billingDetails = 'auto' } = fields;
    for (const name of ['name', 'email', 'phone', 'address']) {
      const field = typeof billingDetails === 'string' ? billingDetails : billingDetails[name];
      if (field === 'never' && billing[name] === undefined)
        refuse(`You specified "never" for fields.billing_details.${name}, but did not pass it to confirmPayment().`);
    }
  }

  /** Why a group may not confirm an intent, or null. The words are those of Stripe's API. */
  function contradiction(group, intent) {
    const provided = {
      amount: group.amount,
      currency: group.currency,
      capture_method: group.captureMethod ?? 'automatic',
    };
    for (const [name, value] of Object.entries(provided))
      if (intent[name] !== value) return mismatch(name, value, intent[name]);
    const { allowedPaymentMethodTypes: methods } = group;
    const taken = intent.allowed_payment_method_types ?? intent.payment_method_types;
    return methods.every((method) => taken.includes(method)) ? null : mismatch('payment_method_types', methods, taken);
  }
  const mismatch = (name, provided, expected) => ({
    type: 'invalid_request_error',
    message: `The provided ${name} (${JSON.stringify(provided)}) does not match the expected ${name} (${JSON.stringify(expected)}).`,
  });

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

  const ofPayment = ['elements', 'clientSecret', 'redirect', 'confirmParams'];
  const ofConfirmation = ['return_url', 'payment_method', 'payment_method_data'];

  function createStripe(key) {
    if (!/^pk_/.test(key)) throw new Error('Please call Stripe() with your publishable key.');

    /** What the caller is told of an intent, after the bank's question if there is one. */
    async function settle(answer) {
      const intent = answer.status === 'requires_action' ? await challenge(key, answer) : answer;
      if (intent.error) return { error: inFrench(intent.error) };
      if (intent.status !== 'requires_payment_method' || !intent.last_payment_error) return { paymentIntent: intent };
      return { error: { ...inFrench(intent.last_payment_error), payment_intent: intent } };
    }

    const retrieve = (clientSecret) =>
      ask('GET', `payment_intents/${readIntentId(clientSecret)}`, { key, client_secret: clientSecret });

    /** Confirms with the card of a group, unless the group and the intent contradict each other. */
    async function confirmGroup(elements, clientSecret, parameters, billing) {
      const group = groups.get(elements) ?? refuse('confirmPayment(): elements is not a group of this script.');
      const payment = group.take();
      checkHiddenFields(payment.options(), billing);
      const intent = await retrieve(clientSecret);
      if (intent.error) return intent;
      const error = contradiction(group.options(), intent);
      return error ? { error } : payment.ask('confirm', { intentId: intent.id, parameters, billing });
    }

    async function confirmPayment(given) {
      if (typeof given !== 'object' || given === null) refuse('confirmPayment(): the argument must be an object.');
      const { elements, clientSecret, redirect = 'always', confirmParams = {} } = given;
      refuseUnknown(given, ofPayment, 'confirmPayment()');
      refuseUnknown(confirmParams, ofConfirmation, 'confirmParams');
      const { return_url: returnUrl, payment_method: method, payment_method_data: data = {} } = confirmParams;
      if (redirect === 'always' && !returnUrl) refuse('confirmPayment(): confirmParams.return_url is missing.');
      const id = readIntentId(clientSecret);
      const parameters = { key, client_secret: clientSecret, ...(returnUrl && { return_url: returnUrl }) };
      const answer = elements
        ? await confirmGroup(elements, clientSecret, parameters, data.billing_details ?? {})
        : await ask('POST', `payment_intents/${id}/confirm`, {
            ...parameters,
            ...(method && { payment_method: method }),
          });
      const result = await settle(answer);
      if (redirect !== 'always' || result.error) return result;
      const address = new URL(returnUrl);
      address.searchParams.set('payment_intent', id);
      window.location.assign(address);
      return new Promise(() => {});
    }

    return {
      elements: createElements,
      confirmPayment,
      handleNextAction: async ({ clientSecret }) => settle(await retrieve(clientSecret)),
      async retrievePaymentIntent(clientSecret) {
        const intent = await retrieve(clientSecret);
        return intent.error ? { error: inFrench(intent.error) } : { paymentIntent: intent };
      },
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
