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
  if (methods?.join() !== 'card') refuse('elements(): the sandbox knows the payment method type card only.');
  checkAppearance(appearance);
}

const elementOptions = ['defaultValues', 'fields', 'layout', 'readOnly', 'terms', 'wallets'];
const cardNetworks = ['cartes_bancaires', 'mastercard', 'visa'];

export function checkElement({ layout = 'tabs', defaultValues = {}, ...options }) {
  refuseUnknown(options, elementOptions, "create('payment')");
  refuseUnknown(defaultValues, ['card'], 'defaultValues');
  refuseUnknown(defaultValues.card ?? {}, ['network'], 'defaultValues.card');
  const foreign = (defaultValues.card?.network ?? []).find((network) => !cardNetworks.includes(network));
  if (foreign) refuse(`defaultValues.card.network: there is no network ${foreign}.`);
  if (layout !== 'tabs') refuse('layout: the sandbox knows tabs only.');
}
