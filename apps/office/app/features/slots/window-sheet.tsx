import type { KitchenDay, KitchenWindow, PostWindow } from '@comptoir/contract';
import { mostWindowUnits, quartersPerUnit } from '@comptoir/domain';
import { randomId } from '@comptoir/web-app/base';
import { useFormat } from '@comptoir/web-app/messages';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { CapacitySheet } from './capacity-sheet.tsx';
import { useSlotWords } from './use-slot-words.ts';

interface WindowSheetProps {
  window: KitchenWindow;
  work: PostWindow;
  post: KitchenDay['posts'][number];
  onChanged: (day: KitchenDay) => void;
  onClose: () => void;
}

/** Changes what a post does in one quarter of an hour (CAP-12). */
export function WindowSheet({ window, work, post, onChanged, onClose }: WindowSheetProps) {
  const say = useMessage();
  const format = useFormat();
  const { sayStart } = useSlotWords();
  const taken = (work.ordered + work.held) / quartersPerUnit;
  return (
    <CapacitySheet
      title={say('slots.kitchen.title', { post: post.name, hour: sayStart(window) })}
      label={say('slots.kitchen.capacity')}
      hint={say('slots.kitchen.hint')}
      fault={say('slots.kitchen.invalid')}
      most={mostWindowUnits}
      initial={Math.floor(work.capacity / quartersPerUnit)}
      {...(work.isChanged && { usual: post.perWindow })}
      sayBelow={(units) => units < taken && say('slots.kitchen.below', { taken: format.number(taken) })}
      onChoose={async (units) => {
        const wanted = { post: post.id, start: window.start, units };
        onChanged(await editorCaller.changeWindow(randomId(), wanted));
      }}
      onClose={onClose}
    />
  );
}
