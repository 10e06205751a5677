import { createFormat } from '@comptoir/format';
import { expect, it } from 'vitest';
import { auditDetails } from './audit-details.ts';

const shown = { format: createFormat('fr', 'EUR'), timeZone: 'Europe/Paris' };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const told = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  auditDetails({ before, after }, shown).map(plain);

it('names fields and values in French, and leaves out what did not change [ROL-23]', () => {
  expect(told({ role: 'manager', isActive: true }, { role: 'kitchen', isActive: true, endedDevices: 2 })).toEqual([
    'Rôle : Responsable → Cuisine',
    'Écrans déconnectés : 2',
  ]);
  expect(told({ refundLimitCents: 10_000 }, { refundLimitCents: 5_050 })).toEqual([
    'Limite d’un remboursement : 100,00 € → 50,50 €',
  ]);
});

it('says moments, lists, choices and nested values as they are read [ROL-23]', () => {
  expect(told(null, { modes: ['pickup', 'delivery'], until: '2026-11-21T18:31:00Z', message: '' })).toEqual([
    'Pour : à emporter, en livraison',
    'Jusqu’à : samedi 21 novembre à 19 h 31',
    'Message : rien',
  ]);
  expect(told({ guestCash: { kind: 'accepted' } }, { guestCash: { kind: 'code', from: 3 } })).toEqual([
    'Espèces des invités : Type acceptées → Type avec un code · à partir de la commande 3',
  ]);
  expect(told(null, { targets: [{ kind: 'item', id: 101 }] })).toEqual(['Plats et choix : Type plat · numéro 101']);
  expect(told({ refuseAfterMinutes: 12 }, { refuseAfterMinutes: null })).toEqual([
    'Refuser sans réponse après (minutes) : 12 → rien',
  ]);
});

it('says how the shop taxes, and who sells [BOK-38]', () => {
  const tax = { isEnabled: true, isInclusive: true, defaultRateBp: 550 };
  expect(told({ tax: null }, { tax })).toEqual(['TVA : rien → avec TVA oui · prix TTC oui · taux usuel 5,5 %']);
  expect(told({ 'office.legal': { city: 'Lyon' } }, { 'office.legal': { city: 'Bron' } })).toEqual([
    'Mentions du vendeur : ville Lyon → ville Bron',
  ]);
});

it('keeps what a newer version wrote as it is [ROL-23]', () => {
  expect(told({ colour: 'red' }, { colour: 'blue' })).toEqual(['colour : red → blue']);
});
