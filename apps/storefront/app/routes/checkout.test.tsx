import type { Menu } from '@comptoir/domain';
import { anItem } from '@comptoir/domain/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyTheCart } from '../state/cart/cart-store.ts';
import { chooseLocation, pickupChoice, useLocationStore } from '../state/location/location-store.ts';
import { useSheetStore } from '../state/page/sheet-store.ts';
import {
  alerts,
  centsOf,
  field,
  fillPersonal,
  goToPayment,
  openTab,
  press,
  putInCart,
  type,
} from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

const { settings } = exampleCatalogue();
const centre = { ...pickupChoice, mode: 'delivery', zone: 'Centre' } as const;
const advance = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const useFakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => vi.useRealTimers());

describe('the checkout', () => {
  it('has five steps in order and begins with the first [CHK-01, CHK-02, RTE-11]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Mode',
      'Coordonnées',
      'Retrait',
      'Paiement',
      'Confirmation',
    ]);
    expect(openTab()).toBe('type');
    expect(screen.getByTestId('checkout-tab-delivery').getAttribute('data-i18n')).toBe('delivery');
  });

  it('names the third step after the mode [CHK-01]', async () => {
    putInCart(101, 2);
    chooseLocation(centre);
    await renderPage('/checkout', page);
    expect(screen.getByTestId('checkout-tab-delivery').textContent).toBe('Livraison');
  });

  it('says that the cart is empty and leads to the menu [RTE-11]', async () => {
    await renderPage('/checkout', page);
    expect(screen.getByText('Votre panier est vide.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voir la carte' }).getAttribute('href')).toBe('/menu');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('shows the empty cart as soon as the last dish is taken out, even from another tab [RTE-11]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    await act(async () => emptyTheCart());
    expect(screen.getByText('Votre panier est vide.')).toBeTruthy();
    expect(screen.queryByTestId('place-order')).toBeNull();
  });

  it('goes one step on and back, and stops at the first [CHK-03]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    expect(screen.queryByTestId('checkout-prev')).toBeNull();
    await press('checkout-next');
    expect(openTab()).toBe('personal');
    await press('checkout-prev');
    expect(openTab()).toBe('type');
  });

  it('jumps to any step by its name [CHK-04]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    await press('checkout-tab-payment');
    expect(openTab()).toBe('payment');
    await press('checkout-tab-confirmation');
    expect(openTab()).toBe('confirmation');
  });

  it('brings the focus to the step that it opens [SHL-26]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    await press('checkout-tab-payment');
    expect(document.activeElement?.textContent).toBe('Comment réglez-vous\u00a0?');
  });
});

describe('the mode', () => {
  it('goes on by itself after half a second, counted anew when chosen again [CHK-06]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    useFakeTimers();
    await press('order-type-pickup');
    await advance(400);
    expect(openTab()).toBe('type');
    await press('order-type-pickup');
    await advance(400);
    expect(openTab()).toBe('type');
    await advance(100);
    expect(openTab()).toBe('personal');
  });

  it('does not follow the diner who went elsewhere meanwhile [CHK-06]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    useFakeTimers();
    await press('order-type-pickup');
    await press('checkout-tab-payment');
    await advance(1000);
    expect(openTab()).toBe('payment');
  });

  it('changes prices and delivery at once [CHK-07, LOC-16, CRT-17]', async () => {
    putInCart(101, 2);
    chooseLocation({ ...centre, mode: 'pickup' });
    await renderPage('/checkout', page);
    expect([centsOf('cart-subtotal'), centsOf('cart-delivery')]).toEqual([2000, 0]);
    await press('checkout-tab-type');
    await press('order-type-delivery');
    expect(useLocationStore.getState().mode).toBe('delivery');
    expect([centsOf('cart-subtotal'), centsOf('cart-delivery'), centsOf('cart-total')]).toEqual([2200, 250, 2450]);
  });

  it('stays where delivery is below the minimum and no charge allows it, and says by how much [CHK-08, LOC-21]', async () => {
    const [zone] = settings.delivery.zones;
    const zones = [{ ...(zone as NonNullable<typeof zone>), flatChargeCents: 0 }];
    putInCart(101);
    chooseLocation(centre);
    await renderPage('/checkout', page, {
      catalogue: { settings: { ...settings, delivery: { ...settings.delivery, zones } } },
    });
    useFakeTimers();
    await press('order-type-delivery');
    await advance(2000);
    expect(openTab()).toBe('type');
    expect(alerts()[0]?.text).toContain('Minimum de commande pour la livraison\u00a0: 15,00\u00a0€');
    expect(alerts()[0]?.text).toContain('Il manque 4,00\u00a0€.');
  });

  it('goes on below the minimum where a flat charge allows it [CHK-08, LOC-18]', async () => {
    putInCart(101);
    chooseLocation(centre);
    await renderPage('/checkout', page);
    await press('checkout-tab-type');
    useFakeTimers();
    await press('order-type-delivery');
    await advance(600);
    expect(openTab()).toBe('personal');
    expect(centsOf('cart-delivery')).toBe(450);
  });

  it('goes on exactly at the minimum, without the charge [CHK-08, LOC-20]', async () => {
    const delivery = {
      ...settings.delivery,
      zones: settings.delivery.zones.map((zone) => ({ ...zone, minimumCents: 2200, flatChargeCents: 0 })),
    };
    putInCart(101, 2);
    chooseLocation(centre);
    await renderPage('/checkout', page, { catalogue: { settings: { ...settings, delivery } } });
    await press('checkout-tab-type');
    useFakeTimers();
    await press('order-type-delivery');
    await advance(600);
    expect(openTab()).toBe('personal');
    expect(centsOf('cart-delivery')).toBe(250);
  });

  it('asks for the place where none is known, and goes on all the same [CHK-09]', async () => {
    putInCart(101, 2);
    await renderPage('/checkout', page);
    useFakeTimers();
    await press('order-type-delivery');
    expect(useSheetStore.getState().sheet).toEqual({ name: 'location' });
    expect(screen.getAllByText('À calculer').length).toBeGreaterThan(0);
    await advance(600);
    expect(openTab()).toBe('personal');
  });

  it('offers no delivery where the restaurant does not deliver [CHK-10, LOC-03]', async () => {
    putInCart(101);
    const delivery = { ...settings.delivery, isActive: false };
    await renderPage('/checkout', page, { catalogue: { settings: { ...settings, delivery } } });
    expect((screen.getByTestId('order-type-delivery') as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('who orders', () => {
  const open = async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    await press('checkout-tab-personal');
  };

  it('is asked for a name, an e-mail and a phone, and goes on with them [CHK-11, CHK-16]', async () => {
    await open();
    await fillPersonal();
    await press('checkout-next');
    expect(openTab()).toBe('delivery');
    expect(alerts()).toEqual([]);
  });

  it.each([
    ['first_name', '  '],
    ['last_name', ''],
    ['email', 'a'],
    ['email', 'a@'],
    ['email', 'a@b'],
    ['phone', ''],
  ])(
    'is told when %s is "%s": the step stays, the field is marked and has the focus [CHK-12, CHK-13, CHK-14, CHK-15]',
    async (name, value) => {
      await open();
      await fillPersonal();
      await type(name, value);
      await press('checkout-next');
      expect(openTab()).toBe('personal');
      expect(alerts()).toMatchObject([{ key: 'Please fill out all required fields' }]);
      const said =
        name === 'email' ? 'Cette adresse n’est pas complète' : 'Veuillez remplir tous les champs obligatoires.';
      expect(alerts()[0]?.text).toContain(said);
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field(name));
    },
  );

  it('may have a name of one letter [CHK-12, CHK-13]', async () => {
    await open();
    await fillPersonal();
    await type('first_name', 'A');
    await type('email', 'a@b.fr');
    await press('checkout-next');
    expect(openTab()).toBe('delivery');
  });

  it('finds what was typed after a reload, and the same step [CHK-48]', async () => {
    await open();
    await type('first_name', 'Camille');
    expect(JSON.parse(sessionStorage.checkout)).toMatchObject({ tab: 'personal', personal: { firstName: 'Camille' } });
  });
});

describe('where the order goes', () => {
  const open = async () => {
    putInCart(101, 2);
    await renderPage('/checkout', page);
    await press('checkout-tab-personal');
    await fillPersonal();
    await press('checkout-next');
  };

  it('begins with the town of the chosen zone; the street is typed [CHK-20, LOC-24]', async () => {
    chooseLocation(centre);
    await open();
    const values = ['address', 'city', 'postal_code', 'country'].map((name) => field(name).value);
    expect(values).toEqual(['', 'Lyon', '69002', 'France']);
    await press('checkout-next');
    expect(openTab()).toBe('delivery');
    expect(alerts()).toMatchObject([{ key: 'Please fill out all required fields' }]);
    await type('address', '5 place Bellecour');
    await press('checkout-next');
    expect(openTab()).toBe('payment');
  });

  it('is not asked for pickup [CHK-21, CHK-22]', async () => {
    await open();
    expect(field('address')).toBeNull();
    await press('checkout-next');
    expect(openTab()).toBe('payment');
  });

  it('has to lie in the zone that was chosen [LOC-14, LOC-24]', async () => {
    chooseLocation(centre);
    await open();
    await type('address', '1 place de la Mairie');
    await type('postal_code', '69700');
    await type('city', 'Givors');
    await press('checkout-next');
    expect(openTab()).toBe('delivery');
    expect(
      alerts()
        .map(({ text }) => text)
        .join(),
    ).toContain('Cette adresse est hors de nos zones de livraison');
  });

  it('is found by its postal code where no zone was chosen [LOC-14]', async () => {
    chooseLocation({ ...pickupChoice, mode: 'delivery' });
    await open();
    await type('address', '5 place Bellecour');
    await type('postal_code', '69002');
    await type('city', 'Lyon');
    expect(centsOf('cart-delivery')).toBe(250);
    await press('checkout-next');
    expect(openTab()).toBe('payment');
  });

  it('follows the zone that is chosen on the way [LOC-16]', async () => {
    chooseLocation({ ...pickupChoice, mode: 'delivery' });
    await open();
    await act(async () => chooseLocation(centre));
    expect(field('postal_code').value).toBe('69002');
  });
});

describe('what is wrong', () => {
  const told = () => alerts().map(({ text }) => text?.replace(/\s/g, ' '));

  it('is an address that is not complete, and not that something is missing [CHK-13, CHK-15]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    await press('checkout-tab-personal');
    await fillPersonal();
    await type('email', 'a@b');
    await press('checkout-next');
    expect(told()).toEqual([
      'Une information est à corriger. Cette adresse n’est pas complète, par exemple nom@exemple.fr.',
    ]);
    expect(document.activeElement).toBe(field('email'));
    expect(field('email').getAttribute('aria-describedby')).not.toBeNull();
  });

  it('is a time that was not chosen [CHK-22]', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    await press('checkout-tab-delivery');
    await act(async () => document.querySelector<HTMLInputElement>('[name=is_scheduled][value=true]')?.click());
    await press('checkout-next');
    expect(told()).toEqual(['Choisissez une heure. ']);
    expect(document.activeElement?.getAttribute('name')).toBe('delivery_time_range');
  });
});

describe('the payment', () => {
  it('is cash by default, named after the mode [PAY-01, PAY-02]', async () => {
    putInCart(101);
    fakeApi({});
    await renderPage('/checkout', page);
    await goToPayment();
    expect(field('method').value).toBe('cash');
    expect(field('method').checked).toBe(true);
    expect(screen.getByText('Espèces au retrait').getAttribute('data-i18n')).toBe('cash');
  });

  it('has the full recap above a button that says what it does [CHK-50, CRT-29]', async () => {
    putInCart(101, 2, [{ optionId: 1, choices: [{ choiceId: 1001, quantity: 1 }] }]);
    await renderPage('/checkout', page);
    await goToPayment();
    const main = screen.getByRole('main').textContent ?? '';
    const button = screen.getByTestId('place-order');
    expect(button.textContent).toContain('Commander avec obligation de paiement');
    expect(button.textContent).toContain('23,00\u00a0€');
    for (const part of [
      '2 × Margherita',
      'Mozzarella',
      'Retrait, dès que possible',
      'Prête vers 19\u00a0h\u00a020',
      '12 rue de la République',
      'Camille Martin',
      'Espèces au retrait',
    ])
      expect(main).toContain(part);
    const follows = screen.getByTestId('cart').compareDocumentPosition(button);
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows net, VAT and gross by rate, which add up to the total [CRT-31, CRT-02]', async () => {
    putInCart(101, 2);
    await renderPage('/checkout', page);
    await press('checkout-tab-payment');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const cents = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.dataset.cents)));
    for (const [net = 0, tax = 0, gross = 0] of cents) expect(net + tax).toBe(gross);
    expect(cents.reduce((sum, [, , gross = 0]) => sum + gross, 0)).toBe(centsOf('cart-total'));
    expect(centsOf('cart-tax')).toBe(182);
  });

  it('can’t be made where nothing is accepted [CHK-26, PAY-06]', async () => {
    putInCart(101);
    const payments = { ...settings.payments, isCashActive: false };
    await renderPage('/checkout', page, { catalogue: { settings: { ...settings, payments } } });
    await press('checkout-tab-payment');
    expect(screen.getByText('Aucun moyen de paiement n’est disponible.')).toBeTruthy();
    expect((screen.getByTestId('place-order') as HTMLButtonElement).disabled).toBe(true);
    expect(field('method')).toBeNull();
  });

  it('offers neither card nor PayPal where these are not active, and calls for neither [PAY-04, PAY-05, PYX-39]', async () => {
    const api = fakeApi({});
    putInCart(101);
    const payments = { ...settings.payments, isCardActive: false };
    await renderPage('/checkout', page, { catalogue: { settings: { ...settings, payments } } });
    await goToPayment();
    expect([...document.querySelectorAll<HTMLInputElement>('[name=method]')].map(({ value }) => value)).toEqual([
      'cash',
    ]);
    expect(screen.getByRole('main').textContent).not.toMatch(/paypal|carte bancaire/i);
    expect(api.calls.filter(({ path }) => /stripe|paypal/.test(path))).toEqual([]);
    expect(document.querySelector('script[src*="stripe"]')).toBeNull();
  });

  it('of less than half a euro is taken in cash, even where cash is off [PAY-17]', async () => {
    const [carte] = exampleCatalogue().menus as [Menu];
    const bread = anItem({ id: 401, name: 'Pain', price: { pickupCents: 30, deliveryCents: 30, taxRateBp: 550 } });
    const categories = [
      ...carte.categories,
      { id: 41, name: 'Pain', description: '', gender: 'f' as const, items: [bread] },
    ];
    const payments = { ...settings.payments, isCashActive: false };
    putInCart(401);
    await renderPage('/checkout', page, {
      catalogue: { menus: [{ ...carte, categories }], settings: { ...settings, payments } },
    });
    await goToPayment();
    expect(field('method').value).toBe('cash');
    expect((screen.getByTestId('place-order') as HTMLButtonElement).disabled).toBe(false);
  });

  it('waits for the connection', async () => {
    putInCart(101);
    await renderPage('/checkout', page);
    await press('checkout-tab-payment');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => fireEvent(window, new Event('offline')));
    // The banner of the shop says the same above the page, once it is loaded.
    const said = document.querySelector('main')?.textContent?.replace(/\s/g, ' ');
    expect(said).toContain('Hors ligne');
    expect(said).toContain('Pas de connexion. Rien n’est parti : vous pourrez commander dès qu’elle revient.');
    expect((screen.getByTestId('place-order') as HTMLButtonElement).disabled).toBe(true);
  });
});
