import { refuse, refuseUnknown } from './basics.js';

export const modeOptions = ['mode', 'amount', 'currency', 'captureMethod', 'allowedPaymentMethodTypes'];
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

export function checkGroup(options) {
  const { clientSecret, mode, amount, currency, allowedPaymentMethodTypes: methods, appearance = {} } = options;
  if (clientSecret !== undefined && mode !== undefined) refuse('elements(): give a client secret or a mode, not both.');
  if ('paymentMethodTypes' in options) refuse('elements(): paymentMethodTypes became allowedPaymentMethodTypes.');
  refuseUnknown(options, [...modeOptions, 'locale', 'loader', 'appearance', 'fonts'], 'elements()');
  if (mode !== 'payment') refuse('elements(): the sandbox knows groups of the mode payment only.');
  if (!Number.isInteger(amount) || amount < 1) refuse('elements(): amount must be a positive integer.');
  if (currency !== 'eur') refuse('elements(): the sandbox knows eur only.');
  if (!['card', 'card,link'].includes(methods?.join()))
    refuse('elements(): the sandbox knows the payment method types card, and card with link.');
  checkAppearance(appearance);
}

const elementOptions = ['defaultValues', 'fields', 'layout', 'readOnly', 'terms', 'wallets'];
const cardNetworks = ['cartes_bancaires', 'mastercard', 'visa'];

export function checkPayment({ layout = 'tabs', defaultValues = {}, ...options }) {
  refuseUnknown(options, elementOptions, "create('payment')");
  refuseUnknown(defaultValues, ['card'], 'defaultValues');
  refuseUnknown(defaultValues.card ?? {}, ['network'], 'defaultValues.card');
  const foreign = (defaultValues.card?.network ?? []).find((network) => !cardNetworks.includes(network));
  if (foreign) refuse(`defaultValues.card.network: there is no network ${foreign}.`);
  if (layout !== 'tabs') refuse('layout: the sandbox knows tabs only.');
}

const types = ['add-money', 'book', 'buy', 'check-out', 'contribute', 'donate', 'order', 'plain', 'reload', 'rent'];
const buttonTypes = {
  applePay: [...types, 'subscribe', 'support', 'tip', 'top-up'],
  googlePay: ['book', 'buy', 'checkout', 'donate', 'order', 'pay', 'plain', 'subscribe'],
};
const buttonThemes = { applePay: ['black', 'white', 'white-outline'], googlePay: ['black', 'white'] };
const whenShown = {
  applePay: ['auto', 'always', 'never'],
  googlePay: ['auto', 'always', 'never'],
  link: ['auto', 'never'],
  paypal: ['auto', 'never'],
  klarna: ['auto', 'never'],
  amazonPay: ['auto', 'never'],
};
const required = ['billingAddressRequired', 'emailRequired', 'phoneNumberRequired', 'shippingAddressRequired'];
const expressOptions = ['buttonHeight', 'buttonTheme', 'buttonType', 'layout', 'paymentMethods', ...required];

function checkChoices(given, choices, place) {
  refuseUnknown(given, Object.keys(choices), place);
  for (const [name, value] of Object.entries(given))
    if (!choices[name].includes(value)) refuse(`${place}.${name}: there is no ${value}.`);
}

export function checkExpress(options) {
  refuseUnknown(options, expressOptions, "create('expressCheckout')");
  const { buttonHeight = 44, buttonTheme = {}, buttonType = {}, layout = {}, paymentMethods = {} } = options;
  if (!Number.isInteger(buttonHeight) || buttonHeight < 40 || buttonHeight > 55)
    refuse('buttonHeight: it must be a whole number from 40 to 55.');
  checkChoices(buttonTheme, buttonThemes, 'buttonTheme');
  checkChoices(buttonType, buttonTypes, 'buttonType');
  checkChoices(paymentMethods, whenShown, 'paymentMethods');
  refuseUnknown(layout, ['maxColumns', 'maxRows', 'overflow'], 'layout');
  if (layout.overflow === 'never' && layout.maxRows) refuse('layout: overflow never allows no maxRows.');
}

/** What `resolve` of a click may tell the sheet. */
export const checkSheet = (details) =>
  refuseUnknown(details, ['business', 'lineItems', ...required], 'click resolve()');

/** The items of a sheet may come to less than the amount, never to more. */
export function checkItems(items, amount) {
  for (const item of items) {
    refuseUnknown(item, ['name', 'amount'], 'lineItems');
    if (!Number.isInteger(item.amount)) refuse('lineItems: an amount must be an integer.');
  }
  const sum = items.reduce((total, item) => total + item.amount, 0);
  if (sum > amount) refuse(`The amount ${amount} is less than the total of the line items provided (${sum}).`);
}
