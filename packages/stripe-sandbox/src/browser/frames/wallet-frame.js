// The sheet of a wallet: what is paid, by which card and by whom, who may change all of it, and pays or cancels.
import { acceptPort, post } from './frame-channel.js';

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' };
const form = document.querySelector('form');
const { card, cancel, email, name, pay, phone } = form.elements;
const write = (amount) => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(amount / 100);

function row(label, amount) {
  const parts = ['dt', 'dd'].map((tag) => document.createElement(tag));
  parts[0].textContent = label;
  parts[1].textContent = write(amount);
  return parts;
}

function setBusy(isBusy) {
  for (const field of [card, cancel, email, name, pay, phone]) field.disabled = isBusy;
  document.querySelector('#progress').textContent = isBusy ? 'Paiement en cours…' : '';
}

function open({ type, lineItems, amount, emailRequired, phoneNumberRequired }) {
  form.dataset.wallet = type;
  document.querySelector('h1').textContent = names[type];
  email.parentElement.hidden = !emailRequired;
  phone.parentElement.hidden = !phoneNumberRequired;
  const items = lineItems.flatMap((item) => row(item.name, item.amount));
  document.querySelector('dl').replaceChildren(...items, ...row('Total', amount));
  setBusy(false);
  pay.focus();
}

/** Pays by the card of the wallet. What the page passes of its diner goes before what the wallet knows. */
function confirm({ intentId, parameters, billing = {} }) {
  const body = new URLSearchParams({ ...parameters, 'payment_method_data[type]': 'card' });
  body.append('payment_method_data[wallet][type]', form.dataset.wallet);
  body.append('payment_method_data[wallet][card]', card.value);
  for (const [field, own] of Object.entries({ name: name.value, email: email.value, phone: phone.value })) {
    const value = billing[field] ?? own;
    if (value) body.append(`payment_method_data[billing_details][${field}]`, value);
  }
  return post(`payment_intents/${intentId}/confirm`, body);
}

acceptPort((port) => {
  port.onmessage = async ({ data }) => {
    if (data.kind === 'open') open(data);
    if (data.kind === 'confirm') port.postMessage({ kind: 'result', result: await confirm(data) });
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    setBusy(true);
    port.postMessage({
      kind: 'pay',
      contact: { name: name.value, email: email.value, phone: phone.value },
    });
  });
  const end = () => !cancel.disabled && port.postMessage({ kind: 'cancel' });
  cancel.addEventListener('click', end);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end());
});
