import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replayEarlyHands, stopKeepingHands } from './early-hands.ts';
import { keepEarlyHands } from './keep-early-hands.ts';

function Form() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        <b>More</b>
      </button>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={isChosen} onChange={(event) => setChosen(event.target.checked)} />
      <output>{[count, text, isChosen].join(' ')}</output>
    </>
  );
}

let app: HTMLElement;
const heard = () => app.querySelector('output')?.textContent;

beforeEach(() => {
  // As the page's head does.
  keepEarlyHands();
  app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = renderToString(<Form />);
});
afterEach(() => app.remove());

async function takeOver(): Promise<void> {
  await act(async () => hydrateRoot(app, <Form />));
  stopKeepingHands();
  act(replayEarlyHands);
}

/** What a hand types into a page that nothing hears. */
function type(text: string): void {
  const field = app.querySelector('input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('what was done before the page could hear it', () => {
  it('is done again: taps, words and choices, each once', async () => {
    app.querySelector('b')?.click();
    type('re');
    type('reine');
    app.querySelector<HTMLElement>('[type=checkbox]')?.click();
    expect(heard()).toBe('0  false');
    await takeOver();
    expect(heard()).toBe('1 reine true');
    act(replayEarlyHands);
    expect(heard()).toBe('1 reine true');
  });

  it('is no form that the browser sends itself: it is sent once the page hears, with what was typed', async () => {
    const sent: string[] = [];
    function Login() {
      const [name, setName] = useState('');
      const send = (event: { preventDefault: () => void }) => {
        event.preventDefault();
        sent.push(name);
      };
      return (
        <form onSubmit={send}>
          <input value={name} onChange={(event) => setName(event.target.value)} />
          <button type="submit">Send</button>
        </form>
      );
    }
    app.innerHTML = renderToString(<Login />);
    const native: boolean[] = [];
    const watch = (event: Event) => native.push(event.defaultPrevented);
    window.addEventListener('submit', watch);
    type('zoe');
    app.querySelector('button')?.click();
    // As Enter does in a form without a button.
    app.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([native, sent]).toEqual([[true], []]);
    await act(async () => hydrateRoot(app, <Login />));
    stopKeepingHands();
    act(replayEarlyHands);
    expect(sent).toEqual(['zoe']);
    window.removeEventListener('submit', watch);
  });

  it('is forgotten where it is gone, and what is heard already is not done twice', async () => {
    const gone = app.insertAdjacentElement('beforeend', document.createElement('button')) as HTMLElement;
    gone.click();
    gone.remove();
    await takeOver();
    app.querySelector('b')?.click();
    act(replayEarlyHands);
    await act(async () => undefined);
    expect(heard()).toBe('1  false');
  });

  it('keeps a link where another document would forget what is kept, and leaves it to the browser elsewhere', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#dish';
    link.dataset.link = '';
    const isFollowed = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(isFollowed()).toBe(true);
    location.hash = '';
    app.querySelector('b')?.click();
    expect(isFollowed()).toBe(false);
    await takeOver();
    expect([heard(), location.hash]).toEqual(['1  false', '#dish']);
    link.remove();
  });

  it('needs no page that was rendered here', () => {
    render(<Form />);
    expect(() => replayEarlyHands()).not.toThrow();
    expect(screen.getAllByRole('button')).not.toHaveLength(0);
  });
});
