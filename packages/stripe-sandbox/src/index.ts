export { demoKeys } from './demo-keys.ts';
export type { Fault, Faults, Settlement, WalletWorld, WebhookMode } from './faults/faults.ts';
export { type JoinedSandbox, joinSandbox } from './join-sandbox.ts';
export type { Charge, PaymentIntent, Refund, StripeEvent } from './ledger/stripe-objects.ts';
export { type Sandbox, type SandboxLedger, type SandboxOptions, startSandbox } from './start-sandbox.ts';
