import { expect, it } from 'vitest';
import { pathOfLink } from './path-of-link.ts';

const site = { siteRoot: 'https://commande.example.fr', native: { appId: 'fr.example.commande', appName: 'Exemple' } };

it.each([
  ['https://commande.example.fr/menu?product=101', '/menu?product=101'],
  ['https://commande.example.fr/', '/'],
  ['fr.example.commande://menu?product=101#allergens', '/menu?product=101#allergens'],
  ['fr.example.commande:///profile/ViewOrders', '/profile/ViewOrders'],
  ['fr.example.commande://profile/ViewOrders', '/profile/ViewOrders'],
  ['https://commande.example.fr.evil.example/menu', null],
  ['javascript:alert(1)', null],
  ['fr.example.commandes://menu', null],
  ['menu', null],
  ['', null],
])('the link %s asks for %s [PWA-26]', (link, path) => {
  expect(pathOfLink(link, site)).toBe(path);
});

it('never leads out of the application: what looks like a host is a path', () => {
  const path = pathOfLink('fr.example.commande:////evil.example/menu', site) ?? '';
  expect(new URL(path, 'https://localhost').origin).toBe('https://localhost');
});
