export type { ApiDependencies } from './api-dependencies.ts';
export { type Api, buildApi } from './app.ts';
export { buildPagesServer } from './build-pages-server.ts';
export { backUp } from './db/backup/back-up.ts';
export type { BackupHeader } from './db/backup/contents/backup-header.ts';
export { restore } from './db/backup/restore.ts';
export type { DatabaseOptions, OpenDatabase } from './db/database.ts';
export { syncFolder } from './db/disk/sync-folder.ts';
export { type DatabaseFacts, examineDatabase } from './db/examine/examine-database.ts';
export { tryToStore } from './db/examine/try-to-store.ts';
export { messageOf, systemCodeOf } from './db/failure/error-parts.ts';
export { OpenFailure, reasonOf } from './db/failure/open-failure.ts';
export { typedCommand } from './db/failure/typed-command.ts';
export { isServed } from './db/is-served.ts';
export { isUnavailable } from './db/is-unavailable.ts';
export { openDatabase } from './db/open-database.ts';
export { withServer } from './db/with-server.ts';
export { endDemoAccount } from './features/account/demo/end-demo-account.ts';
export { seedDemoAccount } from './features/account/demo/seed-demo-account.ts';
export { openAccountKeys } from './features/account/record/open-account-keys.ts';
export { forgetSecret } from './features/account/record/secret-repository.ts';
export { applyRetention, type RetentionReport } from './features/account/retention/apply-retention.ts';
export { recountLoads } from './features/capacity/recount-repository.ts';
export { readCatalogue, replaceCatalogue } from './features/catalogue/catalogue-repository.ts';
export { doubtCatalogue } from './features/catalogue/doubt-catalogue.ts';
export { catalogueToFile } from './features/catalogue/file/catalogue-file.ts';
export { CatalogueFault, parseCatalogue, readCatalogueFile } from './features/catalogue/file/read-catalogue-file.ts';
export type { CatalogueFile } from './features/catalogue/file/schema/catalogue-schema.ts';
export type { Catalogue } from './features/catalogue/record/catalogue.ts';
export { seedDatabase } from './features/catalogue/seed-database.ts';
export { findNearestStreet } from './features/delivery/address-index/address-repository.ts';
export { type ImportedAddresses, importAddresses } from './features/delivery/address-index/import-addresses.ts';
export { seedAddresses } from './features/delivery/address-index/seed-addresses.ts';
export { createLocalGeocoder } from './features/delivery/local-geocoder.ts';
export { receiptOf } from './features/order/receipt/receipt-of.ts';
export { makeArrival } from './features/order/record/make-arrival.ts';
export type { Order, OrderEvent, OrderLine } from './features/order/record/order.ts';
export {
  findOrder,
  findOrderByNumber,
  listEvents,
  listOrders,
  ordersStatement,
} from './features/order/record/order-repository.ts';
export { refundOrder } from './features/payment/refund/refund-order.ts';
export type { Refund } from './features/payment/refund/refund-repository.ts';
export { findKeys } from './features/push/push-repository.ts';
export { endDemoOwner } from './features/staff/link/end-demo-owner.ts';
export { inviteDemoOwner, inviteOwner } from './features/staff/link/invite-owner.ts';
export { listPeople } from './features/staff/record/person-repository.ts';
export { listOpenUnits } from './features/withdrawal/record/withdrawal-repository.ts';
export { readGround } from './features/zone/ground/read-ground.ts';
export { chooseGeocoder, type GeocoderName, geocoderNames } from './gateways/geocoder/choose-geocoder.ts';
export type { Mail, MailGateway } from './gateways/mail/mail-gateway.ts';
export { createMailbox } from './gateways/mail/mailbox-mail-gateway.ts';
export { createSmtpMail } from './gateways/mail/smtp-mail-gateway.ts';
export type { AskBackups } from './gateways/partners.ts';
export type { PaymentGateway } from './gateways/payment/payment-gateway.ts';
export { createStripeGateway } from './gateways/payment/stripe-payment-gateway.ts';
export { encodeLines } from './gateways/printer/encode-ticket.ts';
export { createPrinterGateway } from './gateways/printer/printer-gateway.ts';
export { openRelay, pairRelay, type RelaySession } from './gateways/printer/relay/relay-session.ts';
export { type RelayEnd, type RelayNews, runRelay } from './gateways/printer/relay/run-relay.ts';
export { chooseRouter, type RouterName, routerNames } from './gateways/router/choose-router.ts';
export { defaultLimits, inProcessPeer, type Limits } from './plugins/limits.ts';
export { keepReady } from './plugins/ready/ready-plugin.ts';
