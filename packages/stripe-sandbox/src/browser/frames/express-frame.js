// The buttons of the wallets that can pay here. The sheet that a button leads to is another frame, on top of the page.
import { acceptPort, ask } from './frame-channel.js';

const wallets = {
  applePay: { type: 'apple_pay', name: 'Apple Pay' },
  googlePay: { type: 'google_pay', name: 'Google Pay' },
  link: { type: 'link', name: 'Link' },
};
const verbs = { buy: 'Acheter avec', order: 'Commander avec', pay: 'Payer avec', plain: '' };
const pollMilliseconds = 1_000;
const place = document.querySelector('#buttons');

/** False in a frame that the page's policy does not let pay. Only Chromium tells; other browsers know no such policy. */
const mayPay = () => document.featurePolicy?.allowsFeature('payment') ?? true;

/** The names of the wallets that the page wants and that can pay here: by account, registered host, device and permission. */
async function findAvailable({ options: { paymentMethods = {} }, methods, domain, key }) {
  if (!isSecureContext || !mayPay()) return [];
  const answer = await ask(`wallets?${new URLSearchParams({ key, domain })}`);
  return Object.entries(wallets).flatMap(([name, { type }]) => {
    const isWanted = paymentMethods[name] !== 'never' && (name !== 'link' || methods.includes('link'));
    return isWanted && answer.available?.includes(type) ? [name] : [];
  });
}

function show(names, { buttonHeight = 44, buttonTheme = {}, buttonType = {} }, onClick) {
  place.replaceChildren(
    ...names.map((name) => {
      const button = document.createElement('button');
      const verb = verbs[buttonType[name] ?? 'plain'] ?? '';
      button.type = 'button';
      button.className = buttonTheme[name] === 'white' ? 'white' : 'black';
      button.textContent = `${verb} ${wallets[name].name}`.trim();
      button.style.height = `${buttonHeight}px`;
      button.addEventListener('click', () => onClick(wallets[name].type));
      return button;
    }),
  );
}

acceptPort((port) => {
  const tell = (name, detail = {}) => port.postMessage({ kind: 'event', name, detail });
  let current = null;
  let shown = null;

  async function refresh() {
    const asked = current;
    const names = await findAvailable(asked);
    const before = shown;
    shown = names.join();
    if (before === shown && asked.isShown) return names;
    asked.isShown = true;
    show(names, asked.options, (type) => tell('click', { type }));
    if (before !== null && before !== shown) {
      const paymentMethods = Object.fromEntries(
        Object.keys(wallets).map((name) => [name, { available: names.includes(name) }]),
      );
      tell('availablepaymentmethodschange', { paymentMethods: names.length > 0 ? paymentMethods : undefined });
    }
    return names;
  }

  async function answer(data) {
    if (data.kind !== 'update') {
      place.querySelector('button')?.[data.kind === 'focus' ? 'focus' : 'blur']();
      return null;
    }
    const isFirst = current === null;
    current = data;
    const names = await refresh();
    if (isFirst) setInterval(refresh, pollMilliseconds);
    const none = { amazonPay: false, klarna: false, paypal: false };
    const told = Object.fromEntries(Object.keys(wallets).map((name) => [name, names.includes(name)]));
    return { availablePaymentMethods: names.length > 0 ? { ...told, ...none } : undefined };
  }

  port.onmessage = async ({ data }) => port.postMessage({ kind: 'answer', id: data.id, result: await answer(data) });
  place.addEventListener('focusin', () => tell('focus'));
  place.addEventListener('focusout', () => tell('blur'));
  place.addEventListener('keydown', ({ key }) => key === 'Escape' && tell('escape'));
  new ResizeObserver(() => port.postMessage({ kind: 'height', pixels: place.offsetHeight })).observe(place);
});
