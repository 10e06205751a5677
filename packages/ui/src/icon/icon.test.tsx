import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addIcons } from './add-icons.ts';
import { Icon } from './icon.tsx';
import { type IconName, iconNames } from './icon-names.ts';
import { IconSprite, iconDrawings } from './icon-sprite.tsx';
import { IconHost } from './missing-icon.tsx';

afterEach(() => vi.unstubAllGlobals());

it('draws every icon that the interface names [SHL-21]', () => {
  const { container: page } = render(<IconSprite />);
  for (const name of iconNames) {
    const { container, unmount } = render(<Icon name={name} />);
    const symbol = container.querySelector('use')?.getAttribute('href') ?? '';
    expect(page.querySelector(symbol)?.querySelector('path, circle, rect, line'), name).toBeTruthy();
    unmount();
  }
});

it('draws at first those that a page shows, and the others once, when they are added [SHL-21]', () => {
  const { container: page } = render(<IconSprite of={'<use href="#i-eye-off"/>'} />);
  const ids = () => [...page.querySelectorAll('symbol')].map(({ id }) => id);
  expect(ids()).toEqual(['i-eye-off']);
  for (let again = 0; again < 2; again += 1) addIcons(iconDrawings);
  expect(ids().toSorted()).toEqual(iconNames.map((name) => `i-${name}`).toSorted());
});

/** Icon services as `answers` say it, by the beginning of the address; gives what was asked, in order. */
function iconServices(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const [, json] = Object.entries(answers).find(([root]) => address.startsWith(root)) ?? [];
    if (json === undefined) throw new TypeError('Failed to fetch');
    return Response.json(json, { status: json === null ? 404 : 200 });
  });
  return asked;
}

const show = (name: string, host: string | null = null) =>
  render(
    <IconHost value={host}>
      <p>
        <Icon name={name as IconName} /> text <Icon name={name as IconName} />
      </p>
    </IconHost>,
  ).container;

it('leaves an unknown icon out with one warning, and the page goes on [SHL-21]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked = iconServices({ '/_icons': { icons: {}, not_found: ['no-such-icon'] } });
  const page = show('no-such-icon');
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Unknown icon: no-such-icon'));
  expect([page.querySelector('p')?.children.length, page.textContent]).toEqual([0, ' text ']);
  expect([warn.mock.calls.length, asked]).toEqual([1, ['/_icons/lucide.json?icons=no-such-icon']]);
});

it('draws one that the shop or a public service knows, as a picture and never as markup [PLT-08]', async () => {
  const strange = { width: 16, height: 16, icons: { palm: { body: '<script>alert(1)</script><path d="M0 0"/>' } } };
  const asked = iconServices({ '/_icons': null, 'https://icons.example': strange });
  const page = show('palm', 'https://icons.example');
  await waitFor(() => expect(page.querySelectorAll('span')).toHaveLength(2));
  expect(asked).toEqual(['/_icons/lucide.json?icons=palm', 'https://icons.example/lucide.json?icons=palm']);
  expect(page.querySelector('script, path')).toBeNull();
  expect(decodeURIComponent(page.querySelector('span')?.style.mask ?? '')).toContain('viewBox="0 0 16 16"><script>');
});

it.each([
  ['is not that of an icon', { icons: { broken: { body: 7 } } }],
  ['is nothing at all', null],
])('goes on where what a service answers %s [PLT-08]', async (how, json) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  iconServices({ '/_icons': null, [`https://${how.length}.example`]: json });
  const page = show('broken', `https://${how.length}.example`);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Unknown icon: broken'));
  expect(page.querySelector('p')?.children.length).toBe(0);
});
