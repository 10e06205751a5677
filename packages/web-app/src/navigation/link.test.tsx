import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followClick, Link } from './link.tsx';

const go = vi.fn();
const follow = (event: MouseEvent) => {
  followClick(event, ({ pathname, search, hash }, options) => go(pathname + search + hash, options));
  // The test's page loads no other.
  event.preventDefault();
};

beforeEach(() => {
  go.mockClear();
  document.addEventListener('click', follow);
  render(
    <>
      <Link to="/menu?a=1#top">menu</Link>
      <Link to="/" isReplacing keepsScroll>
        home
      </Link>
      <Link to="/paper" target="_blank">
        paper
      </Link>
      <a href="/menu">other</a>
    </>,
  );
});
afterEach(() => document.removeEventListener('click', follow));

const click = (name: string, how = {}) => fireEvent.click(screen.getByText(name), how);

describe('a link within the wing', () => {
  it('is followed with its query and hash, and in the manner that it names', () => {
    click('menu');
    click('home');
    expect(go.mock.calls).toEqual([
      ['/menu?a=1#top', { isReplacing: false, keepsScroll: false }],
      ['/', { isReplacing: true, keepsScroll: true }],
    ]);
  });

  it('adds no entry to the history where it leads to the shown address', () => {
    history.replaceState(null, '', '/menu?a=1#top');
    click('menu');
    expect(go.mock.calls[0]?.[1]).toEqual({ isReplacing: true, keepsScroll: false });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s with %j',
    (how) => {
      click('menu', how);
      expect(go).not.toHaveBeenCalled();
    },
  );

  it('is the browser’s where it names a window, or is no link within the wing', () => {
    click('paper');
    click('other');
    expect(go).not.toHaveBeenCalled();
  });
});
