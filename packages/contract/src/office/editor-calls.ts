import { menusCall } from '../public/menu/menu-endpoints.ts';
import { auditCall } from './audit/audit-endpoints.ts';
import { archivesCall, makeArchiveCall } from './books/archive-endpoints.ts';
import { attestationCall } from './books/attestation-endpoint.ts';
import { booksCall, closeBooksCall, closeCall, closesCall } from './books/books-endpoints.ts';
import { dayMailCall, endDayMailCall, wantDayMailCall } from './books/day-mail-endpoints.ts';
import { eReportsCall, prepareEReportCall, sendEReportCall } from './books/e-report-endpoints.ts';
import { notesCall } from './books/notes-endpoints.ts';
import {
  cancelPublicationCall,
  catalogueCall,
  deleteThingCall,
  discardCall,
  keepThingCall,
  publicationsCall,
  publishCall,
  revertCall,
  saveThingCall,
  takeIdsCall,
  versionsCall,
} from './catalogue/catalogue-endpoints.ts';
import { closeDayCall, dayOrdersCall, openDayCall, stopOfferCall } from './catalogue/now-endpoints.ts';
import { importMenuCall } from './catalogue/sheet-endpoints.ts';
import { dossierCall } from './history/dossier-endpoint.ts';
import { eraseOrderCall, historyCall, orderRecordCall } from './history/history-endpoints.ts';
import {
  depositInvoiceCall,
  invoiceOrderCall,
  invoicesCall,
  mailInvoiceCall,
  orderInvoicesCall,
} from './invoice/invoice-endpoints.ts';
import { cashMissingCall } from './orders/cash-missing-endpoint.ts';
import { orderSheetCall } from './orders/order-endpoints.ts';
import { quoteRefundCall, refundableCall, refundCall } from './orders/refund-endpoints.ts';
import { endPauseCall, pauseOrdersCall, setBusyCall } from './pauses/pause-endpoints.ts';
import { addPictureCall } from './pictures/picture-endpoints.ts';
import { answerPrintsCall } from './printers/open-prints.ts';
import {
  choosePrintersCall,
  printerSettingsCall,
  printTestPageCall,
  relaysCall,
} from './printers/printer-endpoints.ts';
import { checkCatalogueCall } from './rehearsal/check-endpoints.ts';
import { eveningCall, mailEveningCall } from './rehearsal/evening-endpoints.ts';
import { makePreviewCall } from './rehearsal/preview-endpoints.ts';
import { rehearseCall } from './rehearsal/rehearsal-endpoints.ts';
import { offerFiguresCall } from './report/offer-figure-endpoints.ts';
import { punctualityCall } from './report/punctuality-endpoints.ts';
import { bestSellersCall, reportCall } from './report/report-endpoints.ts';
import { handTipsOverCall, tipsCall } from './report/tip-endpoints.ts';
import { accountsCall, chooseAccountsCall } from './settings/account-endpoints.ts';
import { chooseKitchenSettingsCall, kitchenSettingsCall } from './settings/kitchen-endpoints.ts';
import { choosePostSettingsCall, postSettingsCall } from './settings/posts-endpoints.ts';
import { chooseRefundLimitsCall, refundLimitsCall } from './settings/refund-limit-endpoints.ts';
import { changeSellerCall, sellerCall } from './settings/seller-endpoints.ts';
import { changeWindowCall, kitchenDayCall } from './slots/kitchen-day-endpoints.ts';
import { changeSlotsCall, slotDayCall } from './slots/slot-endpoints.ts';
import { inviteAgainCall, inviteCall, withdrawInvitationCall } from './staff/invitation-endpoints.ts';
import { endOtherSessionsCall, endOwnSessionCall, ownSessionsCall } from './staff/own-session-endpoints.ts';
import { changePersonCall, forgetPersonCall, peopleCall } from './staff/people-endpoints.ts';
import {
  confirmSecondFactorCall,
  dropSecondFactorCall,
  prepareSecondFactorCall,
  proofCall,
  proveCall,
  renewRecoveryCodesCall,
  resetSecondFactorCall,
  secondFactorCall,
} from './staff/second-factor-endpoints.ts';
import { countStockCall } from './stock/stock-endpoints.ts';
import { mailReceiptCall } from './tickets/receipt-mail-endpoint.ts';
import { printTicketCall, ticketCall } from './tickets/ticket-endpoints.ts';
import { withdrawalStepCall, withdrawalsCall } from './withdrawal/withdrawal-endpoints.ts';
import { mapGroundCall } from './zones/ground-endpoints.ts';
import { postalCodeOutlineCall } from './zones/postal-code-endpoints.ts';
import { tryAddressCall } from './zones/try-endpoints.ts';

/** The calls that the board's first load leaves out: those of its sheets, pauses, slots and papers, and of the pages for managers. */
export const editorCalls = {
  menus: menusCall,
  addPicture: addPictureCall,
  checkCatalogue: checkCatalogueCall,
  rehearse: rehearseCall,
  makePreview: makePreviewCall,
  evening: eveningCall,
  mailEvening: mailEveningCall,
  orderSheet: orderSheetCall,
  refundable: refundableCall,
  quoteRefund: quoteRefundCall,
  refund: refundCall,
  pauseOrders: pauseOrdersCall,
  endPause: endPauseCall,
  setBusy: setBusyCall,
  slotDay: slotDayCall,
  changeSlots: changeSlotsCall,
  kitchenDay: kitchenDayCall,
  changeWindow: changeWindowCall,
  ticket: ticketCall,
  printTicket: printTicketCall,
  mailReceipt: mailReceiptCall,
  answerPrints: answerPrintsCall,
  printerSettings: printerSettingsCall,
  choosePrinters: choosePrintersCall,
  printTestPage: printTestPageCall,
  relays: relaysCall,
  countStock: countStockCall,
  kitchenSettings: kitchenSettingsCall,
  accounts: accountsCall,
  chooseAccounts: chooseAccountsCall,
  refundLimits: refundLimitsCall,
  chooseRefundLimits: chooseRefundLimitsCall,
  seller: sellerCall,
  changeSeller: changeSellerCall,
  postSettings: postSettingsCall,
  choosePostSettings: choosePostSettingsCall,
  chooseKitchenSettings: chooseKitchenSettingsCall,
  catalogue: catalogueCall,
  saveThing: saveThingCall,
  deleteThing: deleteThingCall,
  keepThing: keepThingCall,
  discard: discardCall,
  takeIds: takeIdsCall,
  publish: publishCall,
  publications: publicationsCall,
  cancelPublication: cancelPublicationCall,
  versions: versionsCall,
  revert: revertCall,
  importMenu: importMenuCall,
  stopOffer: stopOfferCall,
  offerFigures: offerFiguresCall,
  punctuality: punctualityCall,
  report: reportCall,
  bestSellers: bestSellersCall,
  tips: tipsCall,
  handTipsOver: handTipsOverCall,
  closeDay: closeDayCall,
  openDay: openDayCall,
  dayOrders: dayOrdersCall,
  mapGround: mapGroundCall,
  postalCodeOutline: postalCodeOutlineCall,
  tryAddress: tryAddressCall,
  people: peopleCall,
  changePerson: changePersonCall,
  forgetPerson: forgetPersonCall,
  secondFactor: secondFactorCall,
  prepareSecondFactor: prepareSecondFactorCall,
  confirmSecondFactor: confirmSecondFactorCall,
  renewRecoveryCodes: renewRecoveryCodesCall,
  dropSecondFactor: dropSecondFactorCall,
  prove: proveCall,
  proof: proofCall,
  resetSecondFactor: resetSecondFactorCall,
  invite: inviteCall,
  inviteAgain: inviteAgainCall,
  withdrawInvitation: withdrawInvitationCall,
  ownSessions: ownSessionsCall,
  endOwnSession: endOwnSessionCall,
  endOtherSessions: endOtherSessionsCall,
  audit: auditCall,
  history: historyCall,
  orderRecord: orderRecordCall,
  dossier: dossierCall,
  eraseOrder: eraseOrderCall,
  withdrawals: withdrawalsCall,
  withdrawalStep: withdrawalStepCall,
  books: booksCall,
  notes: notesCall,
  closes: closesCall,
  close: closeCall,
  closeBooks: closeBooksCall,
  invoices: invoicesCall,
  cashMissing: cashMissingCall,
  mailInvoice: mailInvoiceCall,
  depositInvoice: depositInvoiceCall,
  orderInvoices: orderInvoicesCall,
  invoiceOrder: invoiceOrderCall,
  archives: archivesCall,
  makeArchive: makeArchiveCall,
  attestation: attestationCall,
  eReports: eReportsCall,
  prepareEReport: prepareEReportCall,
  sendEReport: sendEReportCall,
  dayMail: dayMailCall,
  wantDayMail: wantDayMailCall,
  endDayMail: endDayMailCall,
};
