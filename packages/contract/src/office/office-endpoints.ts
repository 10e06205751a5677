import { actCall, actionEndpoints } from './actions/action-endpoints.ts';
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
  seenCall,
  seenEndpoint,
} from './board/board-endpoints.ts';
import { orderSheetCall, orderSheetEndpoint } from './orders/order-endpoints.ts';
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
import { changePersonCall, changePersonEndpoint, peopleCall, peopleEndpoint } from './staff/people-endpoints.ts';
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

// What the restaurant's people and devices ask, from the office's own pages. Each endpoint says who may.

/** What the office calls, each by the name of its function in the caller. */
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
  orderSheet: orderSheetCall,
  actOnOrder: actCall,
  makeDeviceCode: makeDeviceCodeCall,
  enrolDevice: enrolDeviceCall,
  devices: devicesCall,
  revokeDevice: revokeDeviceCall,
  people: peopleCall,
  changePerson: changePersonCall,
  approvers: approversCall,
  approve: approveCall,
  choosePin: choosePinCall,
  dropPin: dropPinCall,
};

/** What the API serves to the office. */
export const officeEndpoints = {
  signIn: signInEndpoint,
  session: officeSessionEndpoint,
  signOut: signOutEndpoint,
  enter: enterEndpoint,
  askForLink: askForLinkEndpoint,
  board: boardEndpoint,
  boardStream: boardStreamEndpoint,
  boardAlive: aliveEndpoint,
  boardSeen: seenEndpoint,
  boardDrift: driftEndpoint,
  muteBoard: muteEndpoint,
  chooseReception: chooseReceptionEndpoint,
  orderSheet: orderSheetEndpoint,
  actions: actionEndpoints,
  makeDeviceCode: makeDeviceCodeEndpoint,
  enrolDevice: enrolDeviceEndpoint,
  devices: devicesEndpoint,
  revokeDevice: revokeDeviceEndpoint,
  people: peopleEndpoint,
  changePerson: changePersonEndpoint,
  approvers: approversEndpoint,
  approve: approveEndpoint,
  choosePin: choosePinEndpoint,
  dropPin: dropPinEndpoint,
};
