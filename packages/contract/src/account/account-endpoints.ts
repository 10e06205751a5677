import {
  loginCall,
  loginEndpoint,
  logoutCall,
  logoutEndpoint,
  resetPasswordCall,
  resetPasswordEndpoint,
  sendCodeCall,
  sendCodeEndpoint,
  signupCall,
  signupEndpoint,
  takeEmailBackCall,
  takeEmailBackEndpoint,
  verifyCodeCall,
  verifyCodeEndpoint,
} from './access/access-endpoints.ts';
import {
  saveAddressesCall,
  saveAddressesEndpoint,
  savedAddressesCall,
  savedAddressesEndpoint,
} from './addresses/saved-address-endpoints.ts';
import { invoicePdfCall, invoicePdfEndpoint, ordersCall, ordersEndpoint } from './orders/past-order-endpoints.ts';
import {
  deleteProfileCall,
  deleteProfileEndpoint,
  exportAccountCall,
  exportAccountEndpoint,
  profileCall,
  profileEndpoint,
  updateProfileCall,
  updateProfileEndpoint,
} from './profile/profile-endpoints.ts';

export const accountCalls = {
  login: loginCall,
  signup: signupCall,
  logout: logoutCall,
  verifyCode: verifyCodeCall,
  sendCode: sendCodeCall,
  resetPassword: resetPasswordCall,
  takeEmailBack: takeEmailBackCall,
  profile: profileCall,
  updateProfile: updateProfileCall,
  deleteProfile: deleteProfileCall,
  exportAccount: exportAccountCall,
  orders: ordersCall,
  invoicePdf: invoicePdfCall,
  savedAddresses: savedAddressesCall,
  saveAddresses: saveAddressesCall,
};

export const accountEndpoints = {
  login: loginEndpoint,
  signup: signupEndpoint,
  logout: logoutEndpoint,
  verifyCode: verifyCodeEndpoint,
  sendCode: sendCodeEndpoint,
  resetPassword: resetPasswordEndpoint,
  takeEmailBack: takeEmailBackEndpoint,
  profile: profileEndpoint,
  updateProfile: updateProfileEndpoint,
  deleteProfile: deleteProfileEndpoint,
  exportAccount: exportAccountEndpoint,
  orders: ordersEndpoint,
  invoicePdf: invoicePdfEndpoint,
  savedAddresses: savedAddressesEndpoint,
  saveAddresses: saveAddressesEndpoint,
};
