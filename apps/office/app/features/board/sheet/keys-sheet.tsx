import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { chooseKeys, useKeysStore } from '../../../state/board/keys.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import styles from './sheet.module.css';

const keys = [
  ['1–9', 'focus'],
  ['A', 'accept'],
  ['Z', 'takeBack'],
  ['C', 'start'],
  ['P', 'ready'],
  ['?', 'help'],
] as const;

export function KeysSheet() {
  const say = useMessage();
  const isOn = useKeysStore(({ choice }) => choice === 'on');
  return (
    <BoardSheet testId="keys-sheet" title={say('board.keys.title')}>
      <div className={styles.parts}>
        <dl className={styles.keys}>
          {keys.map(([key, name]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>
                <Text id={`board.keys.${name}`} />
              </dd>
            </div>
          ))}
        </dl>
        <label className={styles.switch}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => chooseKeys(target.checked ? 'on' : 'off')} />
          <Text id="board.keys.isOn" />
        </label>
      </div>
    </BoardSheet>
  );
}
