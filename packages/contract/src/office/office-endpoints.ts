import { actCall, actionEndpoints } from './actions/action-endpoints.ts';
import { auditEndpoint, auditFileEndpoint } from './audit/audit-endpoints.ts';
import {
  aliveCall,
  aliveEndpoint,
  boardCall,
  boardEndpoint,
  boardStreamEndpoint,
  chooseReceptionCall,
  chooseReceptionEndpoint,
  driftCall,
  driftEndpoint,
  muteCall,
  muteEndpoint,
  resumeOrdersCall,
  resumeOrdersEndpoint,
  seenCall,
  seenEndpoint,
} from './board/board-endpoints.ts';
import {
  endTestOrderCall,
  endTestOrderEndpoint,
  makeTestOrderCall,
  makeTestOrderEndpoint,
} from './board/test-order.ts';
import { archiveFileEndpoint, archivesEndpoint, makeArchiveEndpoint } from './books/archive-endpoints.ts';
import { attestationEndpoint } from './books/attestation-endpoint.ts';
import {
  booksEndpoint,
  closeBooksEndpoint,
  closeEndpoint,
  closesEndpoint,
  closesFileEndpoint,
} from './books/books-endpoints.ts';
import { dayMailEndpoint, endDayMailEndpoint, wantDayMailEndpoint } from './books/day-mail-endpoints.ts';
import {
  eReportFileEndpoint,
  eReportsEndpoint,
  prepareEReportEndpoint,
  sendEReportEndpoint,
} from './books/e-report-endpoints.ts';
import { notesEndpoint } from './books/notes-endpoints.ts';
import {
  cancelPublicationEndpoint,
  catalogueEndpoint,
  deleteThingEndpoint,
  discardEndpoint,
  keepThingEndpoint,
  publicationsEndpoint,
  publishEndpoint,
  revertEndpoint,
  saveThingEndpoint,
  takeIdsEndpoint,
  versionsEndpoint,
} from './catalogue/catalogue-endpoints.ts';
import { closeDayEndpoint, dayOrdersEndpoint, openDayEndpoint, stopOfferEndpoint } from './catalogue/now-endpoints.ts';
import { catalogueSheetEndpoint, importMenuEndpoint } from './catalogue/sheet-endpoints.ts';
import { doctorCall, doctorEndpoint } from './doctor/doctor-endpoints.ts';
import { dossierEndpoint } from './history/dossier-endpoint.ts';
import {
  eraseOrderEndpoint,
  historyEndpoint,
  historyFileEndpoint,
  orderRecordEndpoint,
} from './history/history-endpoints.ts';
import {
  depositInvoiceEndpoint,
  invoiceFileEndpoint,
  invoiceOrderEndpoint,
  invoicesEndpoint,
  invoicesFileEndpoint,
  mailInvoiceEndpoint,
  orderInvoicesEndpoint,
} from './invoice/invoice-endpoints.ts';
import { cashMissingEndpoint } from './orders/cash-missing-endpoint.ts';
import { orderSheetEndpoint } from './orders/order-endpoints.ts';
import { quoteRefundEndpoint, refundableEndpoint, refundEndpoint } from './orders/refund-endpoints.ts';
import { endPauseEndpoint, pauseOrdersEndpoint, setBusyEndpoint } from './pauses/pause-endpoints.ts';
import { addPictureEndpoint } from './pictures/picture-endpoints.ts';
import { answerPrintsEndpoint } from './printers/open-prints.ts';
import {
  choosePrintersEndpoint,
  printerSettingsEndpoint,
  printTestPageEndpoint,
  relaysEndpoint,
} from './printers/printer-endpoints.ts';
import { reportPrintEndpoint, takePrintEndpoint } from './printers/relay-endpoints.ts';
import {
  alertsCall,
  alertsEndpoint,
  endAlertsCall,
  endAlertsEndpoint,
  takeAlertsCall,
  takeAlertsEndpoint,
} from './push/alert-endpoints.ts';
import { checkCatalogueEndpoint } from './rehearsal/check-endpoints.ts';
import { eveningEndpoint, mailEveningEndpoint } from './rehearsal/evening-endpoints.ts';
import { makePreviewEndpoint } from './rehearsal/preview-endpoints.ts';
import { rehearseEndpoint } from './rehearsal/rehearsal-endpoints.ts';
import { offerFiguresEndpoint } from './report/offer-figure-endpoints.ts';
import { punctualityEndpoint } from './report/punctuality-endpoints.ts';
import {
  bestSellersEndpoint,
  journalFileEndpoint,
  reportEndpoint,
  salesFileEndpoint,
} from './report/report-endpoints.ts';
import { handTipsOverEndpoint, tipsEndpoint, tipsFileEndpoint } from './report/tip-endpoints.ts';
import { accountsEndpoint, chooseAccountsEndpoint } from './settings/account-endpoints.ts';
import {
  chooseGuestCashCall,
  chooseGuestCashEndpoint,
  guestCashCall,
  guestCashEndpoint,
} from './settings/guest-cash-endpoints.ts';
import { chooseKitchenSettingsEndpoint, kitchenSettingsEndpoint } from './settings/kitchen-endpoints.ts';
import { choosePostSettingsEndpoint, postSettingsEndpoint } from './settings/posts-endpoints.ts';
import { chooseRefundLimitsEndpoint, refundLimitsEndpoint } from './settings/refund-limit-endpoints.ts';
import { changeSellerEndpoint, sellerEndpoint } from './settings/seller-endpoints.ts';
import { changeWindowEndpoint, kitchenDayEndpoint } from './slots/kitchen-day-endpoints.ts';
import { changeSlotsEndpoint, slotDayEndpoint } from './slots/slot-endpoints.ts';
import {
  devicesCall,
  devicesEndpoint,
  enrolDeviceCall,
  enrolDeviceEndpoint,
  makeDeviceCodeCall,
  makeDeviceCodeEndpoint,
  revokeDeviceCall,
  revokeDeviceEndpoint,
} from './staff/device-endpoints.ts';
import { inviteAgainEndpoint, inviteEndpoint, withdrawInvitationEndpoint } from './staff/invitation-endpoints.ts';
import { endOtherSessionsEndpoint, endOwnSessionEndpoint, ownSessionsEndpoint } from './staff/own-session-endpoints.ts';
import { changePersonEndpoint, forgetPersonEndpoint, peopleEndpoint } from './staff/people-endpoints.ts';
import {
  approveCall,
  approveEndpoint,
  approversCall,
  approversEndpoint,
  choosePinCall,
  choosePinEndpoint,
  dropPinCall,
  dropPinEndpoint,
} from './staff/pin-endpoints.ts';
import {
  confirmSecondFactorEndpoint,
  dropSecondFactorEndpoint,
  prepareSecondFactorEndpoint,
  proofEndpoint,
  proveEndpoint,
  renewRecoveryCodesEndpoint,
  resetSecondFactorEndpoint,
  secondFactorEndpoint,
} from './staff/second-factor-endpoints.ts';
import {
  askForLinkCall,
  askForLinkEndpoint,
  enterCall,
  enterEndpoint,
  officeSessionCall,
  officeSessionEndpoint,
  signInCall,
  signInEndpoint,
  signOutCall,
  signOutEndpoint,
} from './staff/session-endpoints.ts';
import {
  askWhoCall,
  askWhoEndpoint,
  endWhoCall,
  endWhoEndpoint,
  sayWhoCall,
  sayWhoEndpoint,
  whoCall,
  whoEndpoint,
} from './staff/who-endpoints.ts';
import {
  countStockEndpoint,
  putBackCall,
  putBackEndpoint,
  soldOutCall,
  soldOutEndpoint,
  stockCall,
  stockEndpoint,
} from './stock/stock-endpoints.ts';
import { mailReceiptEndpoint } from './tickets/receipt-mail-endpoint.ts';
import { printTicketEndpoint, ticketEndpoint } from './tickets/ticket-endpoints.ts';
import { withdrawalStepEndpoints, withdrawalsEndpoint } from './withdrawal/withdrawal-endpoints.ts';
import { mapGroundEndpoint } from './zones/ground-endpoints.ts';
import { postalCodeOutlineEndpoint } from './zones/postal-code-endpoints.ts';
import { tryAddressEndpoint } from './zones/try-endpoints.ts';

export const officeCalls = {
  signIn: signInCall,
  session: officeSessionCall,
  signOut: signOutCall,
  enter: enterCall,
  askForLink: askForLinkCall,
  board: boardCall,
  boardAlive: aliveCall,
  boardSeen: seenCall,
  boardDrift: driftCall,
  muteBoard: muteCall,
  chooseReception: chooseReceptionCall,
  resumeOrders: resumeOrdersCall,
  makeTestOrder: makeTestOrderCall,
  endTestOrder: endTestOrderCall,
  guestCash: guestCashCall,
  chooseGuestCash: chooseGuestCashCall,
  doctor: doctorCall,
  actOnOrder: actCall,
  stock: stockCall,
  markSoldOut: soldOutCall,
  putBack: putBackCall,
  makeDeviceCode: makeDeviceCodeCall,
  enrolDevice: enrolDeviceCall,
  devices: devicesCall,
  revokeDevice: revokeDeviceCall,
  alerts: alertsCall,
  takeAlerts: takeAlertsCall,
  endAlerts: endAlertsCall,
  approvers: approversCall,
  approve: approveCall,
  choosePin: choosePinCall,
  dropPin: dropPinCall,
  who: whoCall,
  sayWho: sayWhoCall,
  endWho: endWhoCall,
  askWho: askWhoCall,
};

export const officeEndpoints = {
  signIn: signInEndpoint,
  session: officeSessionEndpoint,
  signOut: signOutEndpoint,
  enter: enterEndpoint,
  askForLink: askForLinkEndpoint,
  ownSessions: ownSessionsEndpoint,
  endOwnSession: endOwnSessionEndpoint,
  endOtherSessions: endOtherSessionsEndpoint,
  board: boardEndpoint,
  boardStream: boardStreamEndpoint,
  boardAlive: aliveEndpoint,
  boardSeen: seenEndpoint,
  boardDrift: driftEndpoint,
  muteBoard: muteEndpoint,
  chooseReception: chooseReceptionEndpoint,
  resumeOrders: resumeOrdersEndpoint,
  pauseOrders: pauseOrdersEndpoint,
  endPause: endPauseEndpoint,
  setBusy: setBusyEndpoint,
  slotDay: slotDayEndpoint,
  changeSlots: changeSlotsEndpoint,
  kitchenDay: kitchenDayEndpoint,
  changeWindow: changeWindowEndpoint,
  makeTestOrder: makeTestOrderEndpoint,
  endTestOrder: endTestOrderEndpoint,
  guestCash: guestCashEndpoint,
  chooseGuestCash: chooseGuestCashEndpoint,
  kitchenSettings: kitchenSettingsEndpoint,
  accounts: accountsEndpoint,
  chooseAccounts: chooseAccountsEndpoint,
  refundLimits: refundLimitsEndpoint,
  chooseRefundLimits: chooseRefundLimitsEndpoint,
  seller: sellerEndpoint,
  changeSeller: changeSellerEndpoint,
  postSettings: postSettingsEndpoint,
  choosePostSettings: choosePostSettingsEndpoint,
  chooseKitchenSettings: chooseKitchenSettingsEndpoint,
  doctor: doctorEndpoint,
  addPicture: addPictureEndpoint,
  checkCatalogue: checkCatalogueEndpoint,
  rehearse: rehearseEndpoint,
  makePreview: makePreviewEndpoint,
  evening: eveningEndpoint,
  mailEvening: mailEveningEndpoint,
  orderSheet: orderSheetEndpoint,
  refundable: refundableEndpoint,
  quoteRefund: quoteRefundEndpoint,
  refund: refundEndpoint,
  actions: actionEndpoints,
  ticket: ticketEndpoint,
  printTicket: printTicketEndpoint,
  mailReceipt: mailReceiptEndpoint,
  answerPrints: answerPrintsEndpoint,
  printerSettings: printerSettingsEndpoint,
  choosePrinters: choosePrintersEndpoint,
  printTestPage: printTestPageEndpoint,
  relays: relaysEndpoint,
  takePrint: takePrintEndpoint,
  reportPrint: reportPrintEndpoint,
  stock: stockEndpoint,
  markSoldOut: soldOutEndpoint,
  countStock: countStockEndpoint,
  putBack: putBackEndpoint,
  makeDeviceCode: makeDeviceCodeEndpoint,
  enrolDevice: enrolDeviceEndpoint,
  devices: devicesEndpoint,
  revokeDevice: revokeDeviceEndpoint,
  alerts: alertsEndpoint,
  takeAlerts: takeAlertsEndpoint,
  endAlerts: endAlertsEndpoint,
  audit: auditEndpoint,
  auditFile: auditFileEndpoint,
  people: peopleEndpoint,
  changePerson: changePersonEndpoint,
  forgetPerson: forgetPersonEndpoint,
  invite: inviteEndpoint,
  inviteAgain: inviteAgainEndpoint,
  withdrawInvitation: withdrawInvitationEndpoint,
  secondFactor: secondFactorEndpoint,
  prepareSecondFactor: prepareSecondFactorEndpoint,
  confirmSecondFactor: confirmSecondFactorEndpoint,
  renewRecoveryCodes: renewRecoveryCodesEndpoint,
  dropSecondFactor: dropSecondFactorEndpoint,
  prove: proveEndpoint,
  proof: proofEndpoint,
  resetSecondFactor: resetSecondFactorEndpoint,
  approvers: approversEndpoint,
  approve: approveEndpoint,
  choosePin: choosePinEndpoint,
  dropPin: dropPinEndpoint,
  who: whoEndpoint,
  sayWho: sayWhoEndpoint,
  endWho: endWhoEndpoint,
  askWho: askWhoEndpoint,
  catalogue: catalogueEndpoint,
  saveThing: saveThingEndpoint,
  deleteThing: deleteThingEndpoint,
  keepThing: keepThingEndpoint,
  discard: discardEndpoint,
  takeIds: takeIdsEndpoint,
  publish: publishEndpoint,
  publications: publicationsEndpoint,
  cancelPublication: cancelPublicationEndpoint,
  versions: versionsEndpoint,
  revert: revertEndpoint,
  stopOffer: stopOfferEndpoint,
  offerFigures: offerFiguresEndpoint,
  punctuality: punctualityEndpoint,
  report: reportEndpoint,
  bestSellers: bestSellersEndpoint,
  salesFile: salesFileEndpoint,
  journalFile: journalFileEndpoint,
  tips: tipsEndpoint,
  tipsFile: tipsFileEndpoint,
  handTipsOver: handTipsOverEndpoint,
  closeDay: closeDayEndpoint,
  openDay: openDayEndpoint,
  dayOrders: dayOrdersEndpoint,
  catalogueSheet: catalogueSheetEndpoint,
  importMenu: importMenuEndpoint,
  mapGround: mapGroundEndpoint,
  postalCodeOutline: postalCodeOutlineEndpoint,
  tryAddress: tryAddressEndpoint,
  history: historyEndpoint,
  historyFile: historyFileEndpoint,
  orderRecord: orderRecordEndpoint,
  dossier: dossierEndpoint,
  eraseOrder: eraseOrderEndpoint,
  withdrawals: withdrawalsEndpoint,
  withdrawalSteps: withdrawalStepEndpoints,
  books: booksEndpoint,
  dayMail: dayMailEndpoint,
  wantDayMail: wantDayMailEndpoint,
  endDayMail: endDayMailEndpoint,
  notes: notesEndpoint,
  closes: closesEndpoint,
  close: closeEndpoint,
  closeBooks: closeBooksEndpoint,
  closesFile: closesFileEndpoint,
  invoices: invoicesEndpoint,
  invoicesFile: invoicesFileEndpoint,
  invoiceFile: invoiceFileEndpoint,
  cashMissing: cashMissingEndpoint,
  mailInvoice: mailInvoiceEndpoint,
  depositInvoice: depositInvoiceEndpoint,
  orderInvoices: orderInvoicesEndpoint,
  invoiceOrder: invoiceOrderEndpoint,
  archives: archivesEndpoint,
  makeArchive: makeArchiveEndpoint,
  archiveFile: archiveFileEndpoint,
  attestation: attestationEndpoint,
  eReports: eReportsEndpoint,
  prepareEReport: prepareEReportEndpoint,
  sendEReport: sendEReportEndpoint,
  eReportFile: eReportFileEndpoint,
};
