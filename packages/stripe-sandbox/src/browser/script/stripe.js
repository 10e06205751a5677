// The sandbox's own Stripe.js: `window.Stripe`, with the Payment Element and what confirms a payment.
// No card number passes through this script: it is typed, and sent, in a frame of the sandbox's own origin.
import { answerMilliseconds, api, inFrench, openFrame, refuse, refuseUnknown, unreachable } from './basics.js';
import { checkHiddenFields, contradiction, createElements, groups } from './group.js';

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
    const title = 'Authentification 3D Secure';
    const finish = (result) => {
      over.close();
      resolve(result);
    };
    const frame = openFrame('challenge-frame.html', {
      title,
      onMessage: finish,
      onOpen(opened) {
        port = opened;
        port.postMessage({ key, intent });
        frame.focus();
      },
    });
    const over = openOver(frame, {
      label: title,
      onCancel: () => (port ? port.postMessage('cancel') : finish({ error: unreachable })),
    });
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
    const payer = group.take();
    checkHiddenFields(payer.hidden, billing);
    const intent = await retrieve(clientSecret);
    if (intent.error) return intent;
    const error = contradiction(group.options(), intent);
    return error ? { error } : payer.confirm({ intentId: intent.id, parameters, billing });
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
    elements: (options) => createElements(options, key),
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
