// The card form. It lives at the sandbox's origin: the shop's page learns whether it is complete, never what was typed.
import { cardBrand, formatCvc, formatExpiry, formatNumber, networksOf, problemOf } from './card-fields.js';
import { fieldMessages } from './field-messages.js';
import { acceptPort, post } from './frame-channel.js';
import { applyAppearance, loadFonts } from './frame-look.js';

const form = document.querySelector('form');
const chooser = document.querySelector('.networks');
const { number, expiry, cvc } = form.elements;
const fields = [number, expiry, cvc];
const formats = { number: formatNumber, expiry: formatExpiry, cvc: formatCvc };
const networkNames = { cartes_bancaires: 'CB', mastercard: 'Mastercard', visa: 'Visa' };
const left = new Set();
let presetNetworks = [];

const problem = ({ name, value }) => problemOf[name](value, new Date());

/** What is worth telling: something wrong, or something left unfinished. */
function visibleProblem(field) {
  const code = left.has(field) || field.value ? problem(field) : null;
  return code && (!code.startsWith('incomplete') || left.has(field)) ? code : null;
}

function showProblems() {
  for (const field of fields) {
    const code = visibleProblem(field);
    field.setAttribute('aria-invalid', String(code !== null));
    field.classList.toggle('Input--invalid', code !== null);
    document.querySelector(`#${field.name}-error`).textContent = fieldMessages[code] ?? '';
  }
}

/** Offers the networks of a co-badged card. The choice stays while the card keeps its networks. */
function showNetworks() {
  const networks = networksOf(number.value);
  const names = networks.join();
  if (chooser.dataset.networks === names) return;
  chooser.dataset.networks = names;
  chooser.hidden = networks.length < 2;
  chooser.replaceChildren(
    ...networks.map((network) => {
      const label = document.createElement('label');
      const radio = document.createElement('input');
      const mark = document.createElement('span');
      Object.assign(radio, { type: 'radio', name: 'network', value: network, disabled: number.readOnly });
      radio.checked = network === presetNetworks.find((preset) => networks.includes(preset));
      mark.textContent = networkNames[network];
      label.append(radio, mark);
      return label;
    }),
  );
}

function tellChange(port) {
  showProblems();
  showNetworks();
  const detail = {
    empty: fields.every(({ value }) => value === ''),
    complete: fields.every((field) => problem(field) === null),
    brand: cardBrand(number.value),
  };
  port.postMessage({ kind: 'event', name: 'change', detail });
}

/** Writes a field as it is read on the card, and leaves the caret behind the digit where it was. */
function format(field, isDeleting) {
  const digitsBefore = field.value.slice(0, field.selectionStart).replace(/\D/g, '').length;
  const isAtEnd = field.selectionStart === field.value.length;
  field.value = formats[field.name](field.value, isDeleting);
  if (isAtEnd) return;
  let caret = 0;
  for (let digits = 0; digits < digitsBefore; caret += 1) digits += /\d/.test(field.value[caret] ?? '0') ? 1 : 0;
  field.setSelectionRange(caret, caret);
}

function applyOptions({ fields: shown = {}, wallets = {}, defaultValues = {}, readOnly = false }) {
  const { billingDetails = 'auto' } = shown;
  const address = typeof billingDetails === 'string' ? billingDetails : (billingDetails.address ?? 'auto');
  document.querySelector('#country-field').hidden = address !== 'auto';
  document.querySelector('.offer').hidden = wallets.link === 'never';
  presetNetworks = defaultValues.card?.network ?? [];
  // They come disabled: until the page holds its end of the channel, what is typed could not be sent.
  for (const field of fields) Object.assign(field, { disabled: false, readOnly });
  for (const radio of chooser.querySelectorAll('input')) radio.disabled = readOnly;
}

/** Judges all fields, shows what is wrong, and answers as `elements.submit()` does. */
function submit(port) {
  for (const field of fields) left.add(field);
  tellChange(port);
  const unfit = fields.find(problem);
  if (!unfit) return { selectedPaymentMethod: 'card' };
  const code = problem(unfit);
  return { error: { type: 'validation_error', code, message: fieldMessages[code] } };
}

async function confirm({ intentId, parameters, billing = {} }) {
  const [month, year] = expiry.value.split(' / ');
  const card = { number: number.value.replaceAll(' ', ''), exp_month: month, exp_year: year, cvc: cvc.value };
  const body = new URLSearchParams({ ...parameters, 'payment_method_data[type]': 'card' });
  for (const [name, value] of Object.entries(card)) body.append(`payment_method_data[card][${name}]`, value);
  const network = chooser.querySelector(':checked')?.value;
  if (network) body.append('payment_method_data[card][networks][preferred]', network);
  for (const name of ['name', 'email', 'phone']) {
    if (billing[name]) body.append(`payment_method_data[billing_details][${name}]`, billing[name]);
  }
  return post(`payment_intents/${intentId}/confirm`, body);
}

acceptPort((port) => {
  const tell = (name) => port.postMessage({ kind: 'event', name });

  async function answer(data) {
    switch (data.kind) {
      case 'update':
        applyOptions(data.options);
        applyAppearance(data.appearance);
        loadFonts(data.fonts);
        return null;
      case 'submit':
        return submit(port);
      case 'confirm':
        return confirm(data);
      case 'focus':
        (fields.find(problem) ?? number).focus();
        return null;
      default:
        document.activeElement.blur();
        return null;
    }
  }
  port.onmessage = async ({ data }) => port.postMessage({ kind: 'answer', id: data.id, result: await answer(data) });

  form.addEventListener('input', ({ target, inputType = '' }) => {
    if (!fields.includes(target)) return;
    format(target, inputType.startsWith('delete'));
    tellChange(port);
    const next = fields[fields.indexOf(target) + 1];
    if (next && document.activeElement === target && problem(target) === null) next.focus();
  });
  form.addEventListener('keydown', (event) => {
    const before = fields[fields.indexOf(event.target) - 1];
    if (event.key === 'Backspace' && event.target.value === '') before?.focus();
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape') tell('escape');
  });
  form.addEventListener('focusin', ({ relatedTarget }) => {
    if (!relatedTarget) tell('focus');
  });
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (target.value) left.add(target);
    tellChange(port);
    if (!relatedTarget) tell('blur');
  });

  new ResizeObserver(() => port.postMessage({ kind: 'height', pixels: form.offsetHeight })).observe(form);
});
