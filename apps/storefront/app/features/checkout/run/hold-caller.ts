// A dynamic import of this file loads only the calls of held places, which a shop without posts never needs.
export { createHoldCaller } from '@comptoir/contract';
