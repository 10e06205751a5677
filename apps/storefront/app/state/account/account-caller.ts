// A separate module: a dynamic import of it loads this caller and no other part of the contract.
export { createAccountCaller } from '@comptoir/contract';
