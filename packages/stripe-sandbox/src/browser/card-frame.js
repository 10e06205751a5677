// The card form. It lives at the sandbox's origin: the shop's page learns whether it is complete, never what was typed.
import { cardBrand, formatCvc, formatExpiry, formatNumber, problemOf } from './card-fields.js';
import { acceptPort, post } from './frame-channel.js';

const form = document.querySelector('form');
const { number, expiry, cvc } = form.elements;
const fields = [number, expiry, cvc];
const formats = { number: formatNumber, expiry: formatExpiry, cvc: formatCvc };
const left = new Set();

const problem = ({ name, value }) => problemOf[name](value, new Date());

/** What is worth telling: something wrong, or something left unfinished. */
function visibleProblem(field) {
  const code = field.value && problem(field);
  return code && (!code.startsWith('incomplete') || left.has(field)) ? code : null;
}

function tellChange(port) {
  for (const field of fields) field.setAttribute('aria-invalid', String(Boolean(visibleProblem(field))));
  const code = fields.map(visibleProblem).find(Boolean);
  port.postMessage({
    kind: 'event',
    name: 'change',
    detail: {
      empty: fields.every(({ value }) => value === ''),
      complete: fields.every((field) => problem(field) === null),
      brand: cardBrand(number.value),
      error: code ? { type: 'validation_error', code } : undefined,
    },
  });
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

function applyOptions({ style: { base = {}, invalid = {} } = {}, disabled = false }) {
  const given = {
    '--color': base.color,
    '--font-family': base.fontFamily,
    '--font-size': base.fontSize,
    '--font-weight': base.fontWeight,
    '--line-height': base.lineHeight,
    '--placeholder': base['::placeholder']?.color,
    '--invalid': invalid.color,
  };
  for (const [name, value] of Object.entries(given)) if (value) document.body.style.setProperty(name, value);
  // They come disabled: until the page holds its end of the channel, what is typed could not be sent.
  for (const field of fields) field.disabled = disabled;
}

async function confirm({ intentId, parameters, billing = {} }) {
  const unfit = fields.find(problem);
  if (unfit) {
    unfit.focus();
    return { error: { type: 'validation_error', code: problem(unfit) } };
  }
  const [month, year] = expiry.value.split(' / ');
  const card = { number: number.value.replaceAll(' ', ''), exp_month: month, exp_year: year, cvc: cvc.value };
  const body = new URLSearchParams({ ...parameters, 'payment_method_data[type]': 'card' });
  for (const [name, value] of Object.entries(card)) body.append(`payment_method_data[card][${name}]`, value);
  for (const name of ['name', 'email', 'phone']) {
    if (billing[name]) body.append(`payment_method_data[billing_details][${name}]`, billing[name]);
  }
  return post(`payment_intents/${intentId}/confirm`, body);
}

acceptPort((port) => {
  const tell = (name) => port.postMessage({ kind: 'event', name });

  port.onmessage = async ({ data }) => {
    if (data.kind === 'update') applyOptions(data.options);
    if (data.kind === 'focus') (fields.find(problem) ?? number).focus();
    if (data.kind === 'blur') document.activeElement.blur();
    if (data.kind === 'confirm') port.postMessage({ kind: 'answer', id: data.id, result: await confirm(data) });
    if (data.kind === 'clear') {
      form.reset();
      left.clear();
      tellChange(port);
    }
  };

  form.addEventListener('input', ({ target, inputType = '' }) => {
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
    left.add(target);
    tellChange(port);
    if (!relatedTarget) tell('blur');
  });

  new ResizeObserver(() => port.postMessage({ kind: 'height', pixels: form.offsetHeight })).observe(form);
  tell('ready');
});
