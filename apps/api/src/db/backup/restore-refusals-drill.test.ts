import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBooks } from '../../features/books/seal/seal-entries.ts';
import { replaceCatalogue } from '../../features/catalogue/catalogue-repository.ts';
import { catalogueFromFile } from '../../features/catalogue/file/catalogue-file.ts';
import { ask, type BackupDesk, openBackupDesk, type TestAddress } from '../../testing/backup-desk.ts';
import { openTestBooks } from '../../testing/books.ts';
import { describeRows, describeSchema } from '../../testing/describe-database.ts';
import { exampleCatalogue } from '../../testing/example-catalogue.ts';
import { fillEveryTable } from '../../testing/fill-every-table.ts';
import { openDatabase } from '../open-database.ts';
import { backUp } from './back-up.ts';
import { BackupFailure } from './contents/backup-failure.ts';
import { restore } from './restore.ts';

let desk: BackupDesk;
/** A backup of a shop with orders, and the address of that shop. */
let backup: Buffer;
let fullAddress: TestAddress;
/** The address of a shop that was started once and has a catalogue but no orders. */
let startedAddress: TestAddress;

beforeAll(async () => {
  desk = openBackupDesk();
  [fullAddress, startedAddress] = [await desk.newAddress(), await desk.newAddress()];
  const full = await openDatabase({ databaseUrl: fullAddress.connectionString, dataDir: '' });
  await fillEveryTable(full.db);
  await full.close();
  const started = await openDatabase({ databaseUrl: startedAddress.connectionString, dataDir: '' });
  await replaceCatalogue(started.db, catalogueFromFile(exampleCatalogue()));
  await openBooks(openTestBooks(started.db).tools);
  await started.close();
  const file = desk.newFile();
  await backUp({ address: fullAddress, file });
  backup = await readFile(file);
});
afterAll(() => desk.clear());

async function fileOf(content: Buffer | string): Promise<string> {
  const file = desk.newFile();
  await writeFile(file, content);
  return file;
}

const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(backup).toString()));

/** Expects that a restore fails with one sentence and changes nothing. Returns the sentence. */
async function refusalOf(address: TestAddress, file: string): Promise<string> {
  const state = () => ask(address, async (client) => [await describeSchema(client), await describeRows(client)]);
  const before = await state();
  const refusal = await restore({ address, file }).then(
    () => null,
    (error: unknown) => error,
  );
  expect(await state()).toEqual(before);
  expect(refusal).toBeInstanceOf(BackupFailure);
  const { message } = refusal as BackupFailure;
  expect(message).toMatch(/^[^\n]+\.$/);
  return message.replace(file, 'FILE');
}

describe('a restore is refused in one sentence, and changes nothing,', () => {
  it.each(Array.from({ length: 20 * inject('drillShare') }, (_, place) => [place, Math.random()]))(
    'where the file was cut off (%i: at %d of it)',
    async (_, share) => {
      const cut = backup.subarray(0, Math.floor(share * backup.length));
      expect(await refusalOf(startedAddress, await fileOf(cut))).toMatch(
        /^FILE (est coupé ou abîmé|n’est pas une sauvegarde)/,
      );
    },
  );

  it('where nothing was written into the file', async () => {
    expect(await refusalOf(startedAddress, await fileOf(''))).toBe('FILE est coupé ou abîmé.');
  });

  it('where the text in the file was cut off', async () => {
    const cut = changed((text) => text.slice(0, text.lastIndexOf('--')));
    expect(await refusalOf(startedAddress, await fileOf(cut))).toBe('FILE est coupé ou abîmé.');
  });

  it('where a byte is another', async () => {
    const damaged = Buffer.from(backup);
    const place = damaged.length - 200;
    damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
    expect(await refusalOf(startedAddress, await fileOf(damaged))).toBe('FILE est coupé ou abîmé.');
  });

  it.each([
    ['is another text', 'not a backup'],
    ['is another compressed text', gzipSync('not a backup\n')],
    ['has another first line', gzipSync('{"format":1}\n')],
    ['is one endless line', gzipSync('x'.repeat(3e6))],
  ])('where the file %s', async (_, content) => {
    expect(await refusalOf(startedAddress, await fileOf(content))).toBe('FILE n’est pas une sauvegarde de boutique.');
  });

  it('where there is no file, or none that can be read', async () => {
    expect(await refusalOf(startedAddress, desk.newFile())).toMatch(/^FILE ne peut pas être lu : ENOENT/);
    expect(await refusalOf(startedAddress, '/')).toMatch(/ ne peut pas être lu : EISDIR/);
  });

  it('where the file is of a newer version of the shop', async () => {
    const newer = changed((text) => text.replace(/"schemaVersion":\d+/, '"schemaVersion":4102444800000'));
    expect(await refusalOf(startedAddress, await fileOf(newer))).toMatch(
      /que celle-ci ne connaît pas : mettez d’abord celle-ci à jour/,
    );
    const other = changed((text) => text.replace('"format":1', '"format":2'));
    expect(await refusalOf(startedAddress, await fileOf(other))).toMatch(
      /vient d’une version plus récente de la boutique/,
    );
  });

  it('where what is in the file is not what it says', async () => {
    const lost = changed((text) => text.replace(/("name":"outbox".*?"rows":)2/, '$13'));
    expect(await refusalOf(startedAddress, await fileOf(lost))).toBe(
      'Ce qui a été chargé n’est pas ce qui avait été gardé (les lignes de public.outbox : 2 au lieu de 3) : rien n’est changé.',
    );
    const money = changed((text) => text.replace('"total_cents":1890', '"total_cents":1891'));
    expect(await refusalOf(startedAddress, await fileOf(money))).toMatch(/orders\.total_cents : 1890 au lieu de 1891/);
  });

  it('where a row can not be', async () => {
    const wrong = changed((text) => text.replace('\t1890\tcard', '\t-1\tcard'));
    expect(await refusalOf(startedAddress, await fileOf(wrong))).toMatch(/^La base a refusé : .*orders_cents/);
  });

  it('into a database with an order', async () => {
    expect(await refusalOf(fullAddress, await fileOf(backup))).toMatch(
      /^La base n’est pas vide \(il y a des lignes dans \w+\) : remettez la sauvegarde dans une base vide\.$/,
    );
  });

  it('into a database with an account', async () => {
    const address = await desk.newAddress();
    await ask(address, (client) =>
      client.query(`insert into users (email, password_hash, first_name, last_name, phone, address, is_verified, created_at)
        values ('a', '', '', '', '', '', true, now())`),
    );
    expect(await refusalOf(address, await fileOf(backup))).toMatch(/\(il y a des lignes dans users\)/);
  });

  it('where the database is not the shop’s own', async () => {
    const address = await desk.newAddress();
    await ask(address, (client) => client.query('create table parkings (id int)'));
    expect(await refusalOf(address, await fileOf(backup))).toBe(
      'La base contient une table qui n’est pas à la boutique (parkings) : donnez à la boutique une base à elle.',
    );
  });

  it('into a database with a view of the shop’s tables', async () => {
    const address = await desk.newAddress();
    await ask(address, (client) => client.query('create view takings as select sum(total_cents) from orders'));
    expect(await refusalOf(address, await fileOf(backup))).toMatch(/^La base a refusé : .*depend/);
  });

  it('where a shop runs on the database', async () => {
    const shop = await openDatabase({ databaseUrl: startedAddress.connectionString, dataDir: '' });
    const refused = restore({ address: startedAddress, file: await fileOf(backup) });
    await expect(refused).rejects.toThrow(
      'Un autre programme est connecté à la base : arrêtez la boutique, puis remettez la sauvegarde.',
    );
    await shop.close();
  });

  it('where the database does not answer', async () => {
    const refused = restore({
      address: { connectionString: 'postgresql://nobody:secret@127.0.0.1:1/none' },
      file: await fileOf(backup),
    });
    await expect(refused).rejects.toThrow(/^La base ne répond pas : (?!.*secret).*\.$/);
  });
});

describe('a restore', () => {
  it('replaces the catalogue and the books with which a shop was started', async () => {
    const address = await desk.newAddress();
    const started = await openDatabase({ databaseUrl: address.connectionString, dataDir: '' });
    await replaceCatalogue(started.db, catalogueFromFile(exampleCatalogue()));
    await openBooks(openTestBooks(started.db).tools);
    await started.close();
    await restore({ address, file: await fileOf(backup) });
    expect(await ask(address, describeRows)).toEqual(await ask(fullAddress, describeRows));
    expect(await ask(address, describeSchema)).toEqual(await ask(fullAddress, describeSchema));
  });

  it('leaves out foreign tables beside the shop’s', async () => {
    const [source, target, file] = [await desk.newAddress(), await desk.newAddress(), desk.newFile()];
    await ask(source, (client) =>
      client.query(`create table "odd ""name""" (id int generated always as identity, "odd ""column""" text,
        twice int generated always as (2) stored); insert into "odd ""name""" ("odd ""column""") values ('x')`),
    );
    await backUp({ address: source, file });
    expect((await restore({ address: target, file })).leftOut).toEqual(['public.odd "name"']);
  });
});
