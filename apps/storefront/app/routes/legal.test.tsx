import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import * as cookies from './cookie-policy.tsx';
import * as privacy from './privacy-policy.tsx';
import * as terms from './terms-of-service.tsx';

it.each([
  ['Politique relative aux cookies', cookies],
  ['Politique de confidentialité', privacy],
  ['Conditions générales', terms],
])('"%s" is a page of its own that names the shop [RTE-17, RTE-18, RTE-19]', async (title, page) => {
  await renderPage(page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const text = screen.getByRole('main').textContent ?? '';
  expect(text).toContain('Lève-tard');
  expect(text).toContain('1 novembre 2026');
  // No sentence is left with a hole or with its id.
  expect(text).not.toMatch(/[{}]|legal\./);
});
