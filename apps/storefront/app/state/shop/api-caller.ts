// A dynamic import of this file loads only the API client, not the rest of the contract package.
export { createCaller } from '@comptoir/contract';
