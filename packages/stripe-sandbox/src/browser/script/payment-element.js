import { refuse } from './basics.js';
import { checkPayment } from './check-options.js';
import { createElement } from './element.js';

const paymentKind = {
  type: 'payment',
  file: 'payment-frame.html',
  title: 'Cadre sécurisé pour la saisie du paiement',
  height: '1.5em',
  events: ['blur', 'change', 'escape', 'focus', 'loaderror', 'ready'],
  check: checkPayment,
};

/** The Payment Element, whose card is submitted before it is confirmed. */
export function createPayment(groupOf, options, onDestroy) {
  checkPayment(options);
  if (groupOf().allowedPaymentMethodTypes.join() !== 'card') refuse('The sandbox’s payment element knows card only.');
  const made = createElement(paymentKind, {
    lookOf: () => ({ appearance: groupOf().appearance, fonts: groupOf().fonts }),
    options,
    onDestroy,
    receive({ name, detail }) {
      if (name !== 'change') return false;
      made.emit(name, { ...detail, collapsed: false, value: { type: 'card' } });
      return true;
    },
  });
  return {
    element: made.element,
    apply: made.apply,
    submit: () => made.ask('submit'),
    payer: () => ({ hidden: made.options(), confirm: (payment) => made.ask('confirm', payment) }),
  };
}
