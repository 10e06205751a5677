export type { CodePurpose, NewAccount } from './account/access/access-endpoints.ts';
export { accountEndpoints } from './account/account-endpoints.ts';
export {
  mostAddresses,
  type SavedAddress,
  savedAddressFromWire,
  savedAddressToWire,
} from './account/addresses/saved-address.ts';
export { type OrderPaper, type PastOrder, pastOrderToWire } from './account/orders/past-order.ts';
export { type OrdersPage, ordersPerPage } from './account/orders/past-order-endpoints.ts';
export { type AccountCaller, createAccountCaller } from './caller/account-caller.ts';
export { type Caller, createCaller } from './caller/caller.ts';
export { createEditorCaller, type EditorCaller } from './caller/editor-caller.ts';
export { createHoldCaller, type HoldCaller } from './caller/hold-caller.ts';
export { createOfficeCaller, type OfficeCaller } from './caller/office-caller.ts';
export { createRelayCaller, type RelayCaller } from './caller/relay-caller.ts';
export type { CallerOptions } from './caller/request.ts';
export { type ActedOrder, movedOrder } from './office/actions/action-endpoints.ts';
export {
  actionSchemas,
  type StaffAction,
  type StaffActionBody,
  type StaffActionKind,
} from './office/actions/staff-action.ts';
export { type AuditedEntry, type AuditSelection, auditFileAddress } from './office/audit/audit-endpoints.ts';
export type { OfficeAccess, OfficeSchemas } from './office/base/office-endpoint.ts';
export { type Beat, type Board, boardSchema, type Service } from './office/board/board.ts';
export { type BoardHealth, boardStreamPath, type Drift } from './office/board/board-endpoints.ts';
export {
  type BoardEvent,
  type BoardEventData,
  boardEventFromWire,
  boardEvents,
  boardEventToWire,
} from './office/board/board-events.ts';
export { type BoardLine, type BoardOrder, boardOrderSchema } from './office/board/board-order.ts';
export type { TestOrder } from './office/board/test-order.ts';
export type { BookArchive } from './office/books/archive-endpoints.ts';
export type { AttestationFacts } from './office/books/attestation-endpoint.ts';
export type { BookClose, BooksState, CloseKind } from './office/books/books-endpoints.ts';
export type { DayMail } from './office/books/day-mail-endpoints.ts';
export type { EReport, EReportPeriod, EReports } from './office/books/e-report-endpoints.ts';
export type { OrderNote } from './office/books/notes-endpoints.ts';
export {
  type CatalogueThing,
  type CatalogueVersion,
  type EditedCatalogue,
  type Publication,
  thingKinds,
} from './office/catalogue/catalogue.ts';
export type { DueOrder } from './office/catalogue/now-endpoints.ts';
export { type ImportReport, readImportReport } from './office/catalogue/sheet-endpoints.ts';
export { type Diagnosis, type Finding, type FindingState, findingStates } from './office/doctor/finding.ts';
export {
  type Dossier,
  type EvidenceField,
  evidenceFields,
  longestEvidence,
  longestEvidences,
} from './office/history/dossier-endpoint.ts';
export {
  type HistoryOrder,
  historyFileAddress,
  type OrderPrint,
  type OrderRecord,
} from './office/history/history-endpoints.ts';
export {
  type HistoryMark,
  type HistorySelection,
  historyMarks,
  longestSearch,
} from './office/history/history-selection.ts';
export type { InvoicedOrder, InvoiceSelection, OfficeInvoice } from './office/invoice/invoice-endpoints.ts';
export { officeEndpoints } from './office/office-endpoints.ts';
export {
  askWhoSetting,
  eveningMailSetting,
  isOfficeSetting,
  kitchenToSettings,
  type OfficePause,
  type OfficeSettings,
  pausesFromSetting,
  pausesToSetting,
  readOfficeSettings,
  refundLimitsToSettings,
} from './office/office-settings.ts';
export { longestMissingReason } from './office/orders/cash-missing-endpoint.ts';
export {
  mailedNotices,
  type NoticeKind,
  noticeKinds,
  type OrderSheet,
  type SheetDispute,
  type SheetEvent,
  sheetEventKinds,
} from './office/orders/order-sheet.ts';
export {
  longestRemark,
  type Refundable,
  type RefundedWhat,
  type RefundQuote,
  type WantedRefund,
} from './office/orders/refund-endpoints.ts';
export type { PictureFocus } from './office/pictures/picture-endpoints.ts';
export type { OpenPrints, PrintAnswer } from './office/printers/open-prints.ts';
export type { PrinterSettings, Relay } from './office/printers/printer-endpoints.ts';
export { printersFromSetting, printersSetting, printersToSetting } from './office/printers/printer-setting.ts';
export type { PrintOutcome, RelayPrint } from './office/printers/relay-endpoints.ts';
export type { FoundFault } from './office/rehearsal/check-endpoints.ts';
export type { Evening } from './office/rehearsal/evening-endpoints.ts';
export type { Rehearsal } from './office/rehearsal/rehearsal.ts';
export type { RehearsalQuestion } from './office/rehearsal/rehearsal-question.ts';
export type { OfferFigure } from './office/report/offer-figure-endpoints.ts';
export { type Punctuality, punctualityDays } from './office/report/punctuality-endpoints.ts';
export type { BestSellers, Report } from './office/report/report-endpoints.ts';
export type { TipRegister } from './office/report/tip-endpoints.ts';
export { accountsSetting, accountsToSetting } from './office/settings/account-setting.ts';
export { type KitchenSettings, kitchenLimits } from './office/settings/kitchen-endpoints.ts';
export {
  legalSetting,
  listMissingLegal,
  readVatRegime,
  readYearEnd,
  sellerFromSetting,
  sellerToSetting,
  vatRegimeSetting,
  yearEndSetting,
} from './office/settings/legal-setting.ts';
export { type PostSettings, postIdPattern, postLimits } from './office/settings/posts-endpoints.ts';
export { mostRefundLimitCents, type RefundLimits } from './office/settings/refund-limit-endpoints.ts';
export type { KnownSeller, TypedSeller } from './office/settings/seller-endpoints.ts';
export type { KitchenDay, KitchenWindow, PostWindow, WantedWindow } from './office/slots/kitchen-day-endpoints.ts';
export type { OfficeSlot, SlotDay, WantedSlot } from './office/slots/slot-endpoints.ts';
export { windowsFromSetting, windowsToSetting } from './office/slots/window-setting.ts';
export type { Device, DeviceKind } from './office/staff/device.ts';
export type { OwnSession } from './office/staff/own-session-endpoints.ts';
export {
  type Acting,
  type Member,
  type OfficeSession,
  officeSessionSchema,
  type Person,
} from './office/staff/person.ts';
export type { AskedApproval } from './office/staff/pin.ts';
export type { Stock } from './office/stock/stock.ts';
export type { Ticket } from './office/tickets/ticket-endpoints.ts';
export { type OfficeWithdrawal, officeWithdrawalSchema } from './office/withdrawal/office-withdrawal.ts';
export type { WithdrawalStep } from './office/withdrawal/withdrawal-endpoints.ts';
export type { MapBox, MapGround, MapPosition } from './office/zones/ground-endpoints.ts';
export type { TriedAddress } from './office/zones/try-endpoints.ts';
export { type Connection, connectionFromWire } from './public/connection.ts';
export {
  type AddressSuggestion,
  type Distance,
  distanceFromWire,
  distanceToWire,
  suggestionToWire,
} from './public/delivery/location-wire.ts';
export { holdRequestOf, type ToldHold } from './public/hold/hold-endpoints.ts';
export type { WireHoldRequest } from './public/hold/hold-schema.ts';
export { orderOf } from './public/live/live-answers.ts';
export type { LiveOrder, LiveRefund, ShortOrder } from './public/live/live-order.ts';
export { liveOrderFromWire, liveOrderToWire } from './public/live/live-order-wire.ts';
export { liveStreamPath } from './public/live/live-stream-path.ts';
export type {
  DeclaredWithdrawal,
  LiveWithdrawal,
  WithdrawableLine,
  WithdrawalState,
  WithdrawnUnits,
} from './public/live/live-withdrawal.ts';
export type { Declaration, LinkDeclaration } from './public/live/live-withdrawal-endpoints.ts';
export { declaredFromWire, declaredToWire } from './public/live/live-withdrawal-wire.ts';
export { menusFromWire } from './public/menu/menu-from-wire.ts';
export { itemSchema, menuSchema } from './public/menu/menu-schema.ts';
export { itemToWire, menuToWire } from './public/menu/menu-to-wire.ts';
export { workFromQuery, workFromWire, workToWire } from './public/menu/work-wire.ts';
export { offerSchema } from './public/offer/offer-schema.ts';
export { couponOffer, offersFromWire, offerToWire } from './public/offer/offer-wire.ts';
export { readOfferMinimum, readOfferValue } from './public/offer/read-offer-value.ts';
export { amountsToWire } from './public/order/order-amounts.ts';
export {
  type CartMismatch,
  type ExistingOrder,
  existingOrderFromWire,
  mismatchFromWire,
  movedPromiseFromWire,
  orderUpdateToWire,
} from './public/order/order-answers.ts';
export { type OrderClaim, orderFromWire } from './public/order/order-claim.ts';
export { type OrderDraft, orderToWire } from './public/order/order-draft.ts';
export { orderSchema, orderUpdateSchema, tipPattern, type WireOrder } from './public/order/order-schema.ts';
export type { OrderStatus } from './public/order/order-status.ts';
export type { PastLine } from './public/order/past/past-line.ts';
export type { WireQuote } from './public/order/quote-schema.ts';
export { quoteFromWire } from './public/order/quote-wire.ts';
export type { Receipt, ReceiptDiscount, ReceiptLine } from './public/order/receipt.ts';
export { receiptFromWire, receiptToWire } from './public/order/receipt-wire.ts';
export { companyFromWire, type WireCompany } from './public/order/wanted/company.ts';
export { hasWishes, wishesFromWire, wishesToWire } from './public/order/wanted/wishes.ts';
export { paths } from './public/paths.ts';
export { cardIntentRequestSchema, cardPayerSchema } from './public/payment/card-payment-schema.ts';
export type { AbandonState, PaymentReturn, PaypalVisit, ReturnState } from './public/payment/paypal-wire.ts';
export { type Preview, previewEndpoint, previewRoot } from './public/preview.ts';
export { publicEndpoints } from './public/public-endpoints.ts';
export { mostRecommendations } from './public/recommendation.ts';
export type { SlotReason, SlotState, ToldSlot } from './public/schedule.ts';
export { readAlcoholLicence } from './public/settings/alcohol-licence.ts';
export { cardProviderScript } from './public/settings/card-script.ts';
export { guestCashFromWire, guestCashSetting } from './public/settings/guest-cash.ts';
export {
  hasNightPermit,
  isPrivateAlcoholSetting,
  readAlcohol,
  withMealSetting,
} from './public/settings/read-alcohol.ts';
export {
  busySetting,
  busyToSetting,
  busyToWire,
  liveSettings,
  pausesSetting,
  pausesToWire,
  readBusyPeriods,
  windowsSetting,
} from './public/settings/read-pauses.ts';
export {
  companySetting,
  deliveryPostSetting,
  holdMinutesSetting,
  postsSetting,
  readSettings,
  withdrawalShownSetting,
} from './public/settings/read-settings.ts';
export type { NamedValue, Settings } from './public/settings/settings.ts';
export { settingsFromWire } from './public/settings/settings-from-wire.ts';
export {
  readUploadedAddress,
  type UploadedFile,
  uploadedAddress,
  uploadedFormats,
  uploadedSides,
} from './public/uploaded-picture.ts';
export { pictureWidths } from './site/picture-widths.ts';
export { readSiteConfig, type SiteConfig } from './site/site.ts';
export {
  comparedPath,
  linksUnderPrefix,
  pathLanguages,
  pathPrefix,
  plainPath,
  previewPath,
  previewTokenOf,
  underPrefix,
  withoutPrefix,
  withoutPreview,
} from './site/site-path.ts';
export { tagManagerScript, usesTagManager } from './site/tag-manager.ts';
export { taxPolicyOf } from './site/tax-policy.ts';
export { ApiError } from './wire/api-error.ts';
export { fromWire, toWire } from './wire/codecs.ts';
export type { EndpointSchemas } from './wire/endpoint.ts';
export { readPayload, success } from './wire/envelope.ts';
export { type ErrorBody, type ErrorCode, errorStatuses } from './wire/errors.ts';
export { readMoment, writeMoment } from './wire/moment.ts';
export { breakLinks } from './wire/person/break-links.ts';
export { mailKey, mailLink, readMailAddress } from './wire/person/mail-address.ts';
export { readName } from './wire/person/person-name.ts';
export { phoneLink, readPhone } from './wire/person/phone.ts';
export { isPlainLine, showLine, showLines } from './wire/plain-text.ts';
export type { PushStanding, PushSubscription } from './wire/push-subscription.ts';
export { isLongEnough, shortestPassword } from './wire/session/password.ts';
export { type Session, sessionFromWire, sessionToWire, type User, userToWire } from './wire/session/session.ts';
export { isServiceSpan, readClock, readTimeRange } from './wire/time-range.ts';
export {
  isObject,
  readCount,
  readFlag,
  readIds,
  readList,
  readObject,
  readText,
  type WireObject,
} from './wire/wire-values.ts';
