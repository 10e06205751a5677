// A dynamic import of this file loads only the API client and no other part of the contract package.
export { createCaller } from '@comptoir/contract';
