export { allergenWords } from './allergens.ts';
export { auditKindNames, auditKindWords, auditTargetWords } from './audit/audit.ts';
export { auditDetails } from './audit/audit-details.ts';
export { holidayWords, writeFinding } from './checks.ts';
export { companyFieldWords } from './company.ts';
export { couponWords, obstacleWords } from './coupons.ts';
export { discountWords, reasonOfDiscount, writeDiscount } from './discounts.ts';
export { codeSentWords, type ErrorDetails, errorBody, errorWords, secondWords } from './errors.ts';
export { fieldNames, fieldWords } from './fields.ts';
export { fewLeftWords } from './kitchen/few-left-words.ts';
export { orderName } from './kitchen/order-name.ts';
export { postWords } from './kitchen/posts.ts';
export { printerWords } from './kitchen/printers.ts';
export { writeChange } from './kitchen/write-change.ts';
export { writeHour } from './kitchen/write-hour.ts';
export { attestationWords } from './law/attestation-words.ts';
export {
  alcoholWords,
  boughtWords,
  factWords,
  identityQuestionWords,
  identityWords,
  packingWords,
  speciesWords,
  stageWords,
} from './law/law-words.ts';
export { listAttestationFacts } from './law/list-attestation-facts.ts';
export { type ListedOrigin, listOrigins } from './law/list-origins.ts';
export { tellFacts } from './law/tell-facts.ts';
export { withdrawalWords } from './law/withdrawal-words.ts';
export { writeHours } from './law/write-hours.ts';
export { joinOrigins, writeOrigins } from './law/write-origins.ts';
export { describeOffer, type OfferText } from './offer/describe-offer.ts';
export { offerTicketWords, offerTimeWords, type SayOffer } from './offer/offer-words.ts';
export { sayPeriods } from './offer/say-periods.ts';
export { pauseWords, promiseMovedWords } from './pauses.ts';
export { type AmountRow, listAmounts, listTaxes } from './receipt/list-amounts.ts';
export { listTip, tipWords } from './receipt/list-tip.ts';
export {
  duplicateWords,
  modeWords,
  writeBankLine,
  writeOptions,
  writePayment,
  writePlace,
  writePromise,
} from './receipt/receipt-words.ts';
export { refusalWords } from './refusals.ts';
export { writeSellerField } from './seller-fields.ts';
export { writeKitchenTicket } from './ticket/kitchen-ticket.ts';
export { type Issuer, writeReceiptTicket } from './ticket/receipt-ticket.ts';
export { writeCancelledSlip, writeChangedSlip } from './ticket/slips.ts';
export { writeTestPage } from './ticket/test-page.ts';
export type { TicketPrint } from './ticket/ticket-print.ts';
export { writePolygonFault } from './zones.ts';
