// A separate module: a dynamic import of it loads the caller and no other part of the contract.
export { createCaller } from '@comptoir/contract';
