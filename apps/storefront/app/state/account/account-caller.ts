// A module of its own so that a dynamic import brings this caller and nothing else of the contract.
export { createAccountCaller } from '@comptoir/contract';
