import { Link } from '@comptoir/web-app/navigation';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { connectNavigation, currentAddress, go, usePath, useQuery } from './navigation.ts';

function Here() {
  return (
    <>
      <output>{usePath() + useQuery()}</output>
      <Link to="/office/equipe?jour=1">équipe</Link>
      <a href="/menu" onClick={(event) => event.preventDefault()}>
        shop
      </a>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  history.replaceState(null, '', '/office/board');
  const stop = connectNavigation();
  render(<Here />);
  return stop;
});

it('follows links of the office without loading a page, and leaves the others to the browser', () => {
  act(() => screen.getByRole('link', { name: 'équipe' }).click());
  expect(shown()).toBe('/office/equipe?jour=1');
  act(() => screen.getByRole('link', { name: 'shop' }).click());
  expect(shown()).toBe('/office/equipe?jour=1');
});

it('leaves the entry that is replaced no way back', () => {
  const entries = history.length;
  act(() => go('/office/connexion', { isReplacing: true }));
  expect(currentAddress()).toBe('/office/connexion');
  expect(history.length).toBe(entries);
});

it('follows the browser’s own ways', async () => {
  act(() => go('/office/equipe'));
  history.back();
  await expect.poll(shown).toBe('/office/board');
});
