import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

interface SheetProps {
  name: string;
  onClose: () => void;
}

const load = vi.fn<() => Promise<ComponentType<SheetProps>>>();
const onMissing = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  for (const one of [load, onMissing, onClose]) one.mockReset();
  load.mockResolvedValue(({ name }) => <p>{name}</p>);
});

/** Shows a part under a name until it is taken away again. */
const open = (Part: ComponentType<SheetProps>, name: string) =>
  act(async () =>
    render(
      <Suspense>
        <Part name={name} onClose={onClose} />
      </Suspense>,
    ),
  );

it('is fetched when it is first shown, and once', async () => {
  const Part = lazyPart(load, { onMissing });
  expect(load).not.toHaveBeenCalled();
  const { unmount } = await open(Part, 'Margherita');
  expect(screen.getByText('Margherita')).toBeTruthy();
  unmount();
  await open(Part, 'Reine');
  expect(screen.getByText('Reine')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('closes and says so where it can’t be had, and is fetched again by the next tap', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart(load, { onMissing });
  const { unmount } = await open(Part, 'Margherita');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onMissing).toHaveBeenCalledTimes(1);
  unmount();
  await open(Part, 'Reine');
  expect(screen.getByText('Reine')).toBeTruthy();
});

it('leaves word where it stood and is fetched again when the diner asks, without another load of the page [PWA-18]', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  const Instead = ({ onRetry }: { onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      Réessayer
    </button>
  );
  const Part = lazyPart(load, { Instead, reloads: false });
  await open(Part, 'Carte');
  const retry = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
  await retry();
  expect(screen.queryByText('Carte')).toBeNull();
  await retry();
  expect(screen.getByText('Carte')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('that a hand opens is nothing until it is here: no boundary above it shows its fallback, which React would keep for a while', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType<SheetProps>>();
  load.mockReturnValue(promise);
  const Part = lazyPart(load, { isOpened: true });
  const shown = (
    <Suspense fallback="Un instant">
      <p>La carte</p>
      <Part name="Margherita" onClose={onClose} />
    </Suspense>
  );
  await act(async () => render(shown));
  expect(document.body.textContent).toBe('La carte');
  await act(async () => resolve(({ name }) => <p>{name}</p>));
  expect(document.body.textContent).toBe('La carteMargherita');
});
