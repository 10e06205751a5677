import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Icon } from './icon.tsx';
import { type IconName, iconNames } from './icon-names.ts';
import { IconSprite } from './icon-sprite.tsx';

it('draws every icon that the interface names [SHL-21]', () => {
  const { container: page } = render(<IconSprite />);
  for (const name of iconNames) {
    const { container, unmount } = render(<Icon name={name} />);
    const symbol = container.querySelector('use')?.getAttribute('href') ?? '';
    expect(page.querySelector(symbol)?.querySelector('path, circle, rect, line'), name).toBeTruthy();
    unmount();
  }
});

it('leaves an unknown icon out with one warning, and the page goes on [SHL-21]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = render(
    <p>
      <Icon name={'no-such-icon' as IconName} /> text
    </p>,
  );
  expect(container.textContent).toBe(' text');
  expect(warn).toHaveBeenCalledTimes(1);
});
