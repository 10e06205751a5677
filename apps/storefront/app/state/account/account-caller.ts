// A dynamic import of this file loads only this client and no other part of the contract package.
export { createAccountCaller } from '@comptoir/contract';
