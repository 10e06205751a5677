import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type PageModule, renderPage } from '../testing/render-page.tsx';
import * as cookies from './cookie-policy.tsx';
import * as privacy from './privacy-policy.tsx';
import * as terms from './terms-of-service.tsx';

it.each<[string, `/${string}`, PageModule]>([
  ['Politique relative aux cookies', '/cookie-policy', cookies],
  ['Politique de confidentialité', '/privacy-policy', privacy],
  ['Conditions générales', '/terms-of-service', terms],
])('"%s" is a page of its own that names the shop [RTE-17, RTE-18, RTE-19]', async (title, path, page) => {
  await renderPage(path, page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const text = screen.getByRole('main').textContent ?? '';
  expect(text).toContain('Lève-tard');
  expect(text).toContain('1er novembre 2026');
  // No sentence is left with a hole or with its id.
  expect(text).not.toMatch(/[{}]|legal\./);
});
