// A dynamic import of this file loads only the account's API client, not the rest of the contract package.
export { createAccountCaller } from '@comptoir/contract';
