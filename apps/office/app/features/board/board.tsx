import { Text } from '../../messages/text.tsx';

/** The order board. */
export function Board() {
  return <Text as="h1" id="board.heading" />;
}
