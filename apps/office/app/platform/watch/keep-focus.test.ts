import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <section id="new"><article data-testid="order-card" data-number="1042" tabindex="-1"><button id="refuse">Refuser</button></article>
      <article data-testid="order-card" data-number="1043" tabindex="-1"><button id="next">1043</button></article></section>
    <section id="kitchen"><button id="search">Chercher</button></section>
  </main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const cardOf = (number: number) => document.querySelector(`[data-number="${number}"]`) as HTMLElement;
/** What has the focus once the page has heard of what was done. */
const focused = async () => {
  await Promise.resolve();
  return document.activeElement;
};

it('follows an order to the column that it goes to [OFC-11]', async () => {
  byId('refuse').focus();
  const card = cardOf(1042);
  const moved = card.cloneNode(true) as HTMLElement;
  card.remove();
  byId('kitchen').append(moved);
  expect(await focused()).toBe(moved);
});

it('goes to what comes next in the same part where something is gone, else to what came before, else beyond [OFC-11]', async () => {
  byId('refuse').focus();
  cardOf(1042).remove();
  expect(await focused()).toBe(byId('next'));
  byId('kitchen').insertAdjacentHTML('beforeend', '<button id="last">Menu</button>');
  byId('last').focus();
  byId('last').remove();
  expect(await focused()).toBe(byId('search'));
  byId('search').remove();
  expect(await focused()).toBe(byId('next'));
});

it('stays with an order whose card shows other buttons now [OFC-11]', async () => {
  byId('next').focus();
  byId('next').remove();
  expect(await focused()).toBe(cardOf(1043));
});

it('goes to what took the place of a button, and not to what can’t be pressed [OFC-11]', async () => {
  byId('search').focus();
  const put = document.createElement('p');
  put.innerHTML = '<button disabled>Non</button><button id="keep">Garder</button>';
  byId('search').replaceWith(put);
  expect(await focused()).toBe(byId('keep'));
});

it('comes back from a sheet to what stands next where its opener is gone [OFC-11]', async () => {
  byId('refuse').focus();
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="confirm">Oui</button></dialog>');
  byId('confirm').focus();
  cardOf(1042).remove();
  expect(await focused()).toBe(byId('confirm'));
  byId('confirm').closest('dialog')?.remove();
  expect(await focused()).toBe(byId('next'));
});

it('leaves the focus alone that a finger or a mouse has put elsewhere', async () => {
  byId('search').focus();
  document.dispatchEvent(new Event('pointerdown'));
  byId('search').blur();
  byId('search').remove();
  expect(await focused()).toBe(document.body);
});
