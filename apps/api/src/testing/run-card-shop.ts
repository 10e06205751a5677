// Runs a shop in its own process, so that drills can kill it. Environment variables configure the shop: `SEED` fills the database first, with
// these settings in JSON beside those of the example.
import { demoKeys } from '@comptoir/stripe-sandbox';
import { buildApi } from '../app.ts';
import { openDatabase } from '../db/open-database.ts';
import { replaceCatalogue } from '../features/catalogue/catalogue-repository.ts';
import { catalogueFromFile } from '../features/catalogue/file/catalogue-file.ts';
import { createMailbox } from '../gateways/mail/mailbox-mail-gateway.ts';
import { createStripeGateway } from '../gateways/payment/stripe-payment-gateway.ts';
import { exampleCatalogue } from './example-catalogue.ts';
import { plenty } from './plenty.ts';
import { testSite } from './test-site.ts';

const {
  DATA_DIR = '',
  STRIPE_API_URL = '',
  STRIPE_PAGES_URL = STRIPE_API_URL,
  MAILBOX = '',
  CLOCK_OFFSET = '0',
  SEED,
} = process.env;

const database = await openDatabase({ dataDir: DATA_DIR });
if (SEED) {
  const catalogue = exampleCatalogue();
  Object.assign(catalogue.settings, { 'payments.stripe.active': true }, JSON.parse(SEED));
  await replaceCatalogue(database.db, catalogueFromFile(catalogue));
}
const api = await buildApi({
  database,
  site: testSite,
  clock: () => Temporal.Instant.fromEpochMilliseconds(Date.now() + Number(CLOCK_OFFSET)),
  mail: createMailbox(MAILBOX),
  card: {
    gateway: createStripeGateway({
      ...demoKeys,
      apiUrl: STRIPE_API_URL,
      pagesUrl: STRIPE_PAGES_URL,
      currency: testSite.currency,
    }),
    publicKey: demoKeys.publishableKey,
    scriptUrl: null,
  },
  secret: Buffer.alloc(32, 7),
  logger: false,
  limits: plenty,
});

// On request, the shop finishes all due work and reports its state.
process.on('message', async () => {
  await api.reconcilePayments();
  // Mails that a killed shop had claimed stay claimed for two minutes, which the test skips.
  await database.query('update outbox set next_at = now() where done_at is null', []);
  await api.drainOutbox();
  const { rows } = await database.query(
    `select id, local_id, status, total_cents, tip_cents, payment_method, transaction_id, paid_by ->> 'kind' as kind from orders`,
    [],
  );
  const booked = await database.query(
    `select coalesce(sum(amount_cents), 0) as cents from book_entries where kind = 'payment' and method = 'card'`,
    [],
  );
  process.send?.({ orders: rows, bookedCents: Number(booked.rows[0]?.cents) });
});
// Whether PayPal is offered is asked in the background.
await api.askForPaypal();
process.send?.({ address: await api.app.listen({ port: 0, host: '127.0.0.1' }) });
