export { createText } from './create-text.tsx';
export type { LeafIds } from './leaf-ids.ts';
export { AddedMessages, MessagesProvider } from './messages-provider.tsx';
export { useFormat } from './use-format.ts';
export { type MessageValues, type Say, useSay } from './use-say.ts';
