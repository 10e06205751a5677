import { openFrame, openOver, refuse, refuseUnknown, unreachable } from './basics.js';
import { checkExpress, checkItems, checkSheet } from './check-options.js';
import { createElement } from './element.js';

/** A click that the page has not answered by then opens no sheet. */
const clickMilliseconds = 1_000;
/** A sheet whose payment does not end gives up by itself. */
const sheetMilliseconds = 30_000;

const expressKind = {
  type: 'expressCheckout',
  file: 'express-frame.html',
  title: 'Cadre sécurisé pour un bouton de paiement',
  height: '0px',
  // The frame judges by its own permission whether a wallet may pay in it.
  allow: 'payment',
  events: [
    ...['availablepaymentmethodschange', 'blur', 'cancel', 'click', 'confirm', 'escape', 'focus'],
    ...['loaderror', 'ready'],
  ],
  check: checkExpress,
};

const failureReasons = [
  ...['fail', 'invalid_shipping_address', 'invalid_billing_address', 'invalid_payment_data'],
  'address_unserviceable',
];

/** The Express Checkout Element: the buttons of the wallets, and their sheet on top of the page. */
export function createExpress(groupOf, options, onDestroy, key) {
  checkExpress(options);
  const made = createElement(expressKind, {
    lookOf: () => ({ methods: groupOf().allowedPaymentMethodTypes, domain: window.location.hostname, key }),
    options,
    onDestroy() {
      sheet?.close();
      onDestroy();
    },
    receive({ name, detail }) {
      if (name !== 'click') return false;
      if (!sheet) askPage(detail.type);
      return true;
    },
  });
  let sheet = null;

  function askPage(expressPaymentType) {
    let state = 'asked';
    const timer = setTimeout(() => {
      state = 'late';
      console.error('The click event was not resolved within 1 second, so no sheet is shown.');
    }, clickMilliseconds);
    const answer = (next) => {
      if (state === 'late') refuse('click: resolve() must be called within 1 second.');
      if (state !== 'asked') refuse('click: it was answered before.');
      clearTimeout(timer);
      state = next;
    };
    const resolve = (details = {}) => {
      checkSheet(details);
      const asked = { ...made.options(), ...details };
      const { amount } = groupOf();
      checkItems(asked.lineItems ?? [], amount);
      answer('resolved');
      sheet = openSheet(expressPaymentType, { ...asked, amount });
    };
    if (!made.hears('click')) return resolve();
    made.emit('click', { expressPaymentType, resolve, reject: () => answer('rejected') });
  }

  function openSheet(type, details) {
    let port = null;
    let timer;
    let isConfirming = false;
    let answerConfirm = () => {};
    const end = () => {
      clearTimeout(timer);
      answerConfirm({ error: unreachable });
      over.close();
      sheet = null;
    };
    const giveUp = () => {
      end();
      made.emit('cancel');
    };

    function confirm({ email, phone, name }) {
      isConfirming = true;
      timer = setTimeout(giveUp, sheetMilliseconds);
      const billingDetails = {
        name,
        ...(details.emailRequired && { email }),
        ...(details.phoneNumberRequired && { phone }),
        address: { line1: '', line2: null, city: '', state: '', postal_code: '', country: 'FR' },
      };
      made.emit('confirm', { expressPaymentType: type, billingDetails, paymentFailed });
    }

    function paymentFailed(failure = {}) {
      if (typeof failure !== 'object' || failure === null) refuse('paymentFailed(): the argument must be an object.');
      refuseUnknown(failure, ['reason', 'message'], 'paymentFailed()');
      if (failure.reason !== undefined && !failureReasons.includes(failure.reason))
        refuse(`paymentFailed(): there is no reason ${failure.reason}.`);
      end();
    }

    const over = openOver(
      openFrame('wallet-frame.html', {
        title: 'Paiement par portefeuille',
        onMessage({ kind: said, contact, result }) {
          if (said === 'cancel') giveUp();
          if (said === 'pay') confirm(contact);
          if (said === 'result') answerConfirm(result);
        },
        onOpen(opened) {
          port = opened;
          const { lineItems = [], amount, emailRequired = false, phoneNumberRequired = false } = details;
          port.postMessage({ kind: 'open', type, lineItems, amount, emailRequired, phoneNumberRequired });
        },
      }),
      { label: 'Paiement par portefeuille', onCancel: () => !isConfirming && giveUp() },
    );

    return {
      close: end,
      isConfirming: () => isConfirming,
      async confirm(payment) {
        const result = await new Promise((resolve) => {
          answerConfirm = resolve;
          port.postMessage({ kind: 'confirm', ...payment });
        });
        // After a refusal the sheet waits for paymentFailed.
        if (!result.error && sheet) end();
        return result;
      },
    };
  }

  return {
    element: made.element,
    apply: made.apply,
    submit: async () => ({}),
    payer() {
      if (!sheet?.isConfirming())
        refuse('confirmPayment() of an Express Checkout Element must be called while its confirm event is handled.');
      return { hidden: {}, confirm: sheet.confirm };
    },
  };
}
