import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCode, goTo, join, logIn, mailedCode, newMember, press, session, signUp } from './account-diner.ts';
import { newDiner } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.dispose();
});

describe('an account', () => {
  it('is made with a code from the mailbox, is there after a reload, and is left and entered again [RTE-02, RTE-13, RTE-15, RTE-16, AUT-03, AUT-05, AUT-08, AUT-11, AUT-30, AUT-32]', async () => {
    const { page, problems, leave } = await newDiner(shop.url);
    const member = newMember();
    await page.goto('/');
    expect(await page.getByTestId('header').getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe(
      '/auth/login',
    );
    await signUp(page, member);
    expect(await page.locator('main').innerText()).toContain(member.email);
    expect(await session(page)).toBeNull();
    await fillCode(page, await mailedCode(shop, member.email));
    await press(page, 'Valider');
    await page.waitForURL((url) => url.pathname === '/');
    const first = await session(page);
    expect(first).toMatchObject({ user: { email: member.email, first_name: 'Camille', is_verified: true } });
    await page.reload();
    await page.getByTestId('header').getByRole('link', { name: 'Mon compte' }).click();
    await page.waitForURL('**/profile');
    await page.getByRole('heading', { level: 1, name: 'Camille' }).waitFor();

    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await session(page)).toBeNull();
    const profile = `${shop.url}/v2/public/auth/profile?token=${first?.token}&user_id=${first?.user.id}`;
    await expect.poll(async () => (await fetch(profile)).status).toBe(401);

    await page.getByTestId('header').getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/auth/login');
    await logIn(page, member);
    await page.waitForURL((url) => url.pathname === '/');
    expect((await session(page))?.token).not.toBe(first?.token);
    expect(problems).toEqual([]);
    await leave();
  });

  it('says without JavaScript what its pages need, and shows nothing that never comes', async () => {
    const { page, leave } = await newDiner(shop.url, { javaScriptEnabled: false });
    for (const path of ['/profile', '/profile/ViewOrders', '/profile/ViewSecurity']) {
      await page.goto(path);
      expect(await page.locator('main').innerText()).toContain('Cette page a besoin de JavaScript');
      expect(await page.getByLabel('Chargement…').isVisible()).toBe(false);
    }
    await leave();
  });

  it('says in the server’s words what is wrong with a login and a code, and goes on [AUT-04, AUT-09, ERR-02]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const member = newMember();
    await goTo(page, '/auth/login');
    await logIn(page, member);
    await page.getByRole('alert').getByText('E-mail ou mot de passe incorrect').waitFor();
    await signUp(page, member);
    await mailedCode(shop, member.email);
    await fillCode(page, '000000');
    await press(page, 'Valider');
    await page.getByRole('alert').getByText('Code incorrect ou expiré').waitFor();
    // The digits stay, so that the diner can correct them.
    expect(await page.locator('[name=otp]').inputValue()).toBe('0');
    await leave();
  });

  it('gets another password by a code, and every session ends, in every tab [AUT-16, AUT-20, RTE-13, RTE-14, RTE-46]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const member = newMember();
    const used = await join(page, shop, member);
    const other = await page.context().newPage();
    await goTo(other, '/profile/ViewAccount');
    await other.getByText(member.email).first().waitFor();

    await goTo(page, '/profile/ChangePassword');
    await press(page, 'Recevoir le code');
    await fillCode(page, await mailedCode(shop, member.email, used));
    await page.locator('[name=password]').fill('tiramisu-du-mardi');
    await page.locator('[name=confirmation]').fill('tiramisu-du-mardi');
    await press(page, 'Enregistrer');
    await page.waitForURL('**/auth/login');
    await page.getByText('Votre mot de passe est changé.').waitFor();
    expect(await session(page)).toBeNull();
    await other.getByText('Vous n’êtes pas connecté').waitFor();

    await logIn(page, member);
    await page.getByRole('alert').waitFor();
    await logIn(page, { ...member, password: 'tiramisu-du-mardi' });
    await page.waitForURL((url) => url.pathname === '/');
    await leave();
  });

  it('comes back to the page of the profile that invited, once [RTE-02, AUT-33]', async () => {
    const { page, leave } = await newDiner(shop.url);
    const member = newMember();
    await join(page, shop, member);
    await page.evaluate(() => localStorage.clear());
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v2/public/auth/')) calls.push(request.url());
    });
    await goTo(page, '/fr/profile/ViewSecurity');
    await page.getByText('Vous n’êtes pas connecté').waitFor();
    expect(calls).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/fr/auth/login');
    await logIn(page, member);
    await page.waitForURL('**/fr/profile/ViewSecurity');
    await page.getByRole('heading', { level: 1, name: 'Sécurité' }).waitFor();
    await leave();
  });

  it('holds who one is and where one lives; both are there for the next visit, and the place is looked for where one picks [RTE-22, RTE-44, AUT-12, AUT-13, LOC-26]', async () => {
    const { page, problems, leave } = await newDiner(shop.url);
    await join(page, shop, newMember());
    await goTo(page, '/profile/ViewProfile');
    await page.locator('[name=last_name]').fill('Durand');
    await page.locator('[name=address]').first().fill('2 rue de la République, 69001 Lyon');
    await press(page, 'Enregistrer');
    await page.getByText('C’est enregistré.').first().waitFor();
    await press(page, 'Ajouter une adresse');
    const book = page.locator('#addresses');
    await book.getByLabel('Adresse').fill('12 rue Belfort');
    await book.getByLabel('Code postal').fill('69004');
    await book.getByLabel('Ville').fill('Lyon');
    await book.getByLabel('Étage').fill('3');
    await book.getByRole('button', { name: 'Enregistrer' }).click();
    await book.getByText('69004 Lyon · étage 3').waitFor();
    await page.reload();
    await book.getByText('69004 Lyon · étage 3').waitFor();
    expect(await page.locator('[name=last_name]').inputValue()).toBe('Durand');
    await goTo(page, '/profile/ViewAccount');
    await page.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor();
    await page.getByText('Camille Durand').first().waitFor();
    await goTo(page, '/menu');
    await page.getByTestId('location-button').first().click();
    await page.getByTestId('location-option-address').click();
    expect(await page.getByRole('combobox').inputValue()).toBe('2 rue de la République, 69001 Lyon');
    await page
      .getByRole('option', { name: /2 rue de la République/i })
      .first()
      .waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('gives all that it holds as a file', async () => {
    const { page, leave } = await newDiner(shop.url);
    const member = newMember();
    await join(page, shop, member);
    await goTo(page, '/profile/ViewAccount');
    const coming = page.waitForEvent('download');
    await press(page, 'Télécharger mes données');
    const file = await coming;
    expect(file.suggestedFilename()).toBe('leve-tard-mes-donnees.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain(member.email);
    await leave();
  });
});
