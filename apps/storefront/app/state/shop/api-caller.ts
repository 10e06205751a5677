// A module of its own so that a dynamic import brings the caller and nothing else of the contract.
export { createCaller } from '@comptoir/contract';
