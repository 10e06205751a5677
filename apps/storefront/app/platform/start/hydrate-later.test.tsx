import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isForSleeper, replayEarlyHands, stopKeepingHands } from './early-hands.ts';
import { takeOverAll } from './gates.ts';
import { HydrateLater } from './hydrate-later.tsx';
import { keepEarlyHands } from './keep-early-hands.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section id="later">
      <button type="button" onClick={() => setCount((known) => known + 1)}>
        {count}
      </button>
    </section>
  );
}

const page = (
  <HydrateLater at="#later">
    <Counter />
  </HydrateLater>
);
let app: HTMLElement;
let root: Root;
const button = () => app.querySelector('button') as HTMLButtonElement;
const isTakenOver = () => Object.keys(button()).some((key) => key.startsWith('__reactProps'));

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(app, page);
  });
  stopKeepingHands();
  await act(async () => replayEarlyHands());
}

beforeEach(() => {
  // As the page's head does.
  keepEarlyHands();
  app = document.body.appendChild(document.createElement('div'));
  // On the server there is no window to wait in.
  app.innerHTML = renderToString(<Counter />)
    .replace(/^/, '<!--$-->')
    .replace(/$/, '<!--/$-->');
});
afterEach(async () => {
  await act(async () => root.unmount());
  app.remove();
});

it('stays the server’s until a hand is in it, and does what the hand wanted, once', async () => {
  await hydrate();
  expect(isTakenOver()).toBe(false);
  await act(async () => button().click());
  expect([isTakenOver(), button().textContent]).toEqual([true, '1']);
  await act(async () => button().click());
  expect(button().textContent).toBe('2');
});

it('is taken over at once where a hand was in it before anything heard it', async () => {
  button().click();
  await hydrate();
  expect([isTakenOver(), button().textContent]).toEqual([true, '1']);
});

it('does once what a hand did while both the head of the page and the part itself keep it', async () => {
  await act(async () => {
    root = hydrateRoot(app, page);
  });
  // The part is known to be asleep, and the page has not yet said that it hears.
  await act(async () => button().click());
  stopKeepingHands();
  await act(async () => replayEarlyHands());
  expect([isTakenOver(), button().textContent]).toEqual([true, '1']);
});

it('is taken over when the focus comes', async () => {
  await hydrate();
  await act(async () => button().focus());
  expect([isTakenOver(), button().textContent]).toEqual([true, '0']);
});

it('tells who follows links that React hears nothing of it', async () => {
  await hydrate();
  let wasAsleep = false;
  const note = (event: Event) => {
    wasAsleep = isForSleeper(event);
  };
  window.addEventListener('click', note, { capture: true, once: true });
  await act(async () => button().click());
  expect(wasAsleep).toBe(true);
});

it('is taken over before what it shows changes: the button under a finger stays, and counts', async () => {
  await hydrate();
  const pressed = button();
  let all: Promise<unknown> | undefined;
  await act(async () => {
    all = takeOverAll();
    pressed.click();
  });
  await all;
  expect([isTakenOver(), button() === pressed, pressed.textContent]).toEqual([true, true, '1']);
});

it('keeps nobody waiting once its page is gone', async () => {
  await hydrate();
  const all = takeOverAll();
  await act(async () => root.render(<p>Another page</p>));
  await all;
  expect(app.textContent).toBe('Another page');
});
